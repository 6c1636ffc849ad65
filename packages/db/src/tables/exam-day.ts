import type { Instant } from '@northlight/contract/dates'
import type { Generated } from 'kysely'

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

/** The attempts that a grant reached. */
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

export type ExamDayTables = {
  extra_time_grants: ExtraTimeGrantTable
  attempt_grants: AttemptGrantTable
  attempt_contacts: AttemptContactTable
  test_messages: TestMessageTable
  attempt_messages: AttemptMessageTable
  test_incidents: TestIncidentTable
  late_step_decisions: LateStepDecisionTable
  answer_file_imports: AnswerFileImportTable
  student_time: StudentTimeTable
}
