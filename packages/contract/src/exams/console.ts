import { z } from 'zod'
import { message, moment } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { attemptStates } from './attempt-views.ts'
import { exampleFreeTest, ofTest, tag } from './online-tests.ts'

/** Exam day: who is in, what went wrong, and what staff do about it. Answers are never in any of it, only how many. */
const uuid = z.uuid({ error: 'Name the attempt.' }).meta({ label: 'attempt' })
/** When the student of the example lost the connection. */
export const exampleOutageFrom = 1_794_716_000_000
export const exampleRunning = '00000000-0000-4000-8000-000000000001'

/** One student of one test. Who has not come yet has no attempt. */
export const ConsoleRow = z.object({
  /** Stays the same while the console is open: the number of the enrolment. */
  id: z.number().int(),
  attempt: z.string().nullable(),
  user_id: z.number().int(),
  name: z.string(),
  branch_id: z.number().int().nullable(),
  state: z.enum(attemptStates),
  started_at: moment.nullable(),
  deadline_at: moment.nullable(),
  ended_at: moment.nullable(),
  ended_by: z.string().nullable(),
  extra_ms: z.number().int(),
  /** When an answer last arrived, and when the screen was last heard of at all. */
  last_save_at: moment.nullable(),
  heard_at: moment.nullable(),
  answered: z.number().int(),
  questions: z.number().int(),
  violations: z.number().int(),
  /** Warnings that are left before the test ends by itself; null where leaving has no such end. */
  warnings_left: z.number().int().nullable(),
  devices: z.number().int(),
  unread: z.number().int(),
})
export type ConsoleRow = z.output<typeof ConsoleRow>

/**
 * What the stream sends: everything at first, then only what has changed of whom. Where `last_save_at` comes without
 * `heard_at`, the save is also when the screen was last heard of.
 */
export type ConsoleNews = { server_now: string; rows: (Pick<ConsoleRow, 'id'> & Partial<ConsoleRow>)[] }

const Centre = z.object({ id: z.number().int(), name: z.string() })

export const ConsoleTest = z.object({
  slug: z.string(),
  name: z.string(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  grace_minutes: z.number().int(),
  is_admission: z.boolean(),
  /** Anyone who is given time or began late may still write after the window. */
  last_ends_at: moment.nullable(),
})
export type ConsoleTest = z.output<typeof ConsoleTest>

export const DayTest = ConsoleTest.extend({
  enrolled: z.number().int(),
  writing: z.number().int(),
  ended: z.number().int(),
  open_incidents: z.number().int(),
  /** Of those who write: without a save for a minute, with a warning, and on a second screen. */
  quiet: z.number().int(),
  warned: z.number().int(),
  moved: z.number().int(),
})
export type DayTest = z.output<typeof DayTest>

export const examDay = endpoint({
  method: 'get',
  path: '/office/console',
  summary: 'The tests of today: who is in, and what waits for a decision',
  tag,
  audience: 'staff',
  act: 'console.read',
  reply: z.object({ server_now: moment, tests: z.array(DayTest) }),
})

export const testConsole = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/console',
  summary: 'The console of one test as it stands; changes come by `/console/stream`',
  tag,
  audience: 'staff',
  act: 'console.read',
  params: ofTest,
  reply: z.object({
    server_now: moment,
    test: ConsoleTest,
    places: z.array(Centre),
    rows: z.array(ConsoleRow),
  }),
  example: exampleFreeTest,
})

export const MessageView = z.object({
  id: z.number().int(),
  text: z.string(),
  scope: z.enum(['students', 'branch', 'all']),
  branch_id: z.number().int().nullable(),
  sent_by: z.string().nullable(),
  sent_at: moment,
  reached: z.number().int(),
  read: z.number().int(),
})
export type MessageView = z.output<typeof MessageView>

