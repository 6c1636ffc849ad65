import { defineMigration } from './define.ts'

export const askedPublications = defineMigration('0047-asked-publications', (t) => [
  // An editor has asked an administrator to publish it as it was then.
  t.addColumn('records', 'asked_at', t.instant.orNull()),
  t.addColumn('records', 'asked_by', t.link('users', 'set null').orNull()),
  t.addColumn('records', 'asked_version', t.int.orNull()),
  // They stand on the page of today, oldest first.
  t.index('records_asked', 'records', ['asked_at'], { where: 'asked_at is not null' }),
])
