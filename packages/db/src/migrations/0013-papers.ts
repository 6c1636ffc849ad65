import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

const made = (t: SchemaTools) => ({ created_at: t.instant, created_by: t.link('users', 'set null').orNull() })
const figure = (t: SchemaTools) => ({ figure: t.text.orNull(), figure_alt: t.text.orNull() })

export const papers = defineMigration('0013-papers', (t) => [
  t.table('subjects', { id: t.id, name: t.text.unique(), position: t.int.startsAt(0) }),

  t.table('topics', { id: t.id, subject_id: t.link('subjects', 'restrict'), name: t.text }, [
    'unique (subject_id, name)',
  ]),

  t.table('passages', { id: t.id, code: t.text.unique(), created_at: t.instant }),

  t.table(
    'passage_versions',
    {
      id: t.id,
      passage_id: t.link('passages', 'restrict'),
      version: t.int,
      texts: t.json,
      ...figure(t),
      ...made(t),
    },
    ['unique (passage_id, version)'],
  ),

  t.table('questions', {
    id: t.id,
    code: t.text.unique(),
    // Only these are drawn for topic practice; the rest of the bank is for papers alone.
    is_practice: t.flag(false),
    is_active: t.flag(true),
    created_at: t.instant,
  }),

  // A version is never edited: attempts and reports point at it. Nothing that a paper holds can be deleted.
  t.table(
    'question_versions',
    {
      id: t.id,
      question_id: t.link('questions', 'restrict'),
      version: t.int,
      type: t.text.oneOf(['single', 'multiple', 'numeric', 'matching']),
      topic_id: t.link('topics', 'restrict'),
      difficulty: t.text.oneOf(['Easy', 'Moderate', 'Hard']),
      levels: t.json,
      texts: t.json,
      options: t.json,
      matches: t.json.orNull(),
      decimals: t.int.orNull(),
      key: t.json,
      solution: t.json,
      ...figure(t),
      passage_version_id: t.link('passage_versions', 'restrict').orNull(),
      ...made(t),
    },
    ['unique (question_id, version)'],
  ),
  t.index('question_versions_by_topic', 'question_versions', ['topic_id']),

  // Decisions on disputed keys. The key inside a version stays as it was sat.
  t.table('key_changes', {
    id: t.id,
    question_version_id: t.link('question_versions', 'restrict'),
    decision: t.text.oneOf(['dropped', 'also_right', 'replaced']),
    key: t.json.orNull(),
    reason: t.text,
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant,
    // Why the key changed, for colleagues; what students read stands beside it.
    record: t.text.orNull(),
  }),
  t.index('key_changes_of_question', 'key_changes', ['question_version_id']),

  // What colleagues say to each other about a question, whichever version it has now.
  t.table('question_remarks', {
    id: t.id,
    question_id: t.link('questions', 'cascade'),
    text: t.text,
    created_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
  }),
  t.index('question_remarks_of_question', 'question_remarks', ['question_id']),

  t.table('exam_packs', { id: t.id, code: t.text.unique(), is_active: t.flag(true) }),

  t.table(
    'exam_pack_versions',
    {
      id: t.id,
      pack_id: t.link('exam_packs', 'restrict'),
      version: t.int,
      body: t.json,
      ...made(t),
    },
    ['unique (pack_id, version)'],
  ),

  t.table('papers', { id: t.id, code: t.text.unique(), name: t.text, created_at: t.instant }),

  t.table(
    'paper_versions',
    {
      id: t.id,
      paper_id: t.link('papers', 'restrict'),
      version: t.int,
      pack_version_id: t.link('exam_pack_versions', 'restrict').orNull(),
      delivery: t.text.oneOf(['free', 'sequential']),
      clock: t.text.oneOf(['paper', 'section', 'question', 'none']),
      duration_ms: t.int.orNull(),
      choices_count_unsaved: t.flag(false),
      dropped: t.text.oneOf(['full_to_all', 'full_to_attempted', 'not_counted']),
      shuffle_questions: t.flag(false),
      shuffle_options: t.flag(false),
      languages: t.json,
      instructions: t.json,
      total_marks: t.int,
      total_questions: t.int,
      // Set by the first attempt; from then on nothing of it may change.
      frozen_at: t.instant.orNull(),
      // Counts the saves of a paper that is being built: anyone who saves says which one they have seen.
      revision: t.int.startsAt(1),
      ...made(t),
    },
    [
      'unique (paper_id, version)',
      "check (clock <> 'paper' or duration_ms > 0)",
      "check (delivery = 'sequential' or clock <> 'question')",
    ],
  ),

  t.table(
    'paper_sections',
    {
      id: t.id,
      paper_version_id: t.link('paper_versions', 'cascade'),
      position: t.int,
      name: t.text,
      subject: t.text,
      duration_ms: t.int.orNull(),
    },
    ['unique (paper_version_id, position)'],
  ),

  t.table(
    'paper_slots',
    {
      id: t.id,
      section_id: t.link('paper_sections', 'cascade'),
      position: t.int,
      right_marks: t.int,
      wrong_marks: t.int,
      blank_marks: t.int,
      partial_marks: t.int.orNull(),
      duration_ms: t.int.orNull(),
    },
    [
      'unique (section_id, position)',
      'check (right_marks > 0)',
      // Nothing can be earned by a wrong or a missing answer.
      'check (wrong_marks <= 0 and blank_marks <= 0)',
    ],
  ),

  t.table(
    'paper_slot_questions',
    {
      slot_id: t.link('paper_slots', 'cascade'),
      question_version_id: t.link('question_versions', 'restrict'),
      position: t.int,
    },
    ['primary key (slot_id, question_version_id)'],
  ),
  t.index('paper_slots_of_question', 'paper_slot_questions', ['question_version_id']),
])
