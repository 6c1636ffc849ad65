import { seconds } from '@northlight/contract/durations'
import { next } from '@northlight/exam/attempt/next'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { type AnyJob, defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import * as attempts from './attempt/queries.ts'
import { ms, readAttempt, storeAttempt } from './attempt/stored-attempt.ts'
import { tellOfMove, tellOfMoves } from './online-tests/tell-of-move.ts'
import { tellOfTest, tellOfTomorrow, tomorrowSchedules } from './online-tests/tell-of-tomorrow.ts'
import { serializeWrites } from './saving/serialize-writes.ts'

/** Few enough that students who save at the same moment hardly wait. */
const atOnce = 50

const closeOne = async (ctx: Ctx, id: number) => {
  const row = await attempts.attemptById(ctx, id, { hold: true })
  if (!row) return
  const stored = await readAttempt(ctx, row)
  const outcome = next(stored.attempt, { type: 'tick' }, ms(ctx.now()))
  if (outcome.ok) await storeAttempt(ctx, stored, outcome.attempt)
}

/** Closes attempts whose screen is gone, stamped with their deadline, however late this runs. */
export const closeAbandoned = defineJob(
  'exams.close-abandoned',
  z.object({}),
  async (ctx) => {
    // By number, each once: one that stays open after being looked at would otherwise be found again for ever.
    for (let after = 0; ; ) {
      const due = await attempts.attemptsToClose(ctx.db, ctx.now(), { after, count: atOnce })
      if (due.length === 0) return
      after = due.at(-1)?.id ?? after
      await serializeWrites(ctx.services.database, () =>
        inTransaction(ctx, async (ctx) => {
          for (const { id } of due) await closeOne(ctx, id)
        }),
      )
    }
  },
  'exams',
)

export const examJobs: AnyJob[] = [closeAbandoned, tellOfTomorrow, tellOfTest, tellOfMoves, tellOfMove]
export const examSchedules: Schedule[] = [{ job: closeAbandoned, every: seconds(30) }, ...tomorrowSchedules]
