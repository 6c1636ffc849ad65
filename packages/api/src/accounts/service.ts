import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { passwordMatches } from './passwords.ts'
import * as queries from './queries.ts'
import { issueToken } from './tokens.ts'

/** The account and a fresh token, or null: the caller never learns which of the two was wrong. */
export const signIn = async (ctx: Ctx, credentials: { email: string; password: string }) => {
  const user = await queries.userByEmail(ctx.db, credentials.email)
  const matches = await passwordMatches(user?.is_active ? user.password_hash : null, credentials.password)
  if (!user || !matches) return null
  return inTransaction(ctx, async (ctx) => {
    const token = await issueToken(ctx, user, ctx.device)
    await audit(ctx, { action: 'accounts.sign-in', entity: 'user', id: user.id })
    return { user, token }
  })
}

/** Ends the actor's own session; one that is already over is left alone. */
export const signOut = (ctx: Ctx, tokenId: number) =>
  inTransaction(ctx, async (ctx) => {
    if (ctx.actor.kind !== 'user') return
    const ended = await queries.revokeTokens(ctx.db, ctx.actor.id, ctx.now(), { only: tokenId })
    if (ended > 0) await audit(ctx, { action: 'accounts.sign-out', entity: 'user', id: ctx.actor.id })
  })
