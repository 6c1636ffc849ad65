import { defineMigration } from './define.ts'

export const questionIndex = defineMigration('0060-question-index', (t) => [
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
])
