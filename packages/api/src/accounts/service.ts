import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { passwordMatches } from './passwords.ts'
import * as queries from './queries.ts'
import { actorOfToken, issueToken, revokeToken } from './tokens.ts'

export type SignedIn = { id: number; name: string; email: string; role: string; token: string }

/** The account and a fresh token, or null: the caller never learns which of the two was wrong. */
export const signIn = async (
  ctx: Ctx,
  credentials: { email: string; password: string; device: string },
): Promise<SignedIn | null> => {
  const user = await queries.userByEmail(ctx.db, credentials.email)
  const matches = await passwordMatches(user?.is_active ? user.password_hash : null, credentials.password)
  if (!user || !matches) return null
  return inTransaction(ctx, async (ctx) => {
    const token = await issueToken(ctx, user, credentials.device)
    await audit(ctx, { action: 'accounts.sign-in', entity: 'user', id: user.id })
    return { id: user.id, name: user.name, email: user.email, role: user.role, token }
  })
}

/** Ends the session behind a token; one that is already over is left alone. */
export const signOut = (ctx: Ctx, token: string) =>
  inTransaction(ctx, async (ctx) => {
    const actor = await actorOfToken(ctx, token)
    if (actor.kind !== 'user') return
    await revokeToken(ctx, actor.tokenId)
    await audit({ ...ctx, actor }, { action: 'accounts.sign-out', entity: 'user', id: actor.id })
  })
