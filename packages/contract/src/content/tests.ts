import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import { contentList, id, message, moment, pictureFields, seoFields, shownStamps, stamps, tag, words } from './parts.ts'

/** What may be promised about time before the start, by the server's clock. Screens count down from it. */
export const startTimesFields = {
  /** `none`: no clock runs, and nothing is said about one. */
  clock: z.enum(['paper', 'section', 'question', 'none']),
  /** The whole time in milliseconds; empty where no clock runs. */
  time_ms: z.number().int().nullable(),
  /** Anyone who begins by then has the whole time; empty where that holds for any start. */
  begin_by: moment.nullable(),
  /** The test is over then, however late the start was; empty where late starters keep their whole time. */
  ends_by: moment.nullable(),
  late_start: z.enum(['ends_with_test', 'keeps_time']),
} as const
const StartTimesView = z.object(startTimesFields)
export type StartTimesView = z.output<typeof StartTimesView>

export const TestView = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Whole rupees. */
  amount: z.number().int().nullable(),
  description: words,
  description_unfiltered: words,
  short_description: words,
  ...pictureFields,
  is_active: z.boolean(),
  is_admission: z.boolean(),
  is_paid: z.boolean(),
  is_timer_active: z.boolean(),
  ...seoFields,
  /** Minutes and marks of all its questions together. */
  total_duration: z.number().nullable(),
  total_marks: z.number().nullable(),
  total_questions: z.number().int().nullable(),
  /** One question after the other, or the whole paper at once; empty while there is no paper yet. */
  delivery: z.enum(['free', 'sequential']).nullable(),
  languages: z.array(z.enum(['en', 'kn', 'hi'])),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  ...startTimesFields,
  /** Never filled here: these calls do not know who asks. */
  is_test_enrolled: z.null(),
  ...stamps,
  ...shownStamps,
})
export type TestView = z.output<typeof TestView>

export const testStatuses = ['Pending', 'Ongoing', 'Completed', 'Eliminated'] as const
const hasStatus = z.enum(testStatuses, { error: `Use one of ${testStatuses.join(', ')}.` })

export const tests = endpoint({
  method: 'get',
  path: '/tests',
  summary: 'Online tests; a status filter finds nothing here, because nobody is signed in',
  tag,
  cachedUntil: 'content',
  query: contentList({ filters: { has_status: hasStatus }, sorts: ['id', 'name'] }),
  reply: listOf(TestView),
})

export const allTests = endpoint({
  method: 'get',
  path: '/tests/all',
  summary: 'Every online test',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, tests: z.array(TestView) }),
})

export const testBySlug = endpoint({
  method: 'get',
  path: '/tests/{slug}',
  summary: 'One online test',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, test: TestView }),
  example: { params: { slug: 'jee-main-mock-1' } },
})
