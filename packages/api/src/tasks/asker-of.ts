import type { Instant } from '@northlight/contract/dates'
import { isStaff } from '@northlight/contract/roles'
import { staffSession } from '../accounts/session/staff-session.ts'
import type { Actor, Ctx } from '../kernel/context.ts'

type Asked = { asked_by: number | null; created_at: Instant }

/** Anyone who asked, with the rights of now: a colleague who has left since cannot go on through a job. */
export const askerOf = async (ctx: Ctx, { asked_by, created_at }: Asked): Promise<Actor> => {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'role', 'is_active'])
    .where('id', '=', asked_by ?? 0)
    .executeTakeFirst()
  if (!user?.is_active || !isStaff(user.role)) return { kind: 'visitor' }
  const staff = await staffSession(ctx, { id: user.id, role: user.role, factorAt: created_at })
  return staff ? { kind: 'user', id: user.id, role: user.role, tokenId: 0, staff } : { kind: 'visitor' }
}
