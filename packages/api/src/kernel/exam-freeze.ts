import type { Instant } from '@northlight/contract/dates'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { sql } from 'kysely'
import type { Ctx } from './context.ts'
import { ApiFailure } from './errors.ts'

export type ExamFreeze = { until: Instant; tests: { id: number; slug: string; name: string }[] }

/** When the last of those who write has no time left; a column of instants, so text is compared as it is. */
const lastEnd = sql<Instant | null>`(
  select max(attempts.deadline_at) from attempts
  where attempts.test_id = tests.id and attempts.state in ('in_progress', 'overdue')
)`

/**
 * Tests that count and are being written now: those with a window, while anybody of it has an attempt that runs. Heavy
 * work of the office waits until then, and what would change such a test is refused.
 */
export const examFreeze = async (ctx: Ctx): Promise<ExamFreeze | null> => {
  const now = ctx.now()
  const rows = await ctx.db
    .selectFrom('tests')
    .select(['tests.id', 'tests.slug', 'tests.name', 'tests.closes_at', lastEnd.as('last_end')])
    .where('tests.trial_of', 'is', null)
    .where(({ eb, or }) => or([eb('tests.opens_at', 'is', null), eb('tests.opens_at', '<=', now)]))
    // Extra and compensatory time reach beyond the window, but not for days.
    .where('tests.closes_at', '>', later(now, -minutes(60 * 12)))
    .orderBy('tests.name')
    .execute()
  const running = rows.filter(({ last_end }) => last_end !== null && last_end > now)
  const ends = running.map(({ last_end }) => last_end ?? now).toSorted()
  const until = ends.at(-1)
  if (until === undefined) return null
  return { until, tests: running.map(({ id, slug, name }) => ({ id, slug, name })) }
}

/** For verbs that change a test: nothing of it may change under the hands of those who write it. */
export const refuseWhileRunning = async (ctx: Ctx, testId: number): Promise<void> => {
  const freeze = await examFreeze(ctx)
  if (freeze?.tests.some(({ id }) => id === testId))
    throw new ApiFailure('conflict', {
      message: 'This test is being written now. It can be changed when the last student has finished.',
      extra: { code: 'test_running' },
    })
}
