import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const moment = z.iso.datetime()
const int = z.number().int()

export const ComingTest = z.object({
  slug: z.string(),
  name: z.string(),
  opens_at: moment,
  closes_at: moment.nullable(),
  enrolled: int,
  /** How many lines of the checklist hold, of how many. */
  good: int,
  of: int,
  /** What does not hold, in words. */
  missing: z.array(z.string()),
  /** `making`: something is missing, and there is more than a week left. */
  state: z.enum(['ready', 'not-ready', 'making']),
})
export type ComingTest = z.output<typeof ComingTest>

/** For the page of today: what opens soon, and what waits for a decision after a test. */
export const comingTests = endpoint({
  method: 'get',
  path: '/office/coming-tests',
  summary:
    'Tests that open within two weeks, each with the state of its checklist, and tests with late answers to decide',
  tag: 'Office: tests',
  audience: 'staff',
  act: 'tests.write',
  reply: z.object({
    tests: z.array(ComingTest),
    /** Closed within a week, with something after the end or from a second screen on which nobody has decided. */
    late: z.array(z.object({ slug: z.string(), name: z.string(), students: int, closed_at: moment })),
  }),
})
