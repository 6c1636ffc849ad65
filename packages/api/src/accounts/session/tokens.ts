import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type Instant, later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { isStaff } from '@northlight/contract/roles'
import { digest } from '@northlight/db/digest'
import { DatabaseReadOnly } from '@northlight/db/errors'
import type { Actor, Ctx } from '../../kernel/context.ts'
import { isSigned, sign } from '../../kernel/keys.ts'
import { sessionTokenIn } from '../cookies.ts'
import { isLeftOpen, noteActive } from './idle.ts'
import { staffSession } from './staff-session.ts'
import { tokenRow } from './token-rows.ts'

const lifetime = days(30)
/** Last use is noted at most this often, so that reading costs no write. */
const noteEvery = minutes(5)

/** What a browser calls itself, as one line, whole characters only; the browser's name stands near its end. */
export const tidyDevice = (device: string) =>
  [...device.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim()].slice(0, 250).join('') || 'unknown device'

/** A new opaque token, `id|secret`; only the digest of the secret is kept. `browser` as `browserOf` names it. */
export const issueToken = async (
  ctx: Ctx,
  user: { id: number },
  device: string,
  browser: string | null = null,
): Promise<string> => {
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
      active_at: now,
      expires_at: later(now, lifetime),
      browser,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}|${secret}`
}

/** While nothing can be written, people go on reading what is theirs. */
const ifWritable = async (write: Promise<unknown>) => {
  try {
    await write
  } catch (error) {
    if (!(error instanceof DatabaseReadOnly)) throw error
  }
}

const change = ({ db }: Ctx, id: number, set: { revoked_at: Instant } | { last_used_at: Instant }) =>
  ifWritable(db.updateTable('access_tokens').set(set).where('id', '=', id).execute())

/** The row of a token that opens the API now, with its person; undefined when it is unknown, expired, revoked or closed. */
export const holderOf = async (ctx: Ctx, token: string) => {
  const [, id, secret] = /^(\d{1,15})\|([\w-]{20,100})$/.exec(token) ?? []
  if (!id || !secret) return undefined
  const row = await tokenRow(ctx.db, Number(id))
  if (!row || !timingSafeEqual(Buffer.from(row.token_hash), Buffer.from(digest(secret)))) return undefined
  const now = ctx.now()
  if (row.revoked_at !== null || row.expires_at <= now || !row.is_active) return undefined
  if (await isLeftOpen(ctx, row)) {
    await change(ctx, row.token_id, { revoked_at: now })
    return undefined
  }
  if (row.last_used_at === null || row.last_used_at < later(now, -noteEvery))
    await change(ctx, row.token_id, { last_used_at: now })
  return row
}

/** Who holds this token, or a visitor. `isByPerson`: somebody did something, no screen asked by itself. */
export const actorOfToken = async (ctx: Ctx, token: string, isByPerson = false): Promise<Actor> => {
  const holder = await holderOf(ctx, token)
  if (!holder) return { kind: 'visitor' }
  if (isByPerson) await ifWritable(noteActive(ctx, holder))
  const { id, role, token_id } = holder
  if (!isStaff(role)) return { kind: 'user', id, role, tokenId: token_id }
  const staff = await staffSession(ctx, { id, role, factorAt: holder.second_factor_at })
  return staff ? { kind: 'user', id, role, tokenId: token_id, staff } : { kind: 'visitor' }
}

/**
 * What the scripts of a page send instead of the token in the cookie, which they cannot read: it opens the API only
 * together with that cookie. A script that got into a page can carry it off, and cannot use it elsewhere.
 */
export const boundToken = (ctx: Ctx, token: string): string =>
  `${token.split('|', 1)[0]}|bound.${sign(ctx.services.keys, boundTo(token))}`

const boundTo = (token: string) => ({ purpose: 'session' as const, content: `bound|${token}` })

const boundPattern = /^(\d{1,15})\|bound\.(\S+)$/

const isBoundTo = (ctx: Ctx, token: string, [, id, proof = '']: RegExpExecArray) =>
  token.split('|', 1)[0] === id && isSigned(ctx.services.keys, boundTo(token), proof)

export const actorOfRequest = (ctx: Ctx, request: Request, isByPerson = false): Promise<Actor> => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!bearer) return Promise.resolve({ kind: 'visitor' })
  const bound = boundPattern.exec(bearer)
  if (!bound) return actorOfToken(ctx, bearer, isByPerson)
  const token = sessionTokenIn(request)
  return isBoundTo(ctx, token, bound) ? actorOfToken(ctx, token, isByPerson) : Promise.resolve({ kind: 'visitor' })
}
