import { secondWayCode } from '@northlight/contract/accounts'
import { isStaff } from '@northlight/contract/roles'
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
import { isSecondWay, provesSecondWay, queueSignInCode } from './second-way.ts'
import { clearFailures, failuresAgainst, noteFailure, reserveTry, returnTry } from './sign-in-counts.ts'
import { type Place, type Verdict, verdictOn } from './sign-in-policy.ts'
import { issueToken } from './tokens.ts'

type Credentials = { email: string; password: string; code?: string | undefined }

/**
 * Where this sign-in comes from. A room of the institute takes nothing off the guard of colleagues: the students who sit
 * there are the very people who would like to know their passwords. For them it is a place like any other, but its
 * answers stay those of the room, or they would tell who works here.
 */
const placeOf = async (ctx: Ctx, email: string, deviceSecret: string | undefined) => {
  const place = (place: Place, isQuiet = false) => ({ place, isQuiet })
  if (await isKnownDevice(ctx, email, deviceSecret)) return place('known-device')
  if (!(await isOnCampus(ctx))) return place('elsewhere')
  const user = await queries.userByEmail(ctx.db, email)
  return user && isStaff(user.role) ? place('elsewhere', true) : place('campus')
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

/** The work of a wrong password, without looking at one: neither the answer nor its time tells that it was not read. */
const refuseUnread = async (ctx: Ctx, password: string): Promise<null> => {
  await passwordMatches(null, password, ctx.address)
  return null
}

/** What is answered where the rules do not let the password be looked at; undefined where they do. */
const refusalFor = async (ctx: Ctx, verdict: Verdict, { email, password }: Credentials, isQuiet: boolean) => {
  if (verdict.kind === 'check') return undefined
  if (isQuiet) await queueSignInCode(ctx, email)
  if (isQuiet || verdict.kind === 'unread') return refuseUnread(ctx, password)
  return verdict.kind === 'second-way' ? askForSecondWay(ctx, email) : refuseFor(verdict.milliseconds)
}

/** The account and a fresh token, or null: the caller never learns what was wrong. */
export const signIn = async (ctx: Ctx, credentials: Credentials, deviceSecret?: string) => {
  const { email, password, code } = credentials
  const { place, isQuiet } = await placeOf(ctx, email, deviceSecret)
  const source = place === 'known-device' ? `device:${deviceSecret}` : `address:${ctx.address}`
  const sender = { email, source }
  const isCounted = place === 'elsewhere'
  const user = await queries.userByEmail(ctx.db, email)
  const needsCode = isCounted && code !== undefined
  const hasSecondWay = needsCode && user !== undefined && (await isSecondWay(ctx, user.id, code))
  const ofAccount = isCounted ? await reserveTry(ctx, email) : 0
  const failures = await failuresAgainst(ctx, sender)
  // A hall of students who mistype is not held against the colleague among them.
  const hasMadeUpCode = needsCode && !hasSecondWay
  const against = { ...failures, ...(isQuiet && { ofAddress: 0 }), ofAccount, hasSecondWay, hasMadeUpCode }
  const verdict = verdictOn(place, against)
  if (verdict.kind === 'wait' && isCounted) await returnTry(ctx, email)
  const refusal = await refusalFor(ctx, verdict, credentials, isQuiet)
  if (refusal !== undefined) return refusal
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
