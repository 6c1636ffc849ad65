import { later, shownDate, shownTime } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import { calendarText } from '../../content/events/calendar-text.ts'
import { timeOf } from '../../content/events/views.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'
import { speakerIn } from '../../kernel/speaker.ts'
import { officeAddress, sendMail } from '../../mails/service.ts'
import { releaseUnanswered } from './hold.ts'
import { confirmingUrl, reservationUrl } from './link.ts'
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
    const { language, stored } = await speakerIn(ctx, row.language)
    const own = reservationUrl(ctx, id, language)
    const url = row.held_until === null ? own : confirmingUrl(ctx, id, language)
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
        held_until: row.held_until && `${shownDate(row.held_until, language)}, ${shownTime(row.held_until)}`,
        language,
      },
      attachments: [
        {
          filename: `${event.slug}.ics`,
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: new TextEncoder().encode(calendarText(siteUrl, { ...event, branch })),
        },
      ],
      secrets: [url, own],
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
    const isHeld = row.held_until !== null && row.cancelled_at === null
    const confirm_url = isHeld ? confirmingUrl(ctx, id) : null
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
        confirm_url,
        held_until: row.held_until && `${shownDate(row.held_until)}, ${shownTime(row.held_until)}`,
        taken: event.seats === null ? String(event.seats_taken) : `${event.seats_taken} of ${event.seats}`,
      },
      ...(confirm_url && { secrets: [confirm_url] }),
    })
  },
)

export const releaseSeats = defineJob(
  'enquiries.release-seats',
  z.object({}),
  async (ctx) => {
    await releaseUnanswered(ctx)
  },
  'chores',
)

export const reservationJobs = [confirmReservation, tellOfficeOfReservation, releaseSeats]

export const reservationSchedules: Schedule[] = [{ job: releaseSeats, every: minutes(10) }]
