import { z } from 'zod'
import { message, moment } from '../content/parts.ts'
import { testStatuses } from '../content/tests.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery, pageSizes } from '../lists.ts'
import { attemptStates } from './attempt-views.ts'
import { exampleFreeTest, ofTest, tag } from './online-tests.ts'

/** What staff do while a test runs and after it. */
const reason = text('reason', { min: 3, max: 500 })

export const ExtraTimeInput = z
  .object({
    scope: z.enum(['student', 'students', 'branch', 'all'], { error: 'Choose some students, a branch or all.' }),
    user_id: idParam.optional(),
    branch_id: idParam.optional(),
    /** With the scope `students`: those that were chosen in the console. */
    attempts: z.array(z.uuid()).max(2000).optional(),
    /** Known before the test began, or given because something went wrong. */
    kind: z.enum(['planned', 'incident']).default('incident'),
    minutes: z.coerce
      .number({ error: 'Enter the minutes.' })
      .int('Enter whole minutes.')
      .min(1, 'Give at least one minute.')
      .max(240, 'Give at most 240 minutes at once.'),
    reason,
  })
  .superRefine((given, context) => {
    if (given.scope === 'student' && !given.user_id)
      context.addIssue({ code: 'custom', path: ['user_id'], message: 'Choose the student.' })
    if (given.scope === 'students' && !given.attempts?.length)
      context.addIssue({ code: 'custom', path: ['attempts'], message: 'Choose the students.' })
    if (given.scope === 'branch' && !given.branch_id)
      context.addIssue({ code: 'custom', path: ['branch_id'], message: 'Choose the branch.' })
  })
export type ExtraTimeInput = z.output<typeof ExtraTimeInput>

export const giveExtraTime = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/extra-time',
  summary: 'Give extra time to one student, a branch or all while the test runs',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: ExtraTimeInput,
  reply: z.object({ message, reached: z.number().int() }),
  example: { ...exampleFreeTest, input: { scope: 'all', minutes: 10, reason: 'Power cut in the hall' } },
})

export const CompensatoryTimeInput = z.object({
  user_id: idParam,
  minutes_per_hour: z.coerce.number({ error: 'Enter the minutes.' }).int().min(0).max(60),
  reason,
})
export type CompensatoryTimeInput = z.output<typeof CompensatoryTimeInput>

export const setCompensatoryTime = endpoint({
  method: 'post',
  path: '/office/students/compensatory-time',
  summary: 'Set a student’s compensatory time for all tests begun from now on',
  tag,
  audience: 'staff',
  act: 'compensatory-time.set',
  input: CompensatoryTimeInput,
  reply: z.object({ message }),
  example: { input: { user_id: 900_001, minutes_per_hour: 20, reason: 'Certificate seen by the office' } },
})

export const LiveAttemptView = z.object({
  attempt: z.string(),
  user_id: z.number().int(),
  name: z.string(),
  branch_id: z.number().int().nullable(),
  state: z.enum(attemptStates),
  test_status: z.enum(testStatuses),
  started_at: moment.nullable(),
  deadline_at: moment.nullable(),
  extra_ms: z.number().int(),
  ended_at: moment.nullable(),
  ended_by: z.string().nullable(),
  last_save_at: moment.nullable(),
  steps: z.number().int(),
  late_steps: z.number().int(),
  /** Came after the end, and counts because the device says that it was given before. */
  synced_later_steps: z.number().int(),
  violations: z.number().int(),
  devices: z.number().int(),
})
export type LiveAttemptView = z.output<typeof LiveAttemptView>

/** A hall is looked at by the hundred; a page is one of the places of a large one. */
const hallQuery = listQuery({ filters: ['search'], sorts: [], size: pageSizes.max })
const pageOfHall = <View extends z.ZodType>(view: View) =>
  listOf(view)
    .omit({ data: true })
    .extend({ sittings: z.array(view).max(pageSizes.max) })

export const liveAttempts = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/live',
  summary: 'Who is in, by name and by the hundred: last save, warnings, time',
  tag,
  audience: 'staff',
  act: 'console.read',
  params: ofTest,
  query: hallQuery,
  reply: pageOfHall(LiveAttemptView).extend({ server_now: moment }),
  example: exampleFreeTest,
})

