import type { Ctx } from '../../kernel/context.ts'

/** The family of an account, the one it was joined into. */
export const familyOfAccount = async (ctx: Ctx, userId: number): Promise<number | null> => {
  const row = await ctx.db
    .selectFrom('family_accounts')
    .select('family_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.family_id ?? null
}

/** An application and an admission bring their family to its state; never back from a later one. */
export const moveByItself = async ({ db, now }: Ctx, id: number, state: 'applied' | 'admitted') => {
  const at = now()
  await db
    .updateTable('families')
    .set({ state, state_at: at, due_at: null, lost_reason: null, last_at: at, updated_at: at })
    .where('id', '=', id)
    .where('state', 'not in', state === 'applied' ? ['applied', 'admitted'] : ['admitted'])
    .execute()
}

/** A seat was taken. */
export const familyAdmitted = async (ctx: Ctx, userId: number) => {
  const id = await familyOfAccount(ctx, userId)
  if (id !== null) await moveByItself(ctx, id, 'admitted')
}

/** The admission was taken back: the family has applied again, unless another of its applications is admitted. */
export const familyNotAdmitted = async (ctx: Ctx, userId: number) => {
  const id = await familyOfAccount(ctx, userId)
  if (id === null) return
  const other = await ctx.db
    .selectFrom('family_accounts')
    .innerJoin('registrations', 'registrations.user_id', 'family_accounts.user_id')
    .select('registrations.id')
    .where('family_accounts.family_id', '=', id)
    .where('registrations.state', '=', 'admitted')
    .executeTakeFirst()
  if (other) return
  const at = ctx.now()
  await ctx.db
    .updateTable('families')
    .set({ state: 'applied', state_at: at, last_at: at, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'admitted')
    .execute()
}
