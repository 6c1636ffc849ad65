import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailOf, idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { key } from '../office/record-calls/call.ts'
import { ofTest } from './online-tests.ts'
import { languages } from './paper.ts'

const tag = 'Office: tests'
const message = z.string()
const moment = z.iso.datetime()
const int = z.number().int()
const desk = { tag, audience: 'staff', act: 'tests.write' } as const
const exampleTest = { params: { slug: 'fresh-mock' } }

export const testStates = ['announced', 'planned', 'open', 'ended'] as const

export const OfficeTestRow = z.object({
  id: int,
  slug: z.string(),
  name: z.string(),
  /** `announced`: no paper yet. `open` also where it has no window. */
  state: z.enum(testStates),
  is_shown: z.boolean(),
  is_admission: z.boolean(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  paper: z.string().nullable(),
  enrolled: int,
  begun: int,
})
export type OfficeTestRow = z.output<typeof OfficeTestRow>

export const officeTests = endpoint({
  ...desk,
  method: 'get',
  path: '/office/tests',
  summary: 'Tests, the next one first; trials of staff are in no list',
  query: listQuery({ filters: ['search', 'state'], sorts: ['name', 'opens_at'], size: 25 }),
  reply: listOf(OfficeTestRow),
})

/** One line of the checklist, worked out from what is stored. Nothing of it is ticked by hand. */
export const CheckLine = z.object({
  key: z.string(),
  /** `wrong`: the test cannot go on like this. `look`: somebody should see it. `open`: not yet. */
  state: z.enum(['good', 'look', 'wrong', 'open']),
  title: z.string(),
  under: z.string(),
})
export type CheckLine = z.output<typeof CheckLine>

export const TestPlanView = z.object({
  paper_version_id: int.nullable(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  grace_minutes: int,
  late_policy: z.enum(['grace', 'one_minute', 'staff']).nullable(),
  late_start: z.enum(['ends_with_test', 'keeps_time']),
  integrity: z.enum(['log', 'warn', 'eliminate']),
  warnings: int,
  result_policy: z.enum(['at_once', 'after_close', 'by_hand']).nullable(),
  review_policy: z.enum(['never', 'after_submit', 'after_close', 'after_results']).nullable(),
  challenge_days: int,
  /** Within how many days after the result a tutor writes to each student; null where nobody does. */
  note_within_days: int.nullable(),
  /** Null where it is free. */
  amount_paise: int.nullable(),
})
export type TestPlanView = z.output<typeof TestPlanView>

export const TestCockpitView = z.object({
  id: int,
  slug: z.string(),
  name: z.string(),
  state: z.enum(testStates),
  is_shown: z.boolean(),
  is_admission: z.boolean(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  plan: TestPlanView,
  /** Of the plan as it is stored; sent back with a change, so that nobody writes over another one. */
  plan_mark: z.string(),
  paper: z
    .object({
      id: int,
      version_id: int,
      version: int,
      name: z.string(),
      is_frozen: z.boolean(),
      /** A newer version of the paper is there. */
      newest_version: int,
      questions: int,
      /** Hundredths of a mark. */
      marks: int,
      duration_ms: int.nullable(),
      languages: z.array(z.enum(languages)),
    })
    .nullable(),
  before: z.array(CheckLine),
  during: z.array(CheckLine),
  after: z.array(CheckLine),
  /** Schedule and policy read back. */
  sentences: z.array(z.string()),
  enrolled: int,
  branches: z.array(z.object({ name: z.string(), enrolled: int })),
  changes: z.array(z.object({ at: moment, by: z.string().nullable(), what: z.string() })),
  trial: z.object({ address: z.string(), state: z.enum(['open', 'done']) }).nullable(),
  computed_at: moment,
})
export type TestCockpitView = z.output<typeof TestCockpitView>

export const testCockpit = endpoint({
  ...desk,
  method: 'get',
  path: '/office/tests/{slug}/cockpit',
  summary: 'One test: what must be done before, while and after it, worked out from what is stored',
  params: ofTest,
  reply: z.object({ test: TestCockpitView }),
  example: exampleTest,
})

export const createTest = endpoint({
  ...desk,
  method: 'post',
  path: '/office/tests',
  summary: 'A new test; nobody sees it before it is shown. The same key makes it once',
  input: z.object({ name: text('the name', { min: 3, max: 200 }), key: key.optional() }),
  reply: z.object({ message, slug: z.string() }),
  status: 201,
  example: { input: { name: 'JEE Main practice paper 7', key: '000000000000000000000071' } },
})

const when = (sentence: string) => z.iso.datetime({ error: sentence }).nullish()
const number = (sentence: string, min: number, max: number) =>
  z.coerce.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence)

export const TestPlanInput = z.object({
  paper_version_id: idParam.nullish(),
  opens_at: when('Give day and time of the start.'),
  closes_at: when('Give day and time of the end.'),
  grace_minutes: number('Enter the grace in minutes, from 0 to 120.', 0, 120),
  late_policy: z.enum(['grace', 'one_minute', 'staff'], { error: 'Choose what counts after the end.' }).nullish(),
  late_start: z
    .enum(['ends_with_test', 'keeps_time'], { error: 'Choose what whoever begins late has.' })
    .default('ends_with_test'),
  integrity: z.enum(['log', 'warn', 'eliminate'], { error: 'Choose what follows when the screen is left.' }),
  warnings: number('Enter how many warnings, from 0 to 20.', 0, 20).default(0),
  result_policy: z.enum(['at_once', 'after_close', 'by_hand'], { error: 'Choose when results come.' }),
  review_policy: z.enum(['never', 'after_submit', 'after_close', 'after_results'], {
    error: 'Choose whether questions are shown again.',
  }),
  challenge_days: number('Enter the days, from 0 to 60.', 0, 60),
  note_within_days: number('Enter the days, from 1 to 60.', 1, 60).nullish(),
  amount_paise: number('Enter the price.', 0, 100_000_000).nullish(),
  /** `plan_mark` as it was seen; without it nothing is compared. */
  seen_mark: z.string({ error: 'Say which plan you have seen.' }).max(64, 'Say which plan you have seen.').optional(),
})
export type TestPlanInput = z.output<typeof TestPlanInput>

export const planTest = endpoint({
  ...desk,
  method: 'post',
  path: '/office/tests/{slug}/plan',
  summary: 'Paper, window and policy; what would go wrong is refused with the field it stands in',
  params: ofTest,
  input: TestPlanInput,
  reply: z.object({ message, sentences: z.array(z.string()), plan_mark: z.string() }),
  example: {
    ...exampleTest,
    input: {
      grace_minutes: 15,
      integrity: 'log',
      result_policy: 'at_once',
      review_policy: 'after_results',
      challenge_days: 0,
    },
  },
})

export const paperChoices = endpoint({
  ...desk,
  method: 'get',
  path: '/office/tests/{slug}/papers',
  summary: 'Papers a test can have, with what keeps each from being sat',
  params: ofTest,
  reply: z.object({
    papers: z.array(
      z.object({
        version_id: int,
        paper_id: int,
        name: z.string(),
        version: int,
        is_frozen: z.boolean(),
        questions: int,
        duration_ms: int.nullable(),
      }),
    ),
  }),
  example: exampleTest,
})

export const showTest = endpoint({
  ...desk,
  method: 'post',
  path: '/office/tests/{slug}/shown',
  summary:
    'Shows a test to students, or hides it; one without a paper or without a page text is refused with the reasons',
  params: ofTest,
  input: z.object({
    is_shown: z
      .union([z.boolean(), z.enum(['true', 'false'])], { error: 'Use true or false.' })
      .transform((value) => value === true || value === 'true'),
  }),
  reply: z.object({ message, is_shown: z.boolean() }),
  example: { ...exampleTest, input: { is_shown: false } },
})

export const startTrial = endpoint({
  ...desk,
  method: 'post',
  path: '/office/tests/{slug}/trial',
  summary: 'Take the test yourself, in a copy that is in no figure; gives the page on which it is begun',
  params: ofTest,
  reply: z.object({ message, address: z.string() }),
  example: exampleTest,
})

export const endTrial = endpoint({
  ...desk,
  method: 'delete',
  path: '/office/tests/{slug}/trial',
  summary: 'Takes one’s own trial away with everything that was answered in it',
  params: ofTest,
  reply: z.object({ message }),
})

export const TestPersonView = z.object({
  id: int,
  user_id: int,
  name: z.string(),
  branch: z.string().nullable(),
  test_status: z.enum(['Pending', 'Ongoing', 'Completed', 'Eliminated']),
  /** A parent has not agreed, or the age is not known: the test cannot be begun. */
  lacks_consent: z.boolean(),
  /** Minutes for each hour. */
  compensatory_per_hour: int,
  extra_ms: int,
})
export type TestPersonView = z.output<typeof TestPersonView>

export const testPeople = endpoint({
  ...desk,
  method: 'get',
  path: '/office/tests/{slug}/people',
  summary: 'Who is enrolled: consent, compensatory and extra time; `filter[show]` is consent or time',
  params: ofTest,
  query: listQuery({ filters: ['search', 'show'], sorts: ['name'], size: 25 }),
  reply: listOf(TestPersonView),
  example: exampleTest,
})

export const enrolPerson = endpoint({
  ...desk,
  method: 'post',
  path: '/office/tests/{slug}/people',
  summary: 'Enrols a student by the address of the account, free of charge',
  params: ofTest,
  input: z.object({ email: emailOf('the student’s') }),
  reply: z.object({ message }),
  status: 201,
  example: { params: { slug: 'ended-mock' }, input: { email: 'ravi@northlight.test' } },
})

export const examOfficeEndpoints = [
  officeTests,
  createTest,
  testCockpit,
  planTest,
  paperChoices,
  showTest,
  startTrial,
  endTrial,
  testPeople,
  enrolPerson,
] as const
