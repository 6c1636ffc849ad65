import { defineMigration } from './define.ts'

export const eventReservations = defineMigration('0033-event-reservations', (t) => [
  // Null: there is room for everybody. `seats_taken` is changed by the statement that gives a seat, and by no other.
  t.addColumn('events', 'seats', t.int.orNull()),
  t.addColumn('events', 'seats_taken', t.int.startsAt(0)),
  t.table('event_reservations', {
    id: t.id,
    event_id: t.link('events', 'set null').orNull(),
    // Stays when the event is deleted.
    event_name: t.text,
    name: t.text,
    phone: t.text,
    email: t.text.orNull(),
    people: t.int,
    cancelled_at: t.instant.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // One reservation for a number at an event; whoever has cancelled may reserve again.
  t.index('event_reservations_phone_unique', 'event_reservations', ['event_id', 'phone'], {
    unique: true,
    where: 'cancelled_at is null',
  }),
  // Strangers must not be flooded with mails through us: how many went to an address today.
  t.index('event_reservations_of_address', 'event_reservations', ['email']),
])
