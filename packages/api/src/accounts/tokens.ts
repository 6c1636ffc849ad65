import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { Actor, Ctx } from '../kernel/context.ts'

const lifetime = days(30)
/** Last use is noted at most this often, so that reading costs no write. */
const noteEvery = minutes(5)

const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** What a browser calls itself, as one line, whole characters only; the browser's name stands near its end. */
export const tidyDevice = (device: string) =>
  [...device.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()].slice(0, 250).join('') || 'unknown device'

/** A new opaque token, `id|secret`; only the digest of the secret is kept. */
export const issueToken = async (ctx: Ctx, user: { id: number }, device: string): Promise<string> => {
  const secret = randomBytes(30).toString('base64url')
  const now = ctx.now()
  const { id } = await ctx.db
    .insertInto('access_tokens')
    .values({
      user_id: user.id,
      name: tidyDevice(device),
      token_hash: digest(secret),
      created_at: now,
      last_used_at: now,
      expires_at: later(now, lifetime),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}

/** Who holds this token, or a visitor when it is unknown, expired, revoked or its account is closed. */
export const actorOfToken = async (ctx: Ctx, token: string): Promise<Actor> => {
  const [, id, secret] = /^(\d{1,15})\|([\w-]{20,100})$/.exec(token) ?? []
  if (!id || !secret) return { kind: 'visitor' }
  const row = await ctx.db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'access_tokens.id',
      'token_hash',
      'expires_at',
      'revoked_at',
      'last_used_at',
      'user_id',
      'role',
      'is_active',
    ])
    .where('access_tokens.id', '=', Number(id))
    .executeTakeFirst()
  if (!row || !timingSafeEqual(Buffer.from(row.token_hash), Buffer.from(digest(secret)))) return { kind: 'visitor' }
  const now = ctx.now()
  if (row.revoked_at !== null || row.expires_at <= now || !row.is_active) return { kind: 'visitor' }
  if (row.last_used_at === null || row.last_used_at < later(now, -noteEvery))
    await ctx.db.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', row.id).execute()
  return { kind: 'user', id: row.user_id, role: row.role, tokenId: row.id }
}

export const actorOfRequest = (ctx: Ctx, request: Request): Promise<Actor> => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return bearer ? actorOfToken(ctx, bearer) : Promise.resolve({ kind: 'visitor' })
}
