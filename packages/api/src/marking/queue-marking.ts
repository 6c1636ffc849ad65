import { randomUUID } from 'node:crypto'
import { instant, later } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { type AnyJob, defineJob, enqueue, type Job, type Schedule } from '../kernel/jobs/define-job.ts'
import { markAttempts } from './mark-attempts.ts'
import { isUnmarkedLeft, markPortion } from './mark-portion.ts'
import * as queries from './queries.ts'
import { rankTest } from './rank-test.ts'

const ofTest = z.object({ test_id: z.number().int() })

/** How long closed attempts wait before they are marked together. */
const markEvery = seconds(2)

/**
 * How often a class is ranked while papers come in. To rank 100,000 takers takes seconds, and in a test that stays open
 * somebody hands in all the time: the more have taken it, the longer one paper more may wait for its rank.
 */
const rankEvery = (takers: number): number => {
  if (takers <= 1000) return seconds(5)
  return takers <= 10_000 ? minutes(1) : minutes(10)
}

/** A run gives its place in the lane to others after this long. */
const runLength = seconds(5)

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

/**
 * Ranks the class. Asked a hundred times within one slot, it ranks once; how long a slot is, the size of the class says.
 * `soon` is for what happens once: a release, a corrected key, the last paper of a closed test.
 */
export const queueRanking = async (ctx: Ctx, testId: number, when: 'soon' | 'by_size' = 'by_size') => {
  const { takers } = when === 'soon' ? { takers: 0 } : await queries.classOf(ctx.db, testId, ctx.now())
  const length = rankEvery(takers)
  const { number, end } = slotOf(ctx, length)
  await enqueue(ctx, rankTestJob, { test_id: testId }, { key: `rank:${testId}:${length}:${number}`, runAt: end })
}

/** One run more while papers wait: another worker takes it, if one is free. One that waits already says that none is. */
const askForHelp = async (ctx: Ctx, testId: number) => {
  const begin = `mark:${testId}:`
  if (await queries.isRunWaiting(ctx.db, markTestJob.name, begin)) return
  await enqueue(ctx, markTestJob, { test_id: testId }, { key: `${begin}more:${randomUUID()}` })
}

export const markTestJob: Job<z.infer<typeof ofTest>> = defineJob(
  'results.mark-test',
  ofTest,
  async (ctx, { test_id }) => {
    const { database } = ctx.services
    const until = performance.now() + runLength
    let count = 0
    let isLeft = true
    while (isLeft && performance.now() < until) {
      const marked = await markPortion(database, test_id, { now: ctx.now() })
      count += marked.length
      isLeft = marked.length > 0 && (await isUnmarkedLeft(ctx.db, test_id))
      if (isLeft) await askForHelp(ctx, test_id)
    }
    if (count === 0) return
    const { isOpen } = await queries.classOf(ctx.db, test_id, ctx.now())
    await queueRanking(ctx, test_id, isLeft || isOpen ? 'by_size' : 'soon')
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
