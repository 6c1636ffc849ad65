import type { Database } from '@northlight/db/database'
import type { SlotMark } from '@northlight/exam/marking/mark'
import { SMALLEST_GROUP } from '@northlight/exam/results/statistics'
import type { TimePerSlot } from '@northlight/exam/results/times'
import type { Ctx } from '../../kernel/context.ts'
import * as queries from '../queries.ts'

const atOnce = 100

export type ClassSheet = {
  attempt_id: number
  marks: number
  max_marks: number
  paper_version_id: number
  slot_marks: SlotMark[]
  times: TimePerSlot
}

/**
 * The marked sheets of a test, newest first and some at a time: a large class is megabytes of marks, and others wait
 * meanwhile. `most` is how many are wanted at all.
 */
export async function* sheetsOfTest(
  ctx: Ctx,
  testId: number,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<ClassSheet> {
  for (let [last, left] = [Number.MAX_SAFE_INTEGER, most]; left > 0; ) {
    const count = Math.min(atOnce, left)
    const rows = await ctx.db
      .selectFrom('result_sheets')
      .innerJoin('test_results', 'test_results.attempt_id', 'result_sheets.attempt_id')
      .innerJoin('attempts', 'attempts.id', 'result_sheets.attempt_id')
      .select(['result_sheets.attempt_id', 'slot_marks', 'times', 'marks', 'max_marks', 'paper_version_id'])
      .where('test_results.test_id', '=', testId)
      .where('attempts.state', '=', 'graded')
      .where('result_sheets.attempt_id', '<', last)
      .orderBy('result_sheets.attempt_id', 'desc')
      .limit(count)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < count) return
    last = end.attempt_id
    left -= rows.length
  }
}

export type RightCounts = Map<number, { takers: number; right: number }>

const count = async (ctx: Ctx, testId: number): Promise<RightCounts> => {
  const counts: RightCounts = new Map()
  for await (const { slot_marks } of sheetsOfTest(ctx, testId))
    for (const { version, outcome } of slot_marks) {
      const before = counts.get(version) ?? { takers: 0, right: 0 }
      counts.set(version, { takers: before.takers + 1, right: before.right + (outcome === 'right' ? 1 : 0) })
    }
  return counts
}

type Cached = { rankedAt: string; counts: Promise<RightCounts> }
const cache = new WeakMap<Database, Map<number, Cached>>()
const mostCached = 50

/** How many got each wording right, counted once for each ranking; empty for a small class. */
export const rightCounts = async (ctx: Ctx, testId: number): Promise<RightCounts> => {
  const figures = await queries.standingOf(ctx.db, testId)
  if (!figures || figures.takers < SMALLEST_GROUP) return new Map()
  const tests = cache.get(ctx.services.database) ?? new Map<number, Cached>()
  cache.set(ctx.services.database, tests)
  const known = tests.get(testId)
  if (known?.rankedAt === figures.ranked_at) return known.counts
  const counts = count(ctx, testId)
  // One that failed is counted again by the next who asks.
  counts.catch(() => tests.delete(testId))
  tests.set(testId, { rankedAt: figures.ranked_at, counts })
  if (tests.size > mostCached) tests.delete(tests.keys().next().value as number)
  return counts
}
