import { z } from 'zod'
import { moment } from '../content/parts.ts'
import { testStatuses } from '../content/tests.ts'

/**
 * An attempt with the whole paper at once. Times on the wire are ISO, as everywhere; the steps and events a device
 * records are the engine's own entries (`ClientStep`, `IntegrityEvent`, with milliseconds), because they are kept
 * on the device, sent, stored and put into the answer file without ever being rewritten.
 */
export const attemptStates = [
  ...(['not_started', 'in_progress', 'overdue'] as const),
  ...(['submitted', 'abandoned', 'graded', 'eliminated'] as const),
] as const

export const TallyView = z.object({
  violations: z.number().int(),
  consequence: z.enum(['none', 'warn', 'eliminate']),
  sentence: z.string(),
})

/** What every reply about a running attempt says. */
export const clockFields = {
  state: z.enum(attemptStates),
  server_now: moment,
  deadline_at: moment.nullable(),
  /** Extra time given so far, in milliseconds. */
  extra_ms: z.number().int(),
} as const

/** What the office says to those who write. */
export const StudentMessage = z.object({ id: z.number().int(), text: z.string(), sent_at: moment })
export type StudentMessage = z.output<typeof StudentMessage>

const Stored = z.object({
  device: z.number().int(),
  /** Nothing is missing up to here. */
  complete_up_to: z.number().int(),
  last_number: z.number().int(),
  gaps: z.array(z.number().int()),
})

export const AttemptView = z.object({
  attempt: z.string(),
  ...clockFields,
  test_status: z.enum(testStatuses),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  ended_by: z.enum(['student', 'clock', 'sweep', 'staff', 'policy']).nullable(),
  reason: z.string().nullable(),
  grace_ms: z.number().int(),
  /** Where each section has its own clock. */
  section_windows: z.array(z.object({ section: z.number().int(), opens_at: moment, ends_at: moment })),
  /** `GET /tests/{slug}/paper/{paper_version}` */
  paper_version: z.number().int(),
  /** The paper as picked for this student, in order. */
  items: z.array(z.object({ slot: z.number().int(), version: z.number().int(), options: z.array(z.string()) })),
  /** The number under which this screen writes; empty while another one holds the attempt. */
  device: z.number().int().nullable(),
  is_held_elsewhere: z.boolean(),
  held_by: z.object({ user_agent: z.string(), taken_at: moment }).nullable(),
  /** What counts so far, for a screen that begins with nothing; the engine's steps with `receivedAt`. */
  steps: z.array(z.unknown()),
  stored: z.array(Stored),
  integrity: z.object({ policy: z.enum(['log', 'warn', 'eliminate']), warnings: z.number().int() }),
  tally: TallyView,
  /** Messages of the office that were not read yet. */
  messages: z.array(StudentMessage),
  /** Signs the answer file that a student may keep when the server cannot be reached. */
  answer_file_key: z.string(),
})
export type AttemptView = z.output<typeof AttemptView>

/** Small enough to ask for again and again: the clock, extra time and who holds the attempt. */
export const ClockView = z.object({
  attempt: z.string(),
  ...clockFields,
  test_status: z.enum(testStatuses),
  device: z.number().int(),
  tally: TallyView,
  messages: z.array(StudentMessage),
})
export type ClockView = z.output<typeof ClockView>

export const SubmissionSlipView = z.object({
  attempt: z.string(),
  test_name: z.string(),
  number: z.number().int(),
  ended_at: moment,
  created_at: moment,
  counts: z.object({
    questions: z.number().int(),
    evaluated: z.number().int(),
    not_visited: z.number().int(),
    not_answered: z.number().int(),
    answered: z.number().int(),
    marked: z.number().int(),
    answered_and_marked: z.number().int(),
  }),
  /** SHA-256 of the stored answers, in hex. */
  digest: z.string(),
})
export type SubmissionSlipView = z.output<typeof SubmissionSlipView>
