import { digest } from '@northlight/db/digest'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'

export const openDeletion = (ctx: Ctx, userId: number) =>
  ctx.db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()

/** True when a deletion was waiting. */
export const callOff = async (ctx: Ctx, userId: number): Promise<boolean> => {
  const ended = await ctx.db
    .updateTable('deletion_requests')
    .set({ cancelled_at: ctx.now(), cancel_hash: null })
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await audit(ctx, { action: 'families.keep-account', entity: 'user', id: userId })
  return true
}

/** Anyone who comes back wants the account. */
export const keepReturned = async (ctx: Ctx, { user_id }: { user_id: number }): Promise<void> => {
  await callOff(ctx, user_id)
}

export const keepByLink = (ctx: Ctx, token: string) =>
  inTransaction(ctx, async (ctx) => {
    const request = await ctx.db
      .selectFrom('deletion_requests')
      .select('user_id')
      .where('cancel_hash', '=', digest(token))
      .executeTakeFirst()
    if (!request || !(await callOff(ctx, request.user_id)))
      fail('bad_link', 'This link no longer works. If the account still exists, sign in to keep it.')
  })
