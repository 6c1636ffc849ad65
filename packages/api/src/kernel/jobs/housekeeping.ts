import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
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

export const housekeeping: Schedule[] = [{ job: forgetFinishedJobs, every: days(1) }]
