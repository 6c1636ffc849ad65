import { deviceName } from '@northlight/contract/device-name'
import type { SessionView } from '@northlight/contract/office/me'
import { revokeTokens } from '../accounts/queries.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'

/** Where the person is signed in: this session first, then by when it was last seen. */
export const ownSessions = async (ctx: Ctx): Promise<SessionView[]> => {
  allow(ctx, 'own.security')
  const { id, tokenId } = signedIn(ctx)
  const rows = await ctx.db
    .selectFrom('access_tokens')
    .select(['id', 'name', 'created_at', 'last_used_at', 'expires_at', 'second_factor_at'])
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
  const views = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.name),
    since: row.created_at,
    last_seen_at: row.last_used_at,
    expires_at: row.expires_at,
    is_current: row.id === tokenId,
    factor_at: row.second_factor_at,
  }))
  return [...views.filter(({ is_current }) => is_current), ...views.filter(({ is_current }) => !is_current)]
}

/** Another person's session looks like one that does not exist. */
export const endOwnSession = (ctx: Ctx, sessionId: number) => {
  allow(ctx, 'own.security')
  const { id } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    if ((await revokeTokens(ctx.db, id, ctx.now(), { only: sessionId })) === 0) fail('not_found')
    await audit(ctx, { action: 'staff.end-session', entity: 'user', id, details: { token: sessionId } })
  })
}

export const endOtherSessions = (ctx: Ctx): Promise<number> => {
  allow(ctx, 'own.security')
  const { id, tokenId } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    const ended = await revokeTokens(ctx.db, id, ctx.now(), { except: tokenId })
    await audit(ctx, { action: 'staff.end-other-sessions', entity: 'user', id, details: { ended } })
    return ended
  })
}
