import type { Instant } from '@northlight/contract/dates'
import type { StepAction } from '@northlight/exam/answers/steps'
import type { SlipCounts } from '@northlight/exam/answers/submission-slip'
import type { Attempt, AttemptState, EndedBy, TestStatus } from '@northlight/exam/attempt/attempt'
import type { IntegrityKind, IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { SequentialRecord } from '@northlight/exam/attempt/sequential'
import type { TimeTerms } from '@northlight/exam/attempt/timing'
import type { Delivery, Item } from '@northlight/exam/papers/paper'
import type { Generated } from 'kysely'

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
  /** Raised by every change but a saved step; anyone who holds an older copy reads again. */
  revision: Generated<number>
  /** The process that stored the last steps; anyone who finds another name than its own reads their numbers again. */
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

/** Each tab or device that has held the attempt; the last one may write. */
export type AttemptDeviceTable = {
  attempt_id: number
  device: number
  /** Made by the screen, so that a reload is the same screen and a second one is not. */
  tab: string
  user_agent: string
  taken_at: Instant
}

/** A free attempt stores what the student did, a sequential one each finished question. Append-only. */
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

export type ExamTables = {
  test_enrolments: TestEnrolmentTable
  attempts: AttemptTable
  attempt_devices: AttemptDeviceTable
  attempt_steps: AttemptStepTable
  attempt_events: AttemptEventTable
  attempt_receipts: AttemptReceiptTable
}
