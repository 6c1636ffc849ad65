import type { ChooseLanguageInput, UpdatePasswordInput, UpdateProfileInput } from '@northlight/contract/accounts'
import { fold } from '@northlight/db/fold'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { endChanges, wantAddress } from '../email/address-change.ts'
import { sendOwnerCode, tellOfNewPassword } from '../jobs.ts'
import { proveOwner } from '../password/owner-code.ts'
import { hashPassword } from '../password/passwords.ts'
import * as queries from '../queries.ts'
import { addressTaken, countAsking, refuseTaken } from './refuse-taken.ts'

export const ownProfile = async (ctx: Ctx) =>
  (await queries.userById(ctx.db, signedIn(ctx).id)) ?? fail('unauthenticated')

/** Looking at a password takes a while: anyone who was signed out meanwhile changes nothing any more. */
export const requireStillSignedIn = async (ctx: Ctx) => {
  const { id, tokenId } = signedIn(ctx)
  await queries.holdUser(ctx, id)
  const devices = await queries.signedInDevices(ctx.db, id, ctx.now())
  if (!devices.some((device) => device.id === tokenId)) fail('unauthenticated')
}

/** A new address asks once more who is there, and is only wanted until its mailbox confirms it. */
export const updateProfile = async (ctx: Ctx, { email, name, phone, password, code }: UpdateProfileInput) => {
  const before = await ownProfile(ctx)
  const isNewAddress = fold(before.email) !== fold(email)
  if (isNewAddress) await proveOwner(ctx, before, { password, code }, 'password')
  return inTransaction(ctx, async (ctx) => {
    if (isNewAddress) {
      await requireStillSignedIn(ctx)
      if (await queries.userByEmail(ctx.db, email)) {
        await countAsking(ctx)
        invalid({ email: [addressTaken] })
      }
      await wantAddress(ctx, before, email)
    }
    const own = { name, phone, ...(!isNewAddress && { email }) }
    const user = await queries.changeUser(ctx.db, before.id, { ...own, updated_at: ctx.now() })
    const changed = (['name', 'email', 'phone'] as const).filter((field) => before[field] !== user[field])
    const fields = isNewAddress ? [...changed, 'wanted_email'] : changed
    await audit(ctx, { action: 'accounts.update-profile', entity: 'user', id: user.id, details: { fields } })
    return { user, isNewAddress }
  }).catch(refuseTaken(ctx, { email, phone }, before.id))
}

/** Of tests, reports and the mails about them. */
export const chooseLanguage = async (ctx: Ctx, { language }: ChooseLanguageInput) => {
  const { id } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    await queries.changeUser(ctx.db, id, { language, updated_at: ctx.now() })
    await audit(ctx, { action: 'accounts.choose-language', entity: 'user', id, details: { language } })
    return language
  })
}

export const ownWantedAddress = (ctx: Ctx) => queries.wantedAddress(ctx.db, signedIn(ctx).id, ctx.now())

/**
 * Other devices are signed out at once; the one in hand stays. An address that is still wanted is wanted no more:
 * anyone who asked for it knew the old password, and may be the reason for the new one.
 */
export const updatePassword = async (ctx: Ctx, input: UpdatePasswordInput) => {
  const { id, tokenId } = signedIn(ctx)
  await proveOwner(ctx, await ownProfile(ctx), { password: input.old_password, code: input.code }, 'old_password')
  const password_hash = await hashPassword(input.password, ctx.address)
  return inTransaction(ctx, async (ctx) => {
    await requireStillSignedIn(ctx)
    const now = ctx.now()
    await endChanges(ctx, id)
    await queries.changeUser(ctx.db, id, { password_hash, updated_at: now })
    const ended = await queries.revokeTokens(ctx.db, id, now, { except: tokenId })
    await audit(ctx, { action: 'accounts.update-password', entity: 'user', id, details: { ended } })
    await enqueue(ctx, tellOfNewPassword, { user_id: id, at: now })
  })
}

/** For accounts without a password: see `proveOwner`. */
export const askForCode = (ctx: Ctx) =>
  inTransaction(ctx, async (ctx) => {
    const { id, password_hash } = await ownProfile(ctx)
    if (password_hash !== null) invalid({ password: ['Your account has a password. Use that.'] })
    await enqueue(ctx, sendOwnerCode, { user_id: id, language: languageOfCall(ctx) })
    await audit(ctx, { action: 'accounts.ask-for-code', entity: 'user', id })
  })

export const ownDevices = async (ctx: Ctx) => {
  const { id, tokenId } = signedIn(ctx)
  const rows = await queries.signedInDevices(ctx.db, id, ctx.now())
  return rows.map((row) => ({ ...row, is_current: row.id === tokenId }))
}

/** Ends one of one's own sessions; another person's looks like one that does not exist. */
export const endSession = (ctx: Ctx, tokenId: number) =>
  inTransaction(ctx, async (ctx) => {
    const { id } = signedIn(ctx)
    if ((await queries.revokeTokens(ctx.db, id, ctx.now(), { only: tokenId })) === 0) fail('not_found')
    await audit(ctx, { action: 'accounts.end-session', entity: 'user', id, details: { token: tokenId } })
  })

/** Saves a page the call that answers "you have not applied". */
export const hasApplication = async (ctx: Ctx): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('registrations')
    .select('id')
    .where('user_id', '=', signedIn(ctx).id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
