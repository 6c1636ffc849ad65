import { later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { z } from 'zod'
import { calendarText } from '../../content/events/calendar-text.ts'
import { timeOf } from '../../content/events/views.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { speakerIn } from '../../kernel/speaker.ts'
import { officeAddress, sendMail } from '../../mails/service.ts'
import { reservationUrl } from './link.ts'
import * as queries from './queries.ts'

const about = (id: number) => ({ table: 'event_reservations', id, user_id: null }) as const

/** Nobody has proved that the address is theirs, so a stranger must not be flooded through us. */
const mailsPerDay = 3

/** To anyone who reserved, with the event as a calendar file and the link that cancels. */
export const confirmReservation = defineJob(
  'enquiries.confirm-reservation',
  z.object({ id: z.number().int() }),
  async (ctx, { id }) => {
    const found = await queries.reservationWithEvent(ctx.db, id)
    if (!found?.row.email || found.row.cancelled_at !== null) return // deleted or cancelled meanwhile
    const { row, event } = found
    const email = found.row.email
    if ((await queries.reservationsBefore(ctx.db, { id, email }, later(row.created_at, -days(1)))) >= mailsPerDay)
      return
    const { siteUrl } = ctx.services
    const url = reservationUrl(ctx, id)
    const { language, stored } = await speakerIn(ctx, row.language)
    const branch = event.branch_name === null ? null : { name: event.branch_name }
    await sendMail(ctx, {
      key: `reservation:${id}`,
      template: 'event-reserved',
      to: email,
      about: about(id),
      props: {
        event_name: stored(event.name),
        event_url: `${siteUrl}/events/${event.slug}`,
        people: row.people,
        date: shownDate(event.event_date, language),
        time: timeOf(event),
        venue: [event.venue, event.branch_name].flatMap((place) => (place ? [stored(place)] : [])).join(', '),
        url,
        language,
      },
      attachments: [
        {
          filename: `${event.slug}.ics`,
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: new TextEncoder().encode(calendarText(siteUrl, { ...event, branch })),
        },
      ],
      secrets: [url],
    })
  },
)

export const tellOfficeOfReservation = defineJob(
  'enquiries.tell-office-of-reservation',
  z.object({ id: z.number().int(), news: z.enum(['made', 'cancelled']) }),
  async (ctx, { id, news }) => {
    const found = await queries.reservationWithEvent(ctx.db, id)
    if (!found?.row.phone) return // deleted meanwhile
    const { row, event } = found
    await sendMail(ctx, {
      key: `reservation-${news}:${id}`,
      template: 'office-reservation',
      to: await officeAddress(ctx),
      ...(row.email && { replyTo: row.email }),
      about: about(id),
      props: {
        is_cancelled: news === 'cancelled',
        event_name: event.name,
        date: shownDate(event.event_date),
        name: row.name,
        phone: row.phone,
        email: row.email,
        people: row.people,
        taken: event.seats === null ? String(event.seats_taken) : `${event.seats_taken} of ${event.seats}`,
      },
    })
  },
)

export const reservationJobs = [confirmReservation, tellOfficeOfReservation]
