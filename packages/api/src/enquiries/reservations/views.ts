import { yearDayMonth } from '@northlight/contract/dates'
import type { ReservationView } from '@northlight/contract/enquiries/reservation'
import { timeOf } from '../../content/events/views.ts'
import type { Ctx } from '../../kernel/context.ts'
import { reservationUrl } from './link.ts'
import type { WithEvent } from './queries.ts'

export const toReservation = (ctx: Ctx, { row, event }: WithEvent): ReservationView => ({
  people: row.people,
  can_be_cancelled: row.cancelled_at === null && event.event_date > ctx.now(),
  is_cancelled: row.cancelled_at !== null,
  held_until: row.cancelled_at === null ? row.held_until : null,
  answers_by: row.email === null ? 'call' : 'mail',
  url: reservationUrl(ctx, row.id),
  event: {
    name: event.name,
    slug: event.slug,
    event_date: event.event_date,
    event_date_on: yearDayMonth(event.event_date),
    time: timeOf(event),
    venue: event.venue,
  },
})