export const incidentKinds = ['power', 'line', 'device', 'paper', 'health', 'conduct', 'other'] as const
export const incidentWords: Record<(typeof incidentKinds)[number], string> = {
  power: 'Power',
  line: 'Line or network',
  device: 'Device',
  paper: 'Question or paper',
  health: 'Health',
  conduct: 'Conduct',
  other: 'Something else',
}

export const IncidentView = z.object({
  id: z.number().int(),
  kind: z.enum(incidentKinds),
  text: z.string(),
  student: z.string().nullable(),
  branch_id: z.number().int().nullable(),
  noted_by: z.string().nullable(),
  noted_at: moment,
  decision: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
})
export type IncidentView = z.output<typeof IncidentView>

/** One line of the day. `kind` says what it was; `text` says it in a sentence. */
export const LedgerLine = z.object({
  at: moment,
  kind: z.enum([
    'message',
    'incident',
    'decision',
    'time',
    'fair-time',
    'force-submit',
    'late-answers',
    'answer-file',
    'key',
  ]),
  text: z.string(),
  by: z.string().nullable(),
})
export type LedgerLine = z.output<typeof LedgerLine>

export const OutageView = z.object({
  /** The name under which time for it is given once. */
  name: z.string(),
  place: Centre.nullable(),
  from: moment,
  to: moment,
  minutes: z.number().int(),
  /** The shortest and the longest loss, in milliseconds. */
  least_ms: z.number().int(),
  most_ms: z.number().int(),
  students: z.array(
    z.object({ attempt: z.string(), name: z.string(), from: moment, to: moment, lost_ms: z.number().int() }),
  ),
})
export type OutageView = z.output<typeof OutageView>

export const dayLedger = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/ledger',
  summary: 'Everything that was done and noted in a test, the newest first; messages with who has read them',
  tag,
  audience: 'staff',
  act: 'console.read',
  params: ofTest,
  reply: z.object({
    test: ConsoleTest,
    lines: z.array(LedgerLine),
    messages: z.array(MessageView),
    incidents: z.array(IncidentView),
    figures: z.object({
      enrolled: z.number().int(),
      came: z.number().int(),
      ended: z.number().int(),
      warned: z.number().int(),
      extra_time: z.number().int(),
    }),
  }),
  example: exampleFreeTest,
})

export const OneStudent = z.object({
  attempt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  branch_id: z.number().int().nullable(),
  /** Minutes for each hour that the attempt began with. */
  compensatory_per_hour: z.number().int(),
  devices: z.array(z.object({ device: z.number().int(), user_agent: z.string(), taken_at: moment })),
  grants: z.array(z.object({ at: moment, minutes: z.number(), reason: z.string(), by: z.string().nullable() })),
  /** What the screen reported, the newest first. */
  events: z.array(z.object({ kind: z.string(), at: moment, away_ms: z.number().int().nullable() })),
})
export type OneStudent = z.output<typeof OneStudent>

export const consoleStudent = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/attempts/{uuid}',
  summary: 'One student while a test runs: screens, warnings with their times, extra time, how to reach the family',
  tag,
  audience: 'staff',
  act: 'console.read',
  params: ofTest.extend({ uuid }),
  reply: z.object({ student: OneStudent }),
  example: { params: { slug: 'jee-main-mock-1', uuid: exampleRunning } },
})

/** Made by the screen: the same act sent twice is done once. */
const key = z
  .string({ error: 'The act has no name.' })
  .regex(/^[\w-]{8,64}$/, 'The name of the act must have 8 to 64 letters and digits.')
  .meta({ label: 'name of the act' })

export const messageLength = 200

export const SendMessageInput = z
  .object({
    key,
    scope: z.enum(['students', 'branch', 'all'], { error: 'Choose some students, a branch or all.' }),
    branch_id: idParam.optional(),
    attempts: z.array(uuid, { error: 'Choose the students.' }).max(2000).optional(),
    text: text('message', { min: 2, max: messageLength }),
  })
  .superRefine((given, context) => {
    if (given.scope === 'students' && !given.attempts?.length)
      context.addIssue({ code: 'custom', path: ['attempts'], message: 'Choose the students.' })
    if (given.scope === 'branch' && !given.branch_id)
      context.addIssue({ code: 'custom', path: ['branch_id'], message: 'Choose the branch.' })
  })
