import { z } from 'zod'
import { message, moment } from '../content/parts.ts'
import { testStatuses } from '../content/tests.ts'
import { endpoint } from '../endpoint.ts'
import { exampleFreeTest, ofTest, tag } from './tests.ts'

/**
 * A sitting with the whole paper at once. Times on the wire are ISO, as everywhere; the steps and events a device
 * records are the engine's own entries (`ClientStep`, `IntegrityEvent`, with milliseconds), because they are kept
 * on the device, sent, stored and put into the answer file without ever being rewritten.
 */
export const attemptStates = [
  ...(['not_started', 'in_progress', 'overdue'] as const),
  ...(['submitted', 'abandoned', 'graded', 'eliminated'] as const),
] as const

/** Names one tab. Made by the screen and kept over a reload, so that a second tab or device is told apart. */
const tab = z
  .string({ error: 'The screen has no name.' })
  .regex(/^[\w-]{8,64}$/, 'The name of the screen must have 8 to 64 letters and digits.')
  .meta({ label: 'screen' })

const attempt = z.uuid({ error: 'The sitting has no name.' }).meta({ label: 'sitting' })
const device = z.coerce.number({ error: 'The screen has no number.' }).int().min(1).max(10_000)

export const TallyView = z.object({
  violations: z.number().int(),
  consequence: z.enum(['none', 'warn', 'eliminate']),
  sentence: z.string(),
})

/** What every reply about a running sitting says. */
const clockFields = {
  state: z.enum(attemptStates),
  server_now: moment,
  deadline_at: moment.nullable(),
  /** Extra time given so far, in milliseconds. */
  extra_ms: z.number().int(),
} as const

const Stored = z.object({
  device: z.number().int(),
  /** Nothing is missing up to here. */
  complete_up_to: z.number().int(),
  last_number: z.number().int(),
  gaps: z.array(z.number().int()),
})

export const SittingView = z.object({
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
  /** The paper as drawn for this student, in order. */
  items: z.array(z.object({ slot: z.number().int(), version: z.number().int(), options: z.array(z.string()) })),
  /** The number under which this screen writes; empty while another one holds the sitting. */
  device: z.number().int().nullable(),
  is_held_elsewhere: z.boolean(),
  held_by: z.object({ user_agent: z.string(), taken_at: moment }).nullable(),
  /** Everything stored so far, for a screen that begins with nothing; the engine's steps with `receivedAt`. */
  steps: z.array(z.unknown()),
  stored: z.array(Stored),
  integrity: z.object({ policy: z.enum(['log', 'warn', 'eliminate']), warnings: z.number().int() }),
  tally: TallyView,
  /** Signs the answer file that a student may keep when the server cannot be reached. */
  answer_file_key: z.string(),
})
export type SittingView = z.output<typeof SittingView>

export const SittingReply = z.object({ message, sitting: SittingView })

export const StartInput = z.object({ tab })
export type StartInput = z.output<typeof StartInput>

export const startSitting = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt',
  summary: 'Begin a test, or go on with it; a second screen is told that another one holds it',
  tag,
  audience: 'user',
  params: ofTest,
  input: StartInput,
  reply: SittingReply,
  example: { params: { slug: 'fresh-mock' }, input: { tab: 'example-tab-0001' } },
})

/** Small enough to ask for again and again: the clock, extra time and who holds the sitting. */
export const ClockView = z.object({
  attempt: z.string(),
  ...clockFields,
  test_status: z.enum(testStatuses),
  device: z.number().int(),
  tally: TallyView,
})
export type ClockView = z.output<typeof ClockView>

export const sittingClock = endpoint({
  method: 'get',
  path: '/tests/{slug}/attempt',
  summary: 'The clock of a sitting: deadline, extra time, state',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ clock: ClockView }),
  example: exampleFreeTest,
})

export const takeOverSitting = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/takeover',
  summary: 'Go on here and lock the other screen, after the student has confirmed it',
  tag,
  audience: 'user',
  params: ofTest,
  input: StartInput,
  reply: SittingReply,
  example: { ...exampleFreeTest, input: { tab: 'example-tab-0002' } },
})

export const stepsAtOnce = 500

