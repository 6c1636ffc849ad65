import { later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob, keptFor, type Schedule } from './define-job.ts'
import { forgetDone } from './queries.ts'

export const forgetFinishedJobs = defineJob(
  'jobs.forget-finished',
  z.object({}),
  async (ctx) => {
    await forgetDone(ctx.db, later(ctx.now(), -keptFor))
  },
  'chores',
)

/** How many rows one statement removes: a table that grew for months must not be held for minutes. */
const portion = 5000
const mostPortions = 100

/** Counts whose minute is over. In PostgreSQL they would stay for ever; SQLite's process counts in memory. */
export const forgetOldLimits = defineJob('limits.forget-expired', z.object({}), async (ctx) => {
  const now = Date.parse(ctx.now())
  for (let at = 0; at < mostPortions; at++) {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('rate_limits')
      .where('key', 'in', (from) =>
        from.selectFrom('rate_limits').select('key').where('expire', '<', now).orderBy('expire').limit(portion),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows < BigInt(portion)) return
  }
})

export const housekeeping: Schedule[] = [
  { job: forgetFinishedJobs, every: days(1) },
  { job: forgetOldLimits, every: minutes(10) },
]
