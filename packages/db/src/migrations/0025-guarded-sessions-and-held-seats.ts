import { defineMigration } from './define.ts'

export const guardedSessionsAndHeldSeats = defineMigration('0025-guarded-sessions-and-held-seats', (t) => [
  // When a person last did something in this session; unlike `last_used_at` no screen that asks by itself moves it.
  t.addColumn('access_tokens', 'active_at', t.instant.orNull()),
  // A colleague hears of a sign-in from a network that was not seen before, as of a device.
  ...t.changeOneOf('known_devices', 'proof', ['cookie', 'name', 'network']),

  // Until when the seats wait for an answer of the mailbox or the number; null: it has come, as in all older rows.
  t.addColumn('event_reservations', 'held_until', t.instant.orNull()),
  // Digest of the network address, while the seats are held.
  t.addColumn('event_reservations', 'held_from', t.text.orNull()),
  t.index('event_reservations_held', 'event_reservations', ['held_until'], { where: 'held_until is not null' }),

  // Agreements on paper that took the address a child had typed, and that no parent has used since: nobody has shown
  // that it is a parent's.
  `update consents set by_contact = 'on paper' where how = 'office' and by_contact like '%@%'
    and not exists (select 1 from child_links where child_links.child_id = consents.user_id
      and child_links.linked_at is not null and lower(child_links.contact) = lower(consents.by_contact))`,
])