export const SaveStepsInput = z.object({
  attempt,
  device,
  /** The engine's `ClientStep`s. Each is read by itself: one that cannot be read never holds up the others. */
  steps: z
    .array(z.unknown(), { error: 'The steps must be a list.' })
    .min(1, 'There are no steps.')
    .max(stepsAtOnce, `Send at most ${stepsAtOnce} steps at once.`)
    .meta({ verbatim: true }),
})
export type SaveStepsInput = z.output<typeof SaveStepsInput>

export const SaveStepsReply = z.object({
  ...clockFields,
  /** Everything up to here is committed; the device may forget it. */
  complete_up_to: z.number().int(),
  last_number: z.number().int(),
  /** Numbers that never arrived: send them again. */
  gaps: z.array(z.number().int()),
  /** Kept, but counted only if staff decide so. */
  late: z.array(z.number().int()),
  /** Steps whose content could not be read; kept without effect, or not kept when they have no number. */
  refused: z.array(z.object({ number: z.number().int().nullable(), reason: z.string() })),
  /** Numbers that are stored with another content: a copied tab. The first stays. */
  conflicts: z.array(z.number().int()),
  is_taken_over: z.boolean(),
})
export type SaveStepsReply = z.output<typeof SaveStepsReply>

const exampleAttempt = '00000000-0000-4000-8000-000000000001'

export const saveSteps = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/steps',
  summary: 'Save what the student did; acknowledged only when committed, sending again is harmless',
  tag,
  audience: 'user',
  keepsRecord: true,
  params: ofTest,
  input: SaveStepsInput,
  reply: SaveStepsReply,
  example: {
    ...exampleFreeTest,
    input: {
      attempt: exampleAttempt,
      device: 1,
      steps: [{ device: 1, number: 1, givenAt: 1_794_716_000_000, action: { do: 'visit', slot: 1 } }],
    },
  },
})

export const eventsAtOnce = 50

export const ReportEventsInput = z.object({
  attempt,
  events: z
    .array(
      z.object({
        id: z.string().regex(/^[\w:-]{1,64}$/, 'A report needs a short name.'),
        kind: z.enum([
          ...(['full_screen_left', 'tab_hidden', 'window_left'] as const),
          ...(['offline', 'online', 'full_screen_entered', 'tab_shown', 'takeover'] as const),
        ]),
        at: z.number().int(),
        awayMs: z.number().int().min(0).optional(),
        isOwnDialog: z.boolean().optional(),
        canFullScreen: z.boolean().optional(),
      }),
      { error: 'The reports must be a list.' },
    )
    .min(1, 'There are no reports.')
    .max(eventsAtOnce, `Send at most ${eventsAtOnce} reports at once.`),
})
export type ReportEventsInput = z.output<typeof ReportEventsInput>

export const reportEvents = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/events',
  summary: 'Report that the screen was left, went offline and the like; counted once under their names',
  tag,
  audience: 'user',
  keepsRecord: true,
  params: ofTest,
  input: ReportEventsInput,
  reply: z.object({ ...clockFields, test_status: z.enum(testStatuses), tally: TallyView }),
  example: {
    ...exampleFreeTest,
    input: {
      attempt: exampleAttempt,
      events: [{ id: 'example-1', kind: 'tab_hidden', at: 1_794_716_000_000, awayMs: 3000 }],
    },
  },
})

export const ReceiptView = z.object({
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
export type ReceiptView = z.output<typeof ReceiptView>

export const SubmitInput = z.object({
  attempt,
  device,
  /** The last step this screen has numbered, so that nothing is left on the way. */
  last_number: z.coerce.number({ error: 'The number of the last step is missing.' }).int().min(0).max(1_000_000),
})
export type SubmitInput = z.output<typeof SubmitInput>

export const submitSitting = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/submit',
  summary: 'Hand in. Steps that have not arrived are asked for first; the receipt stands for what is stored',
  tag,
  audience: 'user',
  params: ofTest,
  input: SubmitInput,
  reply: z.object({
    message,
    /** Empty while steps are missing. */
    receipt: ReceiptView.nullable(),
    gaps: z.array(z.number().int()),
    ...clockFields,
  }),
  example: { ...exampleFreeTest, input: { attempt: exampleAttempt, device: 1, last_number: 0 } },
})

export const sittingReceipt = endpoint({
  method: 'get',
  path: '/tests/{slug}/attempt/receipt',
  summary: 'The receipt of a sitting that has ended',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ receipt: ReceiptView }),
})
