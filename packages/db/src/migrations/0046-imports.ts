import { defineMigration } from './define.ts'

export const imports = defineMigration('0046-imports', (t) => [
  // A list that was sent to become records. Nothing of it is a record before it is applied.
  t.table('imports', {
    id: t.id,
    resource: t.text,
    state: t.text.oneOf(['reading', 'ready', 'failed', 'applied', 'undone']),
    // In the private store.
    file: t.text.orNull(),
    file_name: t.text,
    reason: t.text.orNull(),
    heads: t.json,
    mapping: t.json,
    pictures: t.json,
    media_ids: t.json,
    is_personal: t.flag(false),
    asked_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
    applied_at: t.instant.orNull(),
  }),
  // They are listed newest first, and forgotten after a week.
  t.index('imports_by_age', 'imports', ['created_at']),
  t.table(
    'import_rows',
    {
      id: t.id,
      import_id: t.link('imports', 'cascade'),
      // As the spreadsheet counts.
      number: t.int,
      state: t.text.oneOf(['ready', 'guess', 'wrong']),
      is_left: t.flag(false),
      title: t.text,
      cells: t.json,
      found: t.json,
      problems: t.json,
      content: t.json,
      record_id: t.int.orNull(),
    },
    ['unique (import_id, number)'],
  ),
  // What the head of a column meant the last time, for everybody.
  t.table('import_heads', { resource: t.text, head: t.text, target: t.text.orNull(), updated_at: t.instant }, [
    'primary key (resource, head)',
  ]),
])
