import { defineMigration } from './define.ts'

export const results = defineMigration('0021-results', (t) => [
  // What a sitting earned. Marks are hundredths of a mark, shares hundredths of a percent.
  t.table(
    'test_results',
    {
      attempt_id: t.int.references('attempts', 'cascade').primary(),
      test_id: t.link('tests', 'restrict'),
      user_id: t.link('users', 'cascade'),
      marks: t.int,
      max_marks: t.int,
      percent: t.int,
      totals: t.json,
      subjects: t.json,
      // The place in the class. Null until the class has been ranked.
      rank: t.int.orNull(),
      is_rank_shared: t.flag(false),
      at_or_below: t.int.orNull(),
      takers: t.int.orNull(),
      marked_at: t.instant,
      ranked_at: t.instant.orNull(),
    },
    ['check (rank is null or rank between 1 and takers)'],
  ),
  t.index('test_results_of_test', 'test_results', ['test_id', 'marks']),
  t.index('test_results_of_user', 'test_results', ['user_id']),

  // The long part stands apart, so that ranking a class reads none of it.
  t.table('result_sheets', {
    attempt_id: t.int.references('attempts', 'cascade').primary(),
    slot_marks: t.json,
    times: t.json,
    mistakes: t.json,
    sections: t.json,
    topics: t.json,
  }),

  // Every marking that made a difference, and why. Rows are only ever added.
  t.table('mark_history', {
    id: t.id,
    attempt_id: t.link('attempts', 'cascade'),
    at: t.instant,
    reason: t.text.oneOf(['first', 'key', 'late', 'answers']),
    key_change_id: t.link('key_changes', 'set null').orNull(),
    marks_before: t.int.orNull(),
    marks_after: t.int,
    max_before: t.int.orNull(),
    max_after: t.int,
    rank_before: t.int.orNull(),
    changes: t.json,
  }),
  t.index('mark_history_of_attempt', 'mark_history', ['attempt_id', 'id']),
  t.index('mark_history_of_key_change', 'mark_history', ['key_change_id']),

  // The class of one test as figures, nobody named.
  t.table('test_standings', {
    test_id: t.int.references('tests', 'cascade').primary(),
    takers: t.int,
    max_marks: t.int,
    distribution: t.json,
    average: t.int,
    median: t.int,
    best: t.int,
    // Marks of the tenth rank; null for smaller classes.
    tenth: t.int.orNull(),
    // How the class did in each subject; null until the test is ranked the next time.
    subjects: t.json.orNull(),
    ranked_at: t.instant,
  }),

  t.table(
    'key_challenges',
    {
      id: t.id,
      test_id: t.link('tests', 'restrict'),
      attempt_id: t.link('attempts', 'cascade'),
      user_id: t.link('users', 'cascade'),
      question_version_id: t.link('question_versions', 'restrict'),
      slot: t.int,
      text: t.text,
      state: t.text.oneOf(['open', 'upheld', 'dismissed']),
      created_at: t.instant,
      decided_at: t.instant.orNull(),
      decided_by: t.link('users', 'set null').orNull(),
      decision: t.text.orNull(),
      key_change_id: t.link('key_changes', 'set null').orNull(),
      // Why a key stays or changes, for colleagues; what students read stands beside it.
      record: t.text.orNull(),
    },
    ['unique (attempt_id, question_version_id)', "check ((state = 'open') = (decided_at is null))"],
  ),
  t.index('key_challenges_of_test', 'key_challenges', ['test_id', 'state']),
  t.index('key_challenges_of_question', 'key_challenges', ['question_version_id']),

  // Written by a person. The name is kept as it was, whatever becomes of the account.
  t.table('mentor_notes', {
    id: t.id,
    attempt_id: t.link('attempts', 'cascade'),
    author_id: t.link('users', 'set null').orNull(),
    author_name: t.text,
    author_title: t.text.orNull(),
    text: t.text,
    created_at: t.instant,
    withdrawn_at: t.instant.orNull(),
  }),
  t.index('mentor_notes_of_attempt', 'mentor_notes', ['attempt_id']),

  // Where the student says that a mistake was of another kind.
  t.table(
    'mistake_words',
    {
      attempt_id: t.link('attempts', 'cascade'),
      slot: t.int,
      kind: t.text.oneOf(['careless', 'slow', 'guess', 'concept', 'not_reached']),
      at: t.instant,
    },
    ['primary key (attempt_id, slot)'],
  ),

  // A link that opens one report once. The document is made when it is fetched, so nothing lies about.
  t.table('report_downloads', {
    id: t.id,
    attempt_id: t.link('attempts', 'cascade'),
    user_id: t.link('users', 'cascade'),
    created_at: t.instant,
    used_at: t.instant.orNull(),
  }),
  t.index('report_downloads_of_user', 'report_downloads', ['user_id', 'created_at']),

  t.table(
    'bookmarks',
    {
      id: t.id,
      user_id: t.link('users', 'cascade'),
      question_version_id: t.link('question_versions', 'restrict'),
      note: t.text.orNull(),
      created_at: t.instant,
    },
    ['unique (user_id, question_version_id)'],
  ),

  t.table('practice_sessions', {
    id: t.id,
    uuid: t.text.unique(),
    user_id: t.link('users', 'cascade'),
    kind: t.text.oneOf(['retry', 'topic', 'bookmarks', 'daily', 'own', 'retake', 'trial']),
    title: t.text,
    // The sitting whose mistakes are tried again.
    attempt_id: t.link('attempts', 'set null').orNull(),
    subject: t.text.orNull(),
    topic: t.text.orNull(),
    difficulty: t.text.orNull(),
    items: t.json,
    created_at: t.instant,
    finished_at: t.instant.orNull(),
    // The day of India whose ten questions these are.
    day: t.day.orNull(),
    // Against the clock, from the start on; null where nobody is hurried.
    duration_ms: t.int.orNull(),
    // Whether right and wrong are told after each answer, or when all of it is handed in.
    tells: t.text.startsAt('at_once').oneOf(['at_once', 'at_end']),
  }),
  t.index('practice_sessions_of_user', 'practice_sessions', ['user_id', 'id']),
  // Two tabs that open the day together get the same ten questions.
  t.index('practice_sessions_day_unique', 'practice_sessions', ['user_id', 'day'], {
    unique: true,
    where: 'day is not null',
  }),

  // The first answer to each question stands.
  t.table(
    'practice_answers',
    {
      session_id: t.link('practice_sessions', 'cascade'),
      number: t.int,
      question_version_id: t.link('question_versions', 'restrict'),
      answer: t.json.orNull(),
      outcome: t.text.oneOf(['right', 'partly', 'wrong', 'blank', 'dropped']),
      time_ms: t.int.orNull(),
      at: t.instant,
    },
    ['primary key (session_id, number)'],
  ),

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

  // One goal for one examination: a percentile, in hundredths of a percent, and the day of the examination.
  t.table(
    'goals',
    {
      user_id: t.link('users', 'cascade'),
      exam: t.text,
      percentile: t.int,
      by_day: t.day.orNull(),
      updated_at: t.instant,
    },
    ['primary key (user_id, exam)'],
  ),

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
    [
      // The first answer to each question stands.
      'primary key (trial_id, number)',
    ],
  ),
])
