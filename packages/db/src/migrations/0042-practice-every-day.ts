import { defineMigration } from './define.ts'

export const practiceEveryDay = defineMigration('0042-practice-every-day', (t) => [
  ...t.changeOneOf('practice_sessions', 'kind', ['retry', 'topic', 'bookmarks', 'daily', 'own', 'retake', 'trial']),
  // The day of India whose ten questions these are.
  t.addColumn('practice_sessions', 'day', t.day.orNull()),
  // Against the clock, from the start on; null where nobody is hurried.
  t.addColumn('practice_sessions', 'duration_ms', t.int.orNull()),
  // Whether right and wrong are told after each answer, or when all of it is handed in.
  t.addColumn('practice_sessions', 'tells', t.text.startsAt('at_once').oneOf(['at_once', 'at_end'])),
  // Two tabs that open the day together get the same ten questions.
  t.index('practice_sessions_day_unique', 'practice_sessions', ['user_id', 'day'], {
    unique: true,
    where: 'day is not null',
  }),

  // When a question comes again for one student; the numbers of the spaced repetition as they are.
  t.table(
    'recall_cards',
    {
      user_id: t.link('users', 'cascade'),
      question_id: t.link('questions', 'cascade'),
      due_at: t.instant,
      memory: t.json,
      updated_at: t.instant,
    },
    ['primary key (user_id, question_id)'],
  ),
  t.index('recall_cards_due', 'recall_cards', ['user_id', 'due_at']),

  // Five questions of a visitor. Only the digest of the secret is kept; with the secret they move into an account.
  t.table('trials', { id: t.id, token_hash: t.text.unique(), items: t.json, created_at: t.instant }),
  t.index('trials_created', 'trials', ['created_at']),
  t.table(
    'trial_answers',
    {
      trial_id: t.link('trials', 'cascade'),
      number: t.int,
      question_version_id: t.link('question_versions', 'restrict'),
      answer: t.json.orNull(),
      outcome: t.text.oneOf(['right', 'partly', 'wrong', 'blank', 'dropped']),
      time_ms: t.int.orNull(),
      at: t.instant,
    },
    // The first answer to each question stands.
    ['primary key (trial_id, number)'],
  ),
])
