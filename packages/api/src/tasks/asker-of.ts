import { isStaff } from '@northlight/contract/roles'
import { staffSession } from '../accounts/session/staff-session.ts'
import type { Actor, Ctx } from '../kernel/context.ts'

type Asked = { asked_by: number | null }

/**
 * Anyone who asked, with the rights of now: a colleague who has left since cannot go on through a job. What wants a fresh
 * factor wanted it when the work was asked for; the job may run hours later, after a test.
 */
export const askerOf = async (ctx: Ctx, { asked_by }: Asked): Promise<Actor> => {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'role', 'is_active'])
    .where('id', '=', asked_by ?? 0)
    .executeTakeFirst()
  if (!user?.is_active || !isStaff(user.role)) return { kind: 'visitor' }
  const staff = await staffSession(ctx, { id: user.id, role: user.role, factorAt: ctx.now() })
  return staff ? { kind: 'user', id: user.id, role: user.role, tokenId: 0, staff } : { kind: 'visitor' }
}