const attempt = z.uuid({ error: 'Name the attempt.' }).meta({ label: 'attempt' })
const exampleAttempt = '00000000-0000-4000-8000-000000000001'

export const ForceSubmitInput = z.object({ attempt, reason })
export type ForceSubmitInput = z.output<typeof ForceSubmitInput>

export const forceSubmit = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/force-submit',
  summary: 'End an attempt that is still running',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: ForceSubmitInput,
  reply: z.object({ message }),
  example: { ...exampleFreeTest, input: { attempt: exampleAttempt, reason: 'Fell ill during the test' } },
})

/**
 * An answer that came too late or from a locked screen and waits for a decision (`late`, `accepted`), or that came
 * after the end and counts because the device says that it was given before (`synced_later`).
 */
export const LateStepView = z.object({
  /** "screen:number" */
  step: z.string(),
  /** The place of the question in the student's paper. */
  question: z.number().int().nullable(),
  does: z.string(),
  answer: z.string(),
  given_at: moment,
  received_at: moment,
  verdict: z.enum(['late', 'accepted', 'synced_later']),
  /** Why it does not count by itself, or what it rests on. */
  reason: z.string(),
  /** False where it came when the student could read the result already: then nobody can let it count. */
  can_count: z.boolean(),
  is_accepted: z.boolean(),
  decision: z.object({ reason: z.string(), decided_by: z.string().nullable(), decided_at: moment }).nullable(),
})
export type LateStepView = z.output<typeof LateStepView>

const LateStudentView = z.object({
  attempt: z.string(),
  user_id: z.number().int(),
  name: z.string(),
  ended_at: moment.nullable(),
  steps: z.array(LateStepView),
})
export type LateStudentView = z.output<typeof LateStudentView>

/** Pages count the students of whom something came late or by a second screen; one whose steps all count is left out. */
export const lateSteps = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/late-steps',
  summary: 'Answers that came after the end or from a locked screen, student by student, with what was decided',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  query: hallQuery,
  reply: pageOfHall(LateStudentView),
  example: { params: { slug: 'ended-mock' } },
})

export const LateStepsInput = z.object({
  attempt,
  /** "device:number", as the list of late steps names them. */
  steps: z
    .array(z.string().regex(/^\d{1,5}:\d{1,7}$/, 'A step is named by its screen and number.'), {
      error: 'Name the steps.',
    })
    .min(1, 'Name the steps.')
    .max(5000),
  is_accepted: z.boolean({ error: 'Say whether they count.' }),
  reason,
})
export type LateStepsInput = z.output<typeof LateStepsInput>

export const decideLateSteps = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/late-steps',
  summary: 'Let late answers count, or not; the attempt is marked again',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: LateStepsInput,
  reply: z.object({ message }),
  example: {
    params: { slug: 'ended-mock' },
    input: {
      attempt: '00000000-0000-4000-8000-000000000002',
      steps: ['1:1'],
      is_accepted: true,
      reason: 'The line was down, seen by the office',
    },
  },
})

/** Signed with the secret of the tests; it holds no steps, so that it fits whatever is stored. */
const exampleAnswerFile = JSON.stringify({
  payload:
    '{"format":"answer-file 1","attempt":"00000000-0000-4000-8000-000000000001","paperVersion":900001,"steps":[]}',
  signature: '53d4e26919b352339c94bd8c2c5c612af7bf13286ab58af8dabc27b5dba7679c',
})

/** The text of the file as the student saved it: `{"payload": "…", "signature": "…"}`. */
export const AnswerFileInput = z.object({
  file: z
    .string({ error: 'Choose the answer file.' })
    .min(2, 'The answer file is empty.')
    .max(1_000_000, 'The answer file is too large.')
    .meta({ label: 'answer file', verbatim: true, maxBytes: 1_000_000 }),
})
export type AnswerFileInput = z.output<typeof AnswerFileInput>

export const importAnswerFile = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/answer-files',
  summary: 'Take in the signed answer file of a student whose screen could not reach us at the end',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: AnswerFileInput,
  reply: z.object({
    message,
    attempt: z.string(),
    steps: z.number().int(),
    fresh: z.number().int(),
    /** Of the fresh ones, those that wait for a decision. */
    late: z.number().int(),
  }),
  example: { ...exampleFreeTest, input: { file: exampleAnswerFile } },
})
