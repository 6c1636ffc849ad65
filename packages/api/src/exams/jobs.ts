import { seconds } from '@northlight/contract/durations'
import { next } from '@northlight/exam/next'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { type AnyJob, defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import * as attempts from './attempt-queries.ts'
import { ms, readSitting, storeSitting } from './sitting.ts'
import { inTurn } from './turns.ts'

/** Few enough that students who save at the same moment hardly wait. */
const atOnce = 50

const closeOne = async (ctx: Ctx, id: number) => {
  const row = await attempts.attemptById(ctx, id, { hold: true })
  if (!row) return
  const sitting = await readSitting(ctx, row)
  const outcome = next(sitting.attempt, { type: 'tick' }, ms(ctx.now()))
  if (outcome.ok) await storeSitting(ctx, sitting, outcome.attempt)
}

/** Closes sittings whose screen is gone, stamped with their deadline, however late this runs. */
export const closeAbandoned = defineJob(
  'exams.close-abandoned',
  z.object({}),
  async (ctx) => {
    // By number, each once: one that stays open after being looked at would otherwise be found again for ever.
    for (let after = 0; ; ) {
      const due = await attempts.attemptsToClose(ctx.db, ctx.now(), { after, count: atOnce })
      if (due.length === 0) return
      after = due.at(-1)?.id ?? after
      await inTurn(ctx.services.database, () =>
        inTransaction(ctx, async (ctx) => {
          for (const { id } of due) await closeOne(ctx, id)
        }),
      )
    }
  },
  'exams',
)

export const examJobs: AnyJob[] = [closeAbandoned]
export const examSchedules: Schedule[] = [{ job: closeAbandoned, every: seconds(30) }]
