import { indianDay, later } from '@northlight/contract/dates'
import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../kernel/context.ts'

export type CountedReplies = {
  day: string
  what: 'answered' | 'failed' | 'save'
  within_ms: number
  replies: number
}

/** Adds what a process has counted; several processes add to the same rows. */
export const addReplies = (ctx: Ctx, counted: readonly CountedReplies[]) =>
  inTransaction(ctx, async (ctx) => {
    // In one order everywhere, so that two processes never wait for each other's rows.
    const key = ({ day, what, within_ms }: CountedReplies) => [day, what, within_ms].join(' ')
    await ctx.db
      .insertInto('reply_counts')
      .values(counted.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'what', 'within_ms'])
          .doUpdateSet({ replies: sql<number>`reply_counts.replies + excluded.replies` }),
      )
      .execute()
  })

/** The step within which so large a share stands. */
const stepOf = (steps: { within_ms: number; replies: number }[], share: number): number | null => {
  const wanted = steps.reduce((sum, { replies }) => sum + replies, 0) * share
  let reached = 0
  for (const { within_ms, replies } of steps) {
    reached += replies
    if (reached >= wanted) return within_ms
  }
  return null
}

/** How the server has answered in the time before now. */
export const repliesSince = async (ctx: Ctx, ms: number) => {
  const rows = await ctx.db
    .selectFrom('reply_counts')
    .select(['what', 'within_ms', sql<number>`sum(replies)`.as('replies')])
    .where('day', '>=', indianDay(later(ctx.now(), -ms)))
    .groupBy(['what', 'within_ms'])
    .orderBy('within_ms')
    .execute()
  const of = (what: CountedReplies['what']) =>
    rows.flatMap((row) => (row.what === what ? [{ within_ms: row.within_ms, replies: Number(row.replies) }] : []))
  const [answered, failures] = [of('answered')[0]?.replies ?? 0, of('failed')[0]?.replies ?? 0]
  return { replies: answered + failures, failures, save_p95_ms: stepOf(of('save'), 0.95) }
}
