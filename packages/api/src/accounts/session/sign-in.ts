import { secondWayCode } from '@northlight/contract/accounts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { waitSentence } from '../../kernel/limits.ts'
import { publish } from '../../kernel/ports.ts'
import { accountReturned } from '../events.ts'
import { passwordMatches } from '../password/passwords.ts'
import * as queries from '../queries.ts'
import { isOnCampus } from './campus.ts'
import { takeOverBrowser } from './end-devices.ts'
import { browserOf, isKnownDevice, noteDevice } from './known-devices.ts'
import { provesSecondWay, queueSignInCode } from './second-way.ts'
import { clearFailures, failuresAgainst, noteFailure, reserveTry, returnTry } from './sign-in-counts.ts'
import { type Place, verdictOn } from './sign-in-policy.ts'
import { issueToken } from './tokens.ts'

type Credentials = { email: string; password: string; code?: string | undefined }

const placeOf = async (ctx: Ctx, email: string, deviceSecret: string | undefined): Promise<Place> => {
  if (await isKnownDevice(ctx, email, deviceSecret)) return 'known-device'
  return (await isOnCampus(ctx)) ? 'campus' : 'elsewhere'
}

const refuseFor = (milliseconds: number): never => {
  const wait = Math.max(1, Math.ceil(milliseconds / 1000))
  throw new ApiFailure('too_many', { message: waitSentence(wait), headers: { 'retry-after': String(wait) } })
}

/** The same answer whether or not somebody has this address, and whatever the password was: nobody looked at it. */
const askForSecondWay = async (ctx: Ctx, email: string): Promise<never> => {
  await queueSignInCode(ctx, email)
  throw new ApiFailure('second_way', { extra: { code: secondWayCode } })
}

/** The account and a fresh token, or null: the caller never learns what was wrong. */
export const signIn = async (ctx: Ctx, credentials: Credentials, deviceSecret?: string) => {
  const { email, password, code } = credentials
  const place = await placeOf(ctx, email, deviceSecret)
  const source = place === 'known-device' ? `device:${deviceSecret}` : `address:${ctx.address}`
  const sender = { email, source }
  const needsCode = place === 'elsewhere' && code !== undefined
  const isCounted = place === 'elsewhere' && !needsCode
  const ofAccount = isCounted ? await reserveTry(ctx, email) : 0
  const against = { ...(await failuresAgainst(ctx, sender)), ofAccount, hasSecondWay: needsCode }
  const verdict = verdictOn(place, against)
  if (verdict.kind === 'second-way') return askForSecondWay(ctx, email)
  if (verdict.kind === 'wait') {
    if (isCounted) await returnTry(ctx, email)
    return refuseFor(verdict.milliseconds)
  }
  const user = await queries.userByEmail(ctx.db, email)
  const matches = await passwordMatches(user?.is_active ? user.password_hash : null, password, ctx.address)
  if (!user || !matches || (needsCode && !(await provesSecondWay(ctx, user.id, code)))) {
    await noteFailure(ctx, sender)
    return null
  }
  if (isCounted) await returnTry(ctx, email)
  await clearFailures(ctx, sender)
  return inTransaction(ctx, async (ctx) => {
    // A password chosen while this one was looked at has ended every session: none begins with the old one.
    const held = await queries.holdUser(ctx, user.id)
    return held?.password_hash === user.password_hash ? openSession(ctx, user, deviceSecret) : null
  })
}

type User = { id: number; name: string; email: string }

/** Anyone who has proved to be this person: a token, a note of the device, and a waiting deletion called off. */
export const openSession = <Found extends User>(ctx: Ctx, user: Found, deviceSecret?: string) =>
  inTransaction(ctx, async (ctx) => {
    const browser = deviceSecret === undefined ? null : browserOf(deviceSecret)
    const token = await issueToken(ctx, user, ctx.device, browser)
    if (browser !== null)
      await takeOverBrowser(ctx.db, browser, { userId: user.id, tokenId: Number.parseInt(token, 10) })
    await noteDevice(ctx, user.id, deviceSecret)
    await audit(ctx, { action: 'accounts.sign-in', entity: 'user', id: user.id })
    await publish(ctx, accountReturned, { user_id: user.id })
    return { user, token }
  })

/** Ends the actor's own session; one that is already over is left alone. */
export const signOut = (ctx: Ctx, tokenId: number) =>
  inTransaction(ctx, async (ctx) => {
    if (ctx.actor.kind !== 'user') return
    const ended = await queries.revokeTokens(ctx.db, ctx.actor.id, ctx.now(), { only: tokenId })
    if (ended > 0) await audit(ctx, { action: 'accounts.sign-out', entity: 'user', id: ctx.actor.id })
  })
