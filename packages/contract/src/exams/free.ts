import { z } from 'zod'
import { message } from '../content/parts.ts'
import { testStatuses } from '../content/tests.ts'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { formShapes } from '../form-shapes.ts'
import { AttemptView, ClockView, clockFields, SubmissionSlipView, TallyView } from './attempt-views.ts'
import { exampleFreeTest, ofTest, tag } from './online-tests.ts'

/** Names one tab. Made by the screen and kept over a reload, so that a second tab or device is told apart. */
const tab = z
  .string({ error: 'The screen has no name.' })
  .regex(/^[\w-]{8,64}$/, 'The name of the screen must have 8 to 64 letters and digits.')
  .meta({ label: 'screen' })

const attempt = z.uuid({ error: 'The attempt has no name.' }).meta({ label: 'attempt' })
const device = z.coerce.number({ error: 'The screen has no number.' }).int().min(1).max(10_000)

export const AttemptReply = z.object({ message, sitting: AttemptView })

export const StartInput = z.object({ tab })
export type StartInput = z.output<typeof StartInput>

export const startAttempt = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt',
  summary: 'Begin a test, or go on with it; a second screen is told that another one holds it',
  tag,
  audience: 'user',
  params: ofTest,
  input: StartInput,
  reply: AttemptReply,
  example: { params: { slug: 'fresh-mock' }, input: { tab: 'example-tab-0001' } },
})

export const attemptClock = endpoint({
  method: 'get',
  path: '/tests/{slug}/attempt',
  summary: 'The clock of an attempt: deadline, extra time, state',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ clock: ClockView }),
  example: exampleFreeTest,
})

export const takeOverAttempt = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/takeover',
  summary: 'Go on here and lock the other screen, after the student has confirmed it',
  tag,
  audience: 'user',
  params: ofTest,
  input: StartInput,
  reply: AttemptReply,
  example: { ...exampleFreeTest, input: { tab: 'example-tab-0002' } },
})

export const stepsAtOnce = 500

/** The engine's `ClientStep`s. Each is read by itself: one that cannot be read never holds up the others. */
const steps = z
  .array(z.unknown(), { error: 'The steps must be a list.' })
  .min(1, 'There are no steps.')
  .max(stepsAtOnce, `Send at most ${stepsAtOnce} steps at once.`)
  .meta({ verbatim: true })

const whole = z.number()
const answerInForm = z.object({ options: z.array(z.string()) })
const actionInForm = z.object({ slot: whole, answer: answerInForm })
formShapes.set(steps, z.array(z.object({ device: whole, number: whole, givenAt: whole, action: actionInForm })))

export const SaveStepsInput = z.object({ attempt, device, steps })
export type SaveStepsInput = z.output<typeof SaveStepsInput>

export const SaveStepsReply = z.object({
  ...clockFields,
  /** Everything up to here is committed; the device may forget it. */
  complete_up_to: z.number().int(),
  last_number: z.number().int(),
  /** Numbers that never arrived: send them again. */
  gaps: z.array(z.number().int()),
  /** Of the steps in this call, stored now or before: kept, but counted only if staff decide so. */
  late: z.array(z.number().int()),
  /** Steps whose content could not be read; kept without effect, or not kept when they have no number. */
  refused: z.array(z.object({ number: z.number().int().nullable(), reason: z.string() })),
  /** Numbers that run too far ahead of what is complete, or are too many: not stored. Send the gaps first. */
  not_stored: z.array(z.number().int()),
  /** Numbers that are stored with another content: a copied tab. The first stays. */
  conflicts: z.array(z.number().int()),
  is_taken_over: z.boolean(),
  /** How many messages of the office wait to be read; the clock brings them. */
  unread: z.number().int(),
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
        /** The screen that reports. What it tells of the time after another one took over is no leaving of the test. */
        device: z.number().int().min(1).optional(),
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

export const SubmitInput = z.object({
  attempt,
  device,
  /** The last step this screen has numbered, so that nothing is left on the way. */
  last_number: z.coerce.number({ error: 'The number of the last step is missing.' }).int().min(0).max(1_000_000),
  /**
   * The extra time that the screen knew of when it handed in. Where more has been given since, and the test is open, it
   * is refused; a client that does not say it always hands in.
   */
  extra_ms: z.coerce.number({ error: 'The extra time is a number of milliseconds.' }).int().min(0).optional(),
})
export type SubmitInput = z.output<typeof SubmitInput>

export const submitAttempt = endpoint({
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
    receipt: SubmissionSlipView.nullable(),
    gaps: z.array(z.number().int()),
    ...clockFields,
  }),
  example: { ...exampleFreeTest, input: { attempt: exampleAttempt, device: 1, last_number: 0 } },
})

export const readMessage = endpoint({
  method: 'post',
  path: '/tests/{slug}/attempt/messages/{id}/read',
  summary: 'The student has read a message of the office',
  tag,
  audience: 'user',
  keepsRecord: true,
  params: ofTest.extend({ id: idParam }),
  reply: z.object({ message }),
})

export const submissionSlip = endpoint({
  method: 'get',
  path: '/tests/{slug}/attempt/receipt',
  summary: 'The receipt of an attempt that has ended',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ receipt: SubmissionSlipView }),
})
