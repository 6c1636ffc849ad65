import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import type { Ctx } from '../../kernel/context.ts'

/** Factors that have worked once, the oldest first. */
export const factorsOf = (db: Db, userId: number) =>
  db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()

export const codesLeft = async (db: Db, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const recoveryLasts = minutes(30)

/** Whether the session used a recovery code a short while ago and has set up nothing new since. */
export const isRecovering = async (ctx: Ctx, tokenId: number): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('access_tokens')
    .select('recovered_at')
    .where('id', '=', tokenId)
    .executeTakeFirst()
  return (row?.recovered_at ?? '') > later(ctx.now(), -recoveryLasts)
}

/** Takes every factor and recovery code of an account away. Gives how many factors there were. */
export const removeFactors = async (db: Db, userId: number): Promise<number> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const gone = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('id').execute()
  return gone.length
}
