import { defineMigration } from './define.ts'

export const sharedRecords = defineMigration('0077-shared-records', (t) => [
  // Links to a preview name the round they were made in; the next round ends all of them.
  t.addColumn('records', 'preview_round', t.int.startsAt(0)),
  // Somebody else would like to edit what this tab holds.
  t.addColumn('record_locks', 'asked_by', t.link('users', 'set null').orNull()),
])
