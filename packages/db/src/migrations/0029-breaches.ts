import { defineMigration } from './define.ts'

/** Leaks of people's data: what happened, who is touched, who was told what and when. */
export const breaches = defineMigration('0029-breaches', (t) => [
  t.table('breaches', {
    id: t.id,
    // Made by the screen: what was sent twice is one record.
    key: t.text.unique(),
    what: t.text,
    kind: t.text.oneOf(['table', 'file', 'session']),
    // The name of a table, the number of a private file, or the number of an account.
    subject: t.text,
    from_at: t.instant,
    to_at: t.instant,
    // When the looking for people was over; null while it goes on.
    found_at: t.instant.orNull(),
    letter: t.json,
    asked_at: t.instant.orNull(),
    asked_by: t.link('users', 'set null').orNull(),
    agreed_at: t.instant.orNull(),
    agreed_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    created_by: t.link('users', 'set null').orNull(),
  }),

  t.table(
    'breach_persons',
    {
      id: t.id,
      breach_id: t.link('breaches', 'cascade'),
      user_id: t.link('users', 'cascade').orNull(),
      name: t.text,
      email: t.text,
      // The parent of a student under 18 is written to as well.
      is_parent: t.flag(false),
      language: t.text.oneOf(['en', 'kn', 'hi']),
      created_at: t.instant,
    },
    ['unique (breach_id, email, name)'],
  ),

  t.table('breach_notes', {
    id: t.id,
    breach_id: t.link('breaches', 'cascade'),
    told: t.text.oneOf(['board', 'families', 'others']),
    told_at: t.instant,
    words: t.text,
    created_at: t.instant,
    created_by: t.link('users', 'set null').orNull(),
  }),
  t.index('breach_notes_of_breach', 'breach_notes', ['breach_id']),
])
