import type { Role } from '@northlight/contract/roles'
import type { Actor, Ctx } from '../src/kernel/context.ts'

/** Somebody whose session has just shown a second factor, for tests that call a verb without HTTP. */
export const actorAs = (ctx: Ctx, { id, role }: { id: number; role: Role }) =>
  ({
    kind: 'user',
    id,
    role,
    tokenId: 0,
    staff: { branches: null, factorAt: ctx.now(), hasFactor: true, needs: null },
  }) as const satisfies Actor

export const ctxAs = (ctx: Ctx, person: { id: number; role: Role }): Ctx => ({ ...ctx, actor: actorAs(ctx, person) })

/** The second factor of a session that was given its token by a sign-in, shown now. */
export const showFactor = async (ctx: Ctx, token: string) => {
  const id = Number(token.split('|', 1)[0])
  await ctx.db.updateTable('access_tokens').set({ second_factor_at: ctx.now() }).where('id', '=', id).execute()
  return token
}

/** A session at which somebody works all day: it does not end by being left open. */
export const inUse = async (ctx: Ctx, token: string) => {
  const id = Number(token.split('|', 1)[0])
  await ctx.db
    .updateTable('access_tokens')
    .set({ active_at: '9999-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute()
  return token
}
