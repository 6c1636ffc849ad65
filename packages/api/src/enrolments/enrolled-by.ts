import { fold } from '@northlight/db/fold'
import { ownerOf } from '../accounts/owner.ts'
import type { Ctx } from '../kernel/context.ts'
import { actorId } from '../kernel/signed-in.ts'
import type * as queries from './queries.ts'

/**
 * Whether the caller is who enrolled this student: the account it belongs to, by its number or its confirmed address,
 * or the visitor who opened it. A name and an address, which others know as well, do not say so.
 */
export const isEnrolledBy = async (ctx: Ctx, enrolled: queries.Enrolment, opener: string | null): Promise<boolean> => {
  if (opener !== null && enrolled.opener === opener) return true
  const userId = actorId(ctx)
  if (userId === null) return false
  const { id, verifiedEmail } = await ownerOf(ctx.db, userId)
  return enrolled.user_id === id || (verifiedEmail !== null && fold(enrolled.email) === fold(verifiedEmail))
}
