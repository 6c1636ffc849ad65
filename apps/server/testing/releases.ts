import { defineMigration } from '@northlight/db/migrations/define'

/** What one release knows of the database, and a later one. */
export const release = [defineMigration('0001-notes', (t) => [t.table('notes', { id: t.id, said: t.text })])]
export const later = [
  ...release,
  defineMigration('0002-at', (t) => [t.addColumn('notes', 'at', t.text.orNull())]),
  defineMigration('0003-by', (t) => [t.addColumn('notes', 'by', t.text.orNull())]),
]
