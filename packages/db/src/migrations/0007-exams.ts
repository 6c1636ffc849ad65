import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

const made = (t: SchemaTools) => ({ created_at: t.instant, created_by: t.link('users', 'set null').orNull() })
const figure = (t: SchemaTools) => ({ figure: t.text.orNull(), figure_alt: t.text.orNull() })

const bank = (t: SchemaTools) => [
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

  t.table('questions', { id: t.id, code: t.text.unique(), is_active: t.flag(true), created_at: t.instant }),
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
  }),
  t.index('key_changes_of_question', 'key_changes', ['question_version_id']),
]

const papers = (t: SchemaTools) => [
  t.table('exam_packs', { id: t.id, code: t.text.unique(), is_active: t.flag(true) }),
  t.table(
    'exam_pack_versions',
    { id: t.id, pack_id: t.link('exam_packs', 'restrict'), version: t.int, body: t.json, ...made(t) },
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
]

const testColumns = (t: SchemaTools) => [
  // Without a paper a test is announced but cannot be sat yet.
  t.addColumn('tests', 'paper_version_id', t.link('paper_versions', 'restrict').orNull()),
  t.addColumn('tests', 'opens_at', t.instant.orNull()),
  t.addColumn('tests', 'closes_at', t.instant.orNull()),
  // Empty means: only count.
  t.addColumn('tests', 'integrity_policy', t.json.orNull()),
  t.addColumn('tests', 'grace_minutes', t.int.startsAt(15)),
  // When the questions, keys and solutions may be read again, and when marks and ranks are shown.
  t.addColumn(
    'tests',
    'review_policy',
    t.text.orNull().oneOf(['never', 'after_submit', 'after_close', 'after_results']),
  ),
  t.addColumn('tests', 'result_policy', t.text.orNull().oneOf(['at_once', 'after_close', 'by_hand'])),
  t.addColumn('tests', 'results_released_at', t.instant.orNull()),
]

const sittings = (t: SchemaTools) => [
  t.table(
    'test_enrolments',
    {
      id: t.id,
      uuid: t.text.unique(),
      test_id: t.link('tests', 'restrict'),
      user_id: t.link('users', 'cascade'),
      is_enrolled: t.flag(false),
      enrollment_type: t.text.oneOf(['Purchased', 'Free']),
      test_status: t.text.oneOf(['Pending', 'Ongoing', 'Completed', 'Eliminated']),
      reason: t.text.orNull(),
      amount_paise: t.paise.orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      created_at: t.instant,
      updated_at: t.instant,
    },
    // However often somebody applies, there is one row.
    ['unique (user_id, test_id)'],
  ),
  t.index('test_enrolments_of_test', 'test_enrolments', ['test_id', 'test_status']),

  t.table('attempts', {
    id: t.id,
    uuid: t.text.unique(),
    enrolment_id: t.link('test_enrolments', 'cascade').unique(),
    test_id: t.link('tests', 'restrict'),
    user_id: t.link('users', 'cascade'),
    paper_version_id: t.link('paper_versions', 'restrict'),
    items: t.json,
    terms: t.json,
    policy: t.json,
    state: t.text.oneOf(['not_started', 'in_progress', 'overdue', 'submitted', 'abandoned', 'graded', 'eliminated']),
    device: t.int.startsAt(0),
    revision: t.int.startsAt(0),
    started_at: t.instant.orNull(),
    served_at: t.instant.orNull(),
    deadline_at: t.instant.orNull(),
    check_at: t.instant.orNull(),
    ended_at: t.instant.orNull(),
    closed_at: t.instant.orNull(),
    ended_by: t.text.orNull().oneOf(['student', 'clock', 'sweep', 'staff', 'policy']),
    reason: t.text.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('attempts_of_test', 'attempts', ['test_id', 'state']),
  t.index('attempts_of_user', 'attempts', ['user_id']),
  t.index('attempts_to_close', 'attempts', ['check_at'], { where: 'check_at is not null' }),

  t.table(
    'attempt_devices',
    {
      attempt_id: t.link('attempts', 'cascade'),
      device: t.int,
      tab: t.text,
      user_agent: t.text,
      taken_at: t.instant,
    },
    ['primary key (attempt_id, device)'],
  ),

  // The record of a sitting. Rows are only ever added; the key makes a step that comes twice one step.
  t.table(
    'attempt_steps',
    {
      attempt_id: t.link('attempts', 'cascade'),
      device: t.int,
      number: t.int,
      action: t.json,
      given_at: t.int,
      received_at: t.int,
    },
    ['primary key (attempt_id, device, number)'],
  ) + (t.engine === 'sqlite' ? ' without rowid' : ''),

  t.table(
    'attempt_events',
    {
      attempt_id: t.link('attempts', 'cascade'),
      event_id: t.text,
      kind: t.text,
      at: t.int,
      away_ms: t.int.orNull(),
      is_own_dialog: t.flag(false),
      can_full_screen: t.flag(true),
      received_at: t.int,
    },
    ['primary key (attempt_id, event_id)'],
  ),

  // A later one stands beside the first when steps were added after the end; the first is never changed.
  t.table(
    'attempt_receipts',
    {
      id: t.id,
      attempt_id: t.link('attempts', 'cascade'),
      number: t.int,
      counts: t.json,
      digest: t.text,
      ended_at: t.instant,
      created_at: t.instant,
    },
    ['unique (attempt_id, number)'],
  ),
]

const decisions = (t: SchemaTools) => [
  t.table(
    'extra_time_grants',
    {
      id: t.id,
      test_id: t.link('tests', 'restrict'),
      scope: t.text.oneOf(['student', 'branch', 'all']),
      user_id: t.link('users', 'cascade').orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      extra_ms: t.int,
      reason: t.text,
      given_by: t.link('users', 'set null').orNull(),
      given_at: t.instant,
    },
    ['check (extra_ms > 0)'],
  ),
  t.index('extra_time_of_test', 'extra_time_grants', ['test_id']),
  t.table(
    'attempt_grants',
    {
      attempt_id: t.link('attempts', 'cascade'),
      grant_id: t.link('extra_time_grants', 'cascade'),
      at: t.instant,
    },
    ['primary key (attempt_id, grant_id)'],
  ),

  t.table('late_step_decisions', {
    id: t.id,
    attempt_id: t.link('attempts', 'cascade'),
    device: t.int,
    number: t.int,
    is_accepted: t.flag(false),
    reason: t.text,
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant,
  }),
  t.index('late_decisions_of_attempt', 'late_step_decisions', ['attempt_id']),

  t.table(
    'answer_file_imports',
    {
      id: t.id,
      attempt_id: t.link('attempts', 'cascade'),
      sha256: t.text,
      steps: t.int,
      fresh_steps: t.int,
      imported_by: t.link('users', 'set null').orNull(),
      imported_at: t.instant,
    },
    ['unique (attempt_id, sha256)'],
  ),

  t.table(
    'student_time',
    {
      user_id: t.int.references('users', 'cascade').primary(),
      compensatory_per_hour: t.int,
      reason: t.text,
      set_by: t.link('users', 'set null').orNull(),
      updated_at: t.instant,
    },
    ['check (compensatory_per_hour between 0 and 60)'],
  ),
]

export const exams = defineMigration('0007-exams', (t) => [
  ...bank(t),
  ...papers(t),
  ...testColumns(t),
  ...sittings(t),
  ...decisions(t),
])
