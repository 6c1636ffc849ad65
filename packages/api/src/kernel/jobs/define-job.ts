import { type Instant, instant, later } from '@northlight/contract/dates'
import { days, hours, minutes, seconds } from '@northlight/contract/durations'
import type { z } from 'zod'
import type { Ctx } from '../context.ts'
import { announce } from '../context.ts'
import type { Lane } from './lanes.ts'

export type Job<Payload extends Record<string, unknown>> = {
  /** `domain.verb-noun` */
  name: string
  payload: z.ZodType<Payload>
  /** Re-reads what it needs: the row may have changed or gone since it was queued. Safe to run twice. */
  run: (ctx: Ctx, payload: Payload) => Promise<void>
  lane: Lane
  /** Heavy work that waits until nobody writes a test that counts. */
  waitsForExams?: true
}

/** A job whose payload type is its own business. */
// biome-ignore lint/suspicious/noExplicitAny: the runner hands each job only what that job's own schema has parsed
export type AnyJob = Job<any>

export const defineJob = <Payload extends Record<string, unknown>>(
  name: string,
  payload: z.ZodType<Payload>,
  run: Job<Payload>['run'],
  /** Most jobs write a mail. What does something else says so, and does not wait behind two thousand of them. */
  lane: Lane = 'mails',
  options: Pick<Job<Payload>, 'waitsForExams'> = {},
): Job<Payload> => ({
  name,
  payload,
  run,
  lane,
  ...options,
})

/** A job that comes round by itself; one run per slot, however many processes there are. */
export type Schedule = { job: Job<Record<string, never>>; every: number }

/** How long a finished job, and with it its key, is remembered. */
export const keptFor = days(14)

const waits = [seconds(10), minutes(1), minutes(5), minutes(30), hours(2), hours(6)]
export const maxAttempts = waits.length + 1
export const retryAt = (now: Instant, attempts: number): Instant => later(now, waits[attempts - 1] ?? hours(6))

/** How long a mail waits for a mail server that cannot be used, as other mail servers do (RFC 5321, 4.5.4.1). */
export const mailWaitsFor = days(3)
const mailWaits = waits.slice(0, 3)

/**
 * After some quick tries all that wait for the mail server are due at the same moments, every half hour: those of one
 * moment are taken in the order in which they were queued, so the oldest goes first when the server is back.
 */
export const mailRetryAt = (now: Instant, attempts: number): Instant => {
  const wait = mailWaits[attempts - 1]
  if (wait !== undefined) return later(now, wait)
  return instant((Math.floor(Date.parse(now) / minutes(30)) + 1) * minutes(30))
}

/**
 * Puts a job on the queue in the caller's transaction. The same key is queued once while its job is known: until
 * `keptFor` after it is done, and for as long as it waits among the dead ones. What must never happen twice needs a
 * mark of its own, as a mail has in the outbox. Tells whether it was queued by this call.
 */
export const enqueue = async <Payload extends Record<string, unknown>>(
  ctx: Ctx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  options: { key?: string; runAt?: Instant } = {},
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('jobs')
    .values({
      name: job.name,
      payload,
      dedupe_key: options.key ?? null,
      state: 'ready',
      run_at: options.runAt ?? ctx.now(),
      lane: job.lane,
      attempts: 0,
      max_attempts: maxAttempts,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow()
  // A key that is queued already wakes nobody; a runner that queues its own schedules would never sleep.
  if (numInsertedOrUpdatedRows) await announce(ctx, 'jobs')
  return Boolean(numInsertedOrUpdatedRows)
}
