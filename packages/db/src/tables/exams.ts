import type { Instant } from '@northlight/contract/dates'
import type { StepAction } from '@northlight/exam/answers/steps'
import type { SlipCounts } from '@northlight/exam/answers/submission-slip'
import type { Attempt, AttemptState, EndedBy, TestStatus } from '@northlight/exam/attempt/attempt'
import type { IntegrityKind, IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { SequentialRecord } from '@northlight/exam/attempt/sequential'
import type { TimeTerms } from '@northlight/exam/attempt/timing'
import type { Key } from '@northlight/exam/marking/keys'
import type { Pack } from '@northlight/exam/papers/packs'
import type { ClockKind, Delivery, Difficulty, DroppedRule, Item, QuestionType } from '@northlight/exam/papers/paper'
import type { Generated } from 'kysely'

export type Language = 'en' | 'kn' | 'hi'

/** One text in English and, where there is one, in the other languages. Sanitised HTML; formulas are `data-tex`. */
export type Translated = { en: string } & Partial<Record<Language, string>>

/** One wording in one language. Options and matches by their names, such as `A` and `1`, whatever order is shown. */
export type QuestionText = { text: string; options: Record<string, string>; matches?: Record<string, string> }
export type QuestionTexts = { en: QuestionText } & Partial<Record<Language, QuestionText>>

/** A drawing in the media store, and its words for those who do not see it. */
type Figure = { figure: string | null; figure_alt: string | null }

type Made = { created_at: Instant; created_by: number | null }

export type SubjectTable = { id: Generated<number>; name: string; position: Generated<number> }
export type TopicTable = { id: Generated<number>; subject_id: number; name: string }

/** The paragraph that several questions stand under. A version is never edited. */
export type PassageTable = { id: Generated<number>; code: string; created_at: Instant }
export type PassageVersionTable = {
  id: Generated<number>
  passage_id: number
  version: number
  texts: Translated
} & Figure &
  Made

export type QuestionTable = {
  id: Generated<number>
  /** `phy-001`; what imports and staff call it. */
  code: string
  is_active: Generated<boolean>
  created_at: Instant
}

/** What the engine calls `version` is the `id` here: one number for one wording, for ever. Never edited. */
export type QuestionVersionTable = {
  id: Generated<number>
  question_id: number
  version: number
  type: QuestionType
  topic_id: number
  difficulty: Difficulty
  /** `jee-main`, `class-9` … */
  levels: string[]
  texts: QuestionTexts
  /** Names in the printed order; empty for numeric. */
  options: string[]
  /** The right-hand names, matching only. */
  matches: string[] | null
  /** Numeric: decimals asked for. */
  decimals: number | null
  key: Key
  solution: Translated
  passage_version_id: number | null
} & Figure &
  Made

export type PackTable = { id: Generated<number>; code: string; is_active: Generated<boolean> }
export type PackVersionTable = { id: Generated<number>; pack_id: number; version: number; body: Pack } & Made

export type PaperTable = { id: Generated<number>; code: string; name: string; created_at: Instant }

/** Frozen when its first attempt starts: an edit after that makes a new version. */
export type PaperVersionTable = {
  id: Generated<number>
  paper_id: number
  version: number
  pack_version_id: number | null
  delivery: Delivery
  clock: ClockKind
  duration_ms: number | null
  choices_count_unsaved: boolean
  dropped: DroppedRule
  shuffle_questions: Generated<boolean>
  shuffle_options: Generated<boolean>
  languages: Language[]
  /** Sentences for the instructions page. */
  instructions: string[]
  /** Hundredths of a mark. */
  total_marks: number
  total_questions: number
  frozen_at: Instant | null
  /** Counts the saves while it is being built. */
  revision: Generated<number>
} & Made

export type PaperSectionTable = {
  id: Generated<number>
  paper_version_id: number
  position: number
  name: string
  subject: string
  duration_ms: number | null
}

/** A place in the paper. Marks are hundredths; `wrong_marks` and `blank_marks` are zero or less. */
export type PaperSlotTable = {
  id: Generated<number>
  section_id: number
  position: number
  right_marks: number
  wrong_marks: number
  blank_marks: number
  partial_marks: number | null
  duration_ms: number | null
}

/** The wordings of a slot; one of them is drawn for each student. */
export type PaperSlotQuestionTable = { slot_id: number; question_version_id: number; position: number }

export type EnrollmentType = 'Purchased' | 'Free'

export type TestEnrolmentTable = {
  id: Generated<number>
  uuid: string
  test_id: number
  user_id: number
  /** True once the test may be sat: at once when free, after payment otherwise. */
  is_enrolled: boolean
  enrollment_type: EnrollmentType
  test_status: TestStatus
  reason: string | null
  amount_paise: number | null
  branch_id: number | null
  /** The application an admission test is sat for; null for every other test. */
  registration_id: number | null
  created_at: Instant
  updated_at: Instant
}

export type AttemptTable = {
  id: Generated<number>
  /** What the student and the receipt call it. */
  uuid: string
  enrolment_id: number
  test_id: number
  user_id: number
  paper_version_id: number
  /** How it was begun; null where it was begun as its paper says. */
  delivery: Generated<Delivery | null>
  /** The drawn order, stored once and never drawn again. */
  items: Item[]
  terms: TimeTerms
  policy: IntegrityPolicy
  state: AttemptState
  /** The screen that may write now. */
  device: number
  /** Raised by every change but a saved step; whoever holds an older copy reads again. */
  revision: Generated<number>
  /** The process that stored the last steps; whoever finds another name than its own reads their numbers again. */
  saved_by: string | null
  started_at: Instant | null
  /** Sequential: when the current question was first shown. */
  served_at: Instant | null
  deadline_at: Instant | null
  /** When the sweep should look again. */
  check_at: Instant | null
  ended_at: Instant | null
  closed_at: Instant | null
  ended_by: EndedBy | null
  reason: string | null
  /** From when on no further step can count; of one that runs, as far as its deadline is known. */
  settles_at: Instant | null
  handed_in: Attempt['handedIn']
  /** When each earlier screen was locked, by its number. */
  locked_at: Attempt['lockedAt'] | null
  /** Messages of the office that the student has not read. */
  unread_messages: Generated<number>
  created_at: Instant
  updated_at: Instant
}

/** Each tab or device that has held the sitting; the last one may write. */
export type AttemptDeviceTable = {
  attempt_id: number
  device: number
  /** Made by the screen, so that a reload is the same screen and a second one is not. */
  tab: string
  user_agent: string
  taken_at: Instant
}

/** A free sitting stores what the student did, a sequential one each finished question. Append-only. */
export type StoredAction = StepAction | ({ do: 'answer' } & SequentialRecord)

export type AttemptStepTable = {
  attempt_id: number
  device: number
  number: number
  action: StoredAction
  /** The server's time as the device knew it, in milliseconds: device times may be any number. */
  given_at: number
  received_at: number
}

export type AttemptEventTable = {
  attempt_id: number
  /** Made by the device, so that a report sent twice is one report. */
  event_id: string
  kind: IntegrityKind
  at: number
  away_ms: number | null
  is_own_dialog: boolean
  can_full_screen: boolean
  received_at: number
}

export type AttemptReceiptTable = {
  id: Generated<number>
  attempt_id: number
  number: number
  counts: SlipCounts
  /** SHA-256, in hex, of the engine's `digestText`. */
  digest: string
  ended_at: Instant
  created_at: Instant
}

export type GrantScope = 'student' | 'students' | 'branch' | 'all'

export type ExtraTimeGrantTable = {
  id: Generated<number>
  test_id: number
  scope: GrantScope
  user_id: number | null
  branch_id: number | null
  extra_ms: number
  reason: string
  given_by: number | null
  given_at: Instant
  kind: Generated<'planned' | 'incident' | 'fair'>
  /** Of `fair` time: when those it reached were cut off, and the name of that outage, under which it is given once. */
  outage_from: Generated<Instant | null>
  outage_to: Generated<Instant | null>
  outage: Generated<string | null>
}

/** When a screen last asked for the clock; written for many at once, some seconds later. */
export type AttemptContactTable = { attempt_id: number; heard_at: number }

export type TestMessageTable = {
  id: Generated<number>
  key: string
  test_id: number
  scope: 'students' | 'branch' | 'all'
  branch_id: number | null
  text: string
  sent_by: number | null
  sent_at: Instant
}

/** Whom a message was for, and when it was read. */
export type AttemptMessageTable = { message_id: number; attempt_id: number; read_at: Instant | null }

export type IncidentKind = 'power' | 'line' | 'device' | 'paper' | 'health' | 'conduct' | 'other'

export type TestIncidentTable = {
  id: Generated<number>
  test_id: number
  attempt_id: number | null
  branch_id: number | null
  kind: IncidentKind
  text: string
  noted_by: number | null
  noted_at: Instant
  decision: string | null
  decided_by: number | null
  decided_at: Instant | null
}

/** The sittings that a grant reached. */
export type AttemptGrantTable = { attempt_id: number; grant_id: number; at: Instant }

/** Late steps on which staff have decided; the last decision stands. */
export type LateStepDecisionTable = {
  id: Generated<number>
  attempt_id: number
  device: number
  number: number
  is_accepted: boolean
  reason: string
  decided_by: number | null
  decided_at: Instant
}

export type AnswerFileImportTable = {
  id: Generated<number>
  attempt_id: number
  sha256: string
  steps: number
  fresh_steps: number
  imported_by: number | null
  imported_at: Instant
}

/** Minutes of compensatory time for each hour; students without a row have none. */
export type StudentTimeTable = {
  user_id: number
  compensatory_per_hour: number
  reason: string
  set_by: number | null
  updated_at: Instant
}

/** Decisions on disputed keys, in order. The key of the version itself is never edited. */
export type KeyChangeTable = {
  id: Generated<number>
  question_version_id: number
  decision: 'dropped' | 'also_right' | 'replaced'
  key: Key | null
  reason: string
  decided_by: number | null
  decided_at: Instant
}

export type ExamTables = {
  subjects: SubjectTable
  topics: TopicTable
  passages: PassageTable
  passage_versions: PassageVersionTable
  questions: QuestionTable
  question_versions: QuestionVersionTable
  exam_packs: PackTable
  exam_pack_versions: PackVersionTable
  papers: PaperTable
  paper_versions: PaperVersionTable
  paper_sections: PaperSectionTable
  paper_slots: PaperSlotTable
  paper_slot_questions: PaperSlotQuestionTable
  test_enrolments: TestEnrolmentTable
  attempts: AttemptTable
  attempt_devices: AttemptDeviceTable
  attempt_steps: AttemptStepTable
  attempt_events: AttemptEventTable
  attempt_receipts: AttemptReceiptTable
  extra_time_grants: ExtraTimeGrantTable
  attempt_grants: AttemptGrantTable
  attempt_contacts: AttemptContactTable
  test_messages: TestMessageTable
  attempt_messages: AttemptMessageTable
  test_incidents: TestIncidentTable
  late_step_decisions: LateStepDecisionTable
  answer_file_imports: AnswerFileImportTable
  student_time: StudentTimeTable
  key_changes: KeyChangeTable
}
