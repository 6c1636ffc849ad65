import { byUser, through } from '../families/persons/find.ts'
import type { Erased, PersonTable, TableName } from '../families/persons/types.ts'
import { examData } from './personal-data.ts'

const removed = 'removed'
const ofAttempt = through('attempt_id', 'attempts', byUser())

/** The marks stay without a name: the ranks of the class were true when they were told, anyone who leaves later. */
const marks: Erased = { stays: 'Without the account it names nobody; the ranks of others rest on it.' }

const exam = (table: TableName, erased: Erased, found = ofAttempt): PersonTable => ({
  domain: 'exams',
  table,
  found,
  shown: { by: examData },
  erased,
})

const unseen = (table: TableName, not: string, erased: Erased, found = ofAttempt): PersonTable => ({
  ...exam(table, erased, found),
  shown: { not },
})

/** Words and habits go, marks stay nameless. */
export const examPersons: PersonTable[] = [
  exam('bookmarks', 'delete', byUser()),
  exam('practice_sessions', 'delete', byUser()),
  unseen(
    'practice_answers',
    'Single answers of practice, counted in the practice that is shown.',
    { with: 'practice_sessions' },
    through('session_id', 'practice_sessions', byUser()),
  ),
  unseen('recall_cards', 'When a question of your practice comes again.', 'delete', byUser()),
  {
    ...exam('goals', 'delete', byUser()),
    shown: { title: 'Goals', columns: ['exam', 'percentile', 'by_day'] },
  },
  exam('student_time', 'delete', byUser()),
  unseen('report_downloads', 'When a report was opened as a document.', 'delete', byUser()),
  exam('mentor_notes', 'delete'),
  unseen('mistake_words', 'A mark beside an answer that is shown.', 'delete'),
  exam('attempt_events', 'delete'),
  exam('key_challenges', { set: { text: removed, decision: null, record: null } }, byUser()),
  unseen('attempt_devices', 'Which screen wrote an answer.', { set: { user_agent: removed, tab: removed } }),
  // Why somebody got more time is often a matter of health.
  unseen('extra_time_grants', 'Its minutes stand in the times of the attempt.', { set: { reason: removed } }, byUser()),
  unseen('attempt_grants', 'Which minutes were given to which attempt.', marks),
  unseen('attempt_contacts', 'When a screen last asked for the time.', 'delete'),
  unseen('attempt_messages', 'That a message of the hall was read.', 'delete'),
  unseen('test_incidents', 'What the invigilator noted of a test.', { set: { text: removed, decision: null } }),
  unseen('late_step_decisions', 'Whether a late answer counted; seen in the result.', { set: { reason: removed } }),
  unseen('answer_file_imports', 'That answers came as a file; they are shown as answers.', marks),
  unseen('attempt_receipts', 'A digest of the answers that are shown.', marks),
  exam('attempt_steps', marks),
  exam('result_sheets', marks),
  unseen('mark_history', 'How marks came about that are shown.', marks),
  exam('test_results', {
    stays: 'Marks and ranks of a class.',
    keeps: 'Tests sat: the marks stay without a name, so that the ranks of others stay true.',
  }),
  // Why staff ended an attempt may be a matter of health. Without the account the rest names nobody.
  exam('attempts', { set: { reason: null } }, byUser()),
  exam('test_enrolments', { set: { reason: null } }, byUser()),
]
