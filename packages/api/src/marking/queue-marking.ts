import { instant, later } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { type AnyJob, defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { markAttempts } from './mark-attempts.ts'
import * as queries from './queries.ts'
import { rankTest } from './rank-test.ts'

const ofTest = z.object({ test_id: z.number().int() })

/** How long closed attempts inBatches before they are marked together, and marked ones before the class is ranked. */
const markEvery = seconds(2)
const rankEvery = seconds(5)

/** The end of the slot that this moment is in, and a name for it: what comes within one slot is done at once. */
const slotOf = (ctx: Ctx, length: number) => {
  const number = Math.floor(Date.parse(ctx.now()) / length)
  return { number, end: instant((number + 1) * length) }
}

export const rankTestJob = defineJob(
  'results.rank-test',
  ofTest,
  async (ctx, { test_id }) => {
    await rankTest(ctx.db, test_id, ctx.now())
  },
  'exams',
)

/** Ranks the class soon. Asked a hundred times within some seconds, it ranks once. */
export const queueRanking = async (ctx: Ctx, testId: number) => {
  const { number, end } = slotOf(ctx, rankEvery)
  await enqueue(ctx, rankTestJob, { test_id: testId }, { key: `rank:${testId}:${number}`, runAt: end })
}

export const markTestJob = defineJob(
  'results.mark-test',
  ofTest,
  async (ctx, { test_id }) => {
    const waiting = await queries.unmarkedOf(ctx.db, test_id)
    if (waiting.length === 0) return
    const ids = waiting.map(({ id }) => id)
    const marked = await markAttempts(ctx.db, ids, { now: ctx.now() })
    if (marked.length > 0) await queueRanking(ctx, test_id)
  },
  'exams',
)

/** One attempt, also one that is marked already: its answers have changed since. */
export const markAttemptJob = defineJob(
  'results.mark-attempt',
  z.object({ attempt_id: z.number().int(), reason: z.enum(['first', 'late', 'answers']) }),
  async (ctx, { attempt_id, reason }) => {
    const marked = await markAttempts(ctx.db, [attempt_id], { now: ctx.now(), reason })
    for (const { test_id } of marked) await queueRanking(ctx, test_id)
  },
  'exams',
)

/**
 * Called inside the transaction that closes an attempt, or that adds answers to one that was marked: what is queued here
 * is queued with that change or not at all.
 */
export const queueMarking = async (ctx: Ctx, attemptId: number) => {
  const attempt = await queries.attemptById(ctx.db, attemptId)
  if (!attempt || attempt.state === 'eliminated') return
  if (attempt.state === 'graded') {
    const reason = (await queries.hasNewDecision(ctx.db, attemptId)) ? 'late' : 'answers'
    await enqueue(ctx, markAttemptJob, { attempt_id: attemptId, reason })
    return
  }
  const { number, end } = slotOf(ctx, markEvery)
  await enqueue(
    ctx,
    markTestJob,
    { test_id: attempt.test_id },
    { key: `mark:${attempt.test_id}:${number}`, runAt: end },
  )
}

/** Nothing may stay unmarked because a message was lost: looks for what was closed a while ago. */
export const sweepUnmarked = defineJob(
  'results.sweep-unmarked',
  z.object({}),
  async (ctx) => {
    for (const { test_id } of await queries.testsWithUnmarked(ctx.db, later(ctx.now(), -minutes(1))))
      await enqueue(ctx, markTestJob, { test_id })
  },
  'exams',
)

export const markingSchedules: Schedule[] = [{ job: sweepUnmarked, every: minutes(1) }]
export const markingJobs: AnyJob[] = [markTestJob, markAttemptJob, rankTestJob, sweepUnmarked]
