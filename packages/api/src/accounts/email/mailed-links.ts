import { randomBytes } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import type { LinkPurpose } from '@northlight/db/tables/accounts'
import type { Ctx } from '../../kernel/context.ts'
import { holdUser } from '../queries.ts'

const lifetime: Record<LinkPurpose, number> = { 'verify-email': hours(24), 'reset-password': hours(1) }

/** A new secret for one link. Links of the same kind that were sent before stop working. */
export const makeLink = async (
  ctx: Ctx,
  purpose: LinkPurpose,
  user: { id: number; email: string },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  await ctx.db.deleteFrom('mailed_links').where('user_id', '=', user.id).where('purpose', '=', purpose).execute()
  await ctx.db
    .insertInto('mailed_links')
    .values({
      purpose,
      user_id: user.id,
      email: user.email,
      token_hash: digest(token),
      created_at: now,
      expires_at: later(now, lifetime[purpose]),
    })
    .execute()
  return token
}

/**
 * Uses a link up: the account and address it was made for, or undefined when it is unknown, used or too old. Inside the
 * caller's transaction. The account is held first, as by anyone who is asking for another address or for its deletion
 * at this moment: what they ask for is there by then and is ended with the rest, or they find themselves signed out.
 */
export const useLink = async (ctx: Ctx, purpose: LinkPurpose, token: string) => {
  const token_hash = digest(token)
  const found = await ctx.db
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!found) return undefined
  await holdUser(ctx, found.user_id)
  return ctx.db
    .updateTable('mailed_links')
    .set({ used_at: ctx.now() })
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

/** The account and address of a link that was used up before. */
export const usedLink = (ctx: Ctx, purpose: LinkPurpose, token: string) =>
  ctx.db
    .selectFrom('mailed_links')
    .select(['user_id', 'email'])
    .where('token_hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
