import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

const marking = (t: SchemaTools) => [
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
    ranked_at: t.instant,
  }),
]

const around = (t: SchemaTools) => [
  // How many days a key can be disputed after the result is shown; 0 means not at all.
  t.addColumn('tests', 'challenge_days', t.int.startsAt(7)),
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
]

const practice = (t: SchemaTools) => [
  // Only these are drawn for topic practice; the rest of the bank is for papers alone.
  t.addColumn('questions', 'is_practice', t.flag(false)),
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
    kind: t.text.oneOf(['retry', 'topic', 'bookmarks']),
    title: t.text,
    // The sitting whose mistakes are tried again.
    attempt_id: t.link('attempts', 'set null').orNull(),
    subject: t.text.orNull(),
    topic: t.text.orNull(),
    difficulty: t.text.orNull(),
    items: t.json,
    created_at: t.instant,
    finished_at: t.instant.orNull(),
  }),
  t.index('practice_sessions_of_user', 'practice_sessions', ['user_id', 'id']),
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
]

export const results = defineMigration('0010-results', (t) => [...marking(t), ...around(t), ...practice(t)])
