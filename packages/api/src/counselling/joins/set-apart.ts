import type { Ctx } from '../../kernel/context.ts'

/** The smaller id first, so that a pair has one row. */
export const setApart = async (ctx: Ctx, one: number, other: number) => {
  await ctx.db
    .insertInto('families_apart')
    .values({ one_id: Math.min(one, other), other_id: Math.max(one, other), created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['one_id', 'other_id']).doNothing())
    .execute()
}
