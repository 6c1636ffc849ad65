import { defineMigration } from './define.ts'

export const dataRights = defineMigration('0059-data-rights', (t) => [
  // What a family asks of its data at the desk, by whom, with which paper, and until when it is due.
  t.table('data_rights', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    kind: t.text.oneOf(['export', 'correction', 'erasure']),
    asked_by: t.text.oneOf(['student', 'parent']),
    note: t.text,
    proof_id: t.link('private_files', 'set null').orNull(),
    state: t.text.oneOf(['proposed', 'done', 'refused']),
    due_on: t.day,
    by_id: t.link('users', 'set null').orNull(),
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // One of a kind at a time.
  t.index('data_rights_open_unique', 'data_rights', ['user_id', 'kind'], {
    unique: true,
    where: "state = 'proposed'",
  }),
  t.index('data_rights_due', 'data_rights', ['due_on'], { where: "state = 'proposed'" }),
])
