import { personIn } from '../../counselling/contact-events/who-wrote.ts'
import { byAddress, byPhone, either, ofChild } from '../../families/persons/find.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { forgetMails } from '../../mails/forget-mails.ts'
import { limitOf } from '../../retention/limit-of.ts'
import { defineContactEvent } from '../define-contact-event.ts'
import { byItsAddress, person } from '../person-parts.ts'
import { endReservation } from '../reservations/seats.ts'

/** A reservation is needed until its event is over, however early it was made. */
const forgetReservations = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const limit = limitOf(ctx, 'reservations')
    const old = ctx.db
      .selectFrom('event_reservations')
      .leftJoin('events', 'events.id', 'event_reservations.event_id')
      .select('event_reservations.id')
      .where(
        ({ fn, ref }) =>
          fn.coalesce(ref('events.ends_at'), ref('events.event_date'), ref('event_reservations.created_at')),
        '<',
        limit,
      )
    await forgetMails(ctx.db, 'event_reservations', old.$asScalar())
    await ctx.db.deleteFrom('event_reservations').where('id', 'in', old).execute()
  })

/** Seats at an event: they are counted, one reservation for a number, and a link gives them back. */
export const reservation = defineContactEvent({
  name: 'reservation',
  table: 'event_reservations',
  contactEvent: {
    label: 'Event sign-up',
    read: (row) => ({ ...personIn(row), wants: row.event_name }),
    words: (row) => [row.event_name, `${row.people} ${row.people === 1 ? 'person' : 'people'}`],
  },
  retention: forgetReservations,
  persons: {
    ...byItsAddress('Seats you reserved', [...person, 'event_name', 'people', 'cancelled_at']),
    // A phone number is confirmed by nobody: with the name it is enough to delete, not to read.
    found: either(byAddress(), ofChild(byPhone('phone'))),
    proved: byAddress(),
    erased: {
      // The row stays without a name until the event is over: its seats go back by the way that counts them.
      before: async (ctx, { id }) => {
        await endReservation(ctx, id)
      },
      set: { name: '', phone: '', email: null, held_from: null },
    },
  },
})
