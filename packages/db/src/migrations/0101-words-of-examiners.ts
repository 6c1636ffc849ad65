import { defineMigration } from './define.ts'

export const wordsOfExaminers = defineMigration('0101-words-of-examiners', (t) => [
  // Why a key stays or changes, for colleagues; what students read stands beside it.
  t.addColumn('key_challenges', 'record', t.text.orNull()),
  t.addColumn('key_changes', 'record', t.text.orNull()),
  // What colleagues say to each other about a question, whichever version it has now.
  t.table('question_remarks', {
    id: t.id,
    question_id: t.link('questions', 'cascade'),
    text: t.text,
    created_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
  }),
  t.index('question_remarks_of_question', 'question_remarks', ['question_id']),
])
