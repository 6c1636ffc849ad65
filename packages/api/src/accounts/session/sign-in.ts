import { callOff } from '../../families/own-data/keep-account.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { passwordMatches } from '../password/passwords.ts'
import * as queries from '../queries.ts'
import { checkGuessing, countWrongGuess } from './guessing.ts'
import { isKnownDevice, noteDevice } from './known-devices.ts'
import { issueToken } from './tokens.ts'

type Credentials = { email: string; password: string }

/** The account and a fresh token, or null: the caller never learns which of the two was wrong. */
export const signIn = async (ctx: Ctx, credentials: Credentials, deviceSecret?: string) => {
  const { email, password } = credentials
  const isOwnDevice = await isKnownDevice(ctx, email, deviceSecret)
  if (!isOwnDevice) await checkGuessing(ctx, email)
  const user = await queries.userByEmail(ctx.db, email)
  const matches = await passwordMatches(user?.is_active ? user.password_hash : null, password)
  if (!user || !matches) {
    if (!isOwnDevice) await countWrongGuess(ctx, email)
    return null
  }
  return openSession(ctx, user, deviceSecret)
}

type User = { id: number; name: string; email: string }

/** Whoever has proved to be this person: a token, a note of the device, and a waiting deletion called off. */
export const openSession = <Found extends User>(ctx: Ctx, user: Found, deviceSecret?: string) =>
  inTransaction(ctx, async (ctx) => {
    const token = await issueToken(ctx, user, ctx.device)
    await noteDevice(ctx, user.id, deviceSecret)
    await audit(ctx, { action: 'accounts.sign-in', entity: 'user', id: user.id })
    await callOff(ctx, user.id)
    return { user, token }
  })

/** Ends the actor's own session; one that is already over is left alone. */
export const signOut = (ctx: Ctx, tokenId: number) =>
  inTransaction(ctx, async (ctx) => {
    if (ctx.actor.kind !== 'user') return
    const ended = await queries.revokeTokens(ctx.db, ctx.actor.id, ctx.now(), { only: tokenId })
    if (ended > 0) await audit(ctx, { action: 'accounts.sign-out', entity: 'user', id: ctx.actor.id })
  })
