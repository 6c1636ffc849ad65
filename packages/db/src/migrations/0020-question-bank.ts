import { defineMigration } from './define.ts'

export const questionBank = defineMigration('0020-question-bank', (t) => [
  // What lists of the bank look at, of the newest version of each question; written with every version.
  t.table('question_index', {
    question_id: t.int.references('questions', 'cascade').primary(),
    version_id: t.link('question_versions', 'cascade'),
    // Code, words and formulas of every language, folded as they are searched.
    search_text: t.text,
    // The same words, and the same words with other numbers: two questions that share one are likely the same.
    text_print: t.text,
    blank_print: t.text,
    has_kn: t.flag(false),
    has_hi: t.flag(false),
    has_solution: t.flag(false),
  }),
  t.index('question_index_by_version', 'question_index', ['version_id']),
  t.index('question_index_same_words', 'question_index', ['text_print']),
  t.index('question_index_same_but_numbers', 'question_index', ['blank_print']),

  // How a wording did in one test, counted again after each ranking: lists cannot read the marks of thousands.
  t.table(
    'question_statistics',
    {
      test_id: t.link('tests', 'cascade'),
      version_id: t.link('question_versions', 'cascade'),
      question_id: t.link('questions', 'cascade'),
      takers: t.int,
      right_count: t.int,
      blank_count: t.int,
      // Hundredths of a percent.
      facility: t.int,
      discrimination: t.int.orNull(),
      most_chosen_wrong: t.json.orNull(),
      flags: t.json,
      sat_at: t.instant,
      ranked_at: t.instant,
    },
    ['primary key (test_id, version_id)'],
  ),
  t.index('question_statistics_of_question', 'question_statistics', ['question_id']),

  // A file that was sent to become questions. Nothing of it is in the bank before it is applied.
  t.table('question_imports', {
    id: t.id,
    // Applying is done by a job, which waits for running tests; the screen shows how far it is.
    state: t.text.oneOf(['reading', 'ready', 'failed', 'applying', 'applied', 'undone']),
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
    // Counts every change of an import: a slow reading, and the job that takes the rows, know whether they are outdated.
    round: t.int.startsAt(0),
    // Passages and pictures that came into being with it, so that they go with it.
    made: t.json.orNull(),
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
      // The newest version of a known code when the row was shown: a later one was written by somebody else.
      seen_version: t.int.orNull(),
    },
    ['unique (import_id, number)'],
  ),

  // What the head of a column meant the last time, for everybody.
  t.table('question_import_heads', { head: t.text.primary(), target: t.text.orNull(), updated_at: t.instant }),

  // A colleague who did not build the paper has read its keys.
  t.table('key_confirmations', {
    paper_version_id: t.int.references('paper_versions', 'cascade').primary(),
    revision: t.int,
    confirmed_by: t.link('users', 'set null').orNull(),
    confirmed_at: t.instant,
  }),
])
