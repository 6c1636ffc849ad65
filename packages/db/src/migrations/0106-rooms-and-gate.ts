import { defineMigration } from './define.ts'

/** The rooms of a sitting on a campus, when its gate closes, and in which room a candidate sits. */
export const roomsAndGate = defineMigration('0106-rooms-and-gate', (t) => [
  t.addColumn('sittings', 'rooms', t.json.startsAt('[]')),
  // `09:45` in India.
  t.addColumn('sittings', 'gate_closes', t.text.orNull()),
  t.addColumn('registrations', 'room', t.text.orNull()),
])