export type SendMessageInput = z.output<typeof SendMessageInput>

export const sendMessage = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/messages',
  summary: 'Say something to those who write a test; it stands on their screens until they have read it',
  tag,
  audience: 'staff',
  act: 'console.message',
  params: ofTest,
  input: SendMessageInput,
  reply: z.object({ message, id: z.number().int(), reached: z.number().int() }),
  status: 201,
  example: {
    ...exampleFreeTest,
    input: { key: 'example-message-1', scope: 'all', text: 'The power is back. You will get the lost minutes.' },
  },
})

export const NoteIncidentInput = z.object({
  kind: z.enum(incidentKinds, { error: 'Choose what kind of incident it was.' }),
  text: text('note', { min: 3, max: 1000 }),
  attempt: uuid.optional(),
  branch_id: idParam.optional(),
})
export type NoteIncidentInput = z.output<typeof NoteIncidentInput>

export const noteIncident = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/incidents',
  summary: 'Note what went wrong during a test',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: NoteIncidentInput,
  reply: z.object({ message, id: z.number().int() }),
  status: 201,
  example: { ...exampleFreeTest, input: { kind: 'power', text: 'Power cut in the hall, 10:31' } },
})

export const DecideIncidentInput = z.object({ decision: text('decision', { min: 3, max: 1000 }) })
export type DecideIncidentInput = z.output<typeof DecideIncidentInput>

export const decideIncident = endpoint({
  method: 'post',
  path: '/office/incidents/{id}/decision',
  summary: 'Say what became of an incident',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: z.object({ id: idParam }),
  input: DecideIncidentInput,
  reply: z.object({ message }),
  example: { params: { id: '980001' }, input: { decision: 'Eleven minutes were given to the hall.' } },
})

export const fairTime = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/fair-time',
  summary:
    'Who was cut off, when and for how long, worked out from what is stored; what time was given for is left out',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  reply: z.object({ outages: z.array(OutageView) }),
  example: exampleFreeTest,
})

export const GiveFairTimeInput = z.object({
  /** As the proposal names it. */
  outage: z.string({ error: 'Name the outage.' }).trim().min(3).max(100).meta({ label: 'outage' }),
  reason: text('reason', { min: 3, max: 500 }),
})
export type GiveFairTimeInput = z.output<typeof GiveFairTimeInput>

export const giveFairTime = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/fair-time',
  summary: 'Give the proposed minutes to those who were cut off; a second time for the same outage changes nothing',
  tag,
  audience: 'staff',
  act: 'console.act',
  params: ofTest,
  input: GiveFairTimeInput,
  reply: z.object({ message, reached: z.number().int(), minutes: z.number().int() }),
  example: {
    params: { slug: 'cut-off-mock' },
    input: { outage: `home:${exampleOutageFrom}`, reason: 'The line was down' },
  },
})

/** What every screen of the office may know: that a test that counts is running, and until when the office holds back. */
export const examFreeze = endpoint({
  method: 'get',
  path: '/office/freeze',
  summary: 'Whether a test with a window is being written: exports, imports, picture work and backups wait until then',
  tag,
  audience: 'staff',
  act: 'own.work',
  reply: z.object({
    freeze: z.object({ until: moment, tests: z.array(z.object({ slug: z.string(), name: z.string() })) }).nullable(),
  }),
})

export const consoleEndpoints = [
  examDay,
  testConsole,
  dayLedger,
  consoleStudent,
  sendMessage,
  noteIncident,
  decideIncident,
  fairTime,
  giveFairTime,
  examFreeze,
] as const
