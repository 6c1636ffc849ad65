import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'

/**
 * Somebody must always be able to let others in: besides this account another administrator without a last day has to
 * be there. All of them are held until the transaction ends, so that two who demote each other at the same moment do
 * not both succeed; SQLite has one writer anyway.
 */
export const requireLastingAdmin = async (ctx: Ctx, besides: number) => {
  const admins = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()
  if (!admins.some(({ id }) => id === besides)) return
  const others = admins.map(({ id }) => id).filter((id) => id !== besides)
  const leaving =
    others.length === 0
      ? []
      : await ctx.db
          .selectFrom('staff_members')
          .select('user_id')
          .where('user_id', 'in', others)
          .where('until', 'is not', null)
          .execute()
  if (others.length - leaving.length < 1)
    fail('conflict', 'This is the last administrator. Make somebody else one first.')
}
