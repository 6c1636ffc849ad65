import { defineMigration } from './define.ts'

export const questionImports = defineMigration('0061-question-imports', (t) => [
  // A file that was sent to become questions. Nothing of it is in the bank before it is applied.
  t.table('question_imports', {
    id: t.id,
    state: t.text.oneOf(['reading', 'ready', 'failed', 'applied', 'undone']),
    kind: t.text.oneOf(['template', 'gift', 'xml']).orNull(),
    // In the private store, until it is forgotten.
    file: t.text,
    file_name: t.text,
    bytes: t.int,
    reason: t.text.orNull(),
    heads: t.json,
    mapping: t.json,
    // Subject, topic and difficulty for rows that name none.
    defaults: t.json,
    // Names and places of the pictures that came with it.
    pictures: t.json,
    done: t.int.startsAt(0),
    total: t.int.orNull(),
    asked_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
    applied_at: t.instant.orNull(),
  }),
  t.index('question_imports_by_age', 'question_imports', ['created_at']),
  t.table(
    'question_import_rows',
    {
      id: t.id,
      import_id: t.link('question_imports', 'cascade'),
      number: t.int,
      state: t.text.oneOf(['ready', 'guess', 'wrong']),
      is_left: t.flag(false),
      // What becomes of a row whose code is known: a version of that question, a question of its own, or nothing.
      choice: t.text.oneOf(['new', 'version', 'skip']),
      title: t.text,
      cells: t.json,
      problems: t.json,
      question: t.json.orNull(),
      known_id: t.link('questions', 'set null').orNull(),
      version_id: t.link('question_versions', 'set null').orNull(),
    },
    ['unique (import_id, number)'],
  ),
  // What the head of a column meant the last time, for everybody.
  t.table('question_import_heads', { head: t.text.primary(), target: t.text.orNull(), updated_at: t.instant }),
])
