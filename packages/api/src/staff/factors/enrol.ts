import { indianDay, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { PasskeyRegistration } from '@northlight/contract/office/factors'
import { isUniqueViolation } from '@northlight/db/errors'
import { revokeTokens, userById } from '../../accounts/queries.ts'
import { factorDay, noteShown } from '../../accounts/session/staff-session.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow, isFresh, requireFresh } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { settingsRecord } from '../../settings/service.ts'
import { tellOfSecurity } from '../jobs.ts'
import { readRegistration, registrationOptions } from './passkeys.ts'
import * as queries from './queries.ts'
import { makeCodes } from './recovery-codes.ts'
import { clockSentence, newSecret, sealSecret, setUpAddress, takeCode } from './totp.ts'
import { clearTries, takeTry } from './tries.ts'

/** Few sign-ins set up an app, so no start waits for what draws its code. */
const drawing = () => import('@northlight/documents/qr-svg')

/** The first factor follows the password; a further one asks for one that is fresh, or for a recovery code. */
const mayEnrol = async (ctx: Ctx) => {
  allow(ctx, 'own.security')
  const { id, tokenId, staff } = signedIn(ctx)
  if (!staff?.hasFactor) return { id, tokenId, isRecovering: false }
  const isRecovering = !isFresh(ctx, staff) && (await queries.isRecovering(ctx, tokenId))
  if (!isRecovering) requireFresh(ctx)
  return { id, tokenId, isRecovering }
}

const ownerOf = async (ctx: Ctx, id: number) => {
  const { name, email } = (await userById(ctx.db, id)) ?? fail('unauthenticated')
  return { name, email, institute: (await settingsRecord(ctx, 'institute')).value.name }
}

/** An app that was never set up to its end is forgotten when the next one is begun. */
const pendingLasts = hours(1)

export const beginTotp = async (ctx: Ctx) => {
  const { id } = await mayEnrol(ctx)
  const { email, institute } = await ownerOf(ctx, id)
  const { qrSvg } = await drawing()
  const secret = newSecret()
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .deleteFrom('second_factors')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', later(ctx.now(), -pendingLasts))
      .execute()
    const factor = await ctx.db
      .insertInto('second_factors')
      .values({
        user_id: id,
        kind: 'totp',
        name: 'App',
        sealed_secret: sealSecret(ctx, id, secret),
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'staff.begin-factor', entity: 'user', id, details: { kind: 'totp' } })
    const uri = setUpAddress({ issuer: institute, label: email, secret })
    return { id: factor.id, secret, uri, qr_svg: qrSvg(uri) }
  })
}

/** What happens with every new factor: the session has shown it, and codes are made where none are left. */
const finish = async (
  ctx: Ctx,
  factor: { id: number; kind: 'totp' | 'passkey' },
  { id, tokenId, isRecovering }: Awaited<ReturnType<typeof mayEnrol>>,
) => {
  if (isRecovering) {
    // What was lost must not open anything any more.
    await ctx.db.deleteFrom('second_factors').where('user_id', '=', id).where('id', '!=', factor.id).execute()
    await revokeTokens(ctx.db, id, ctx.now(), { except: tokenId })
  }
  await noteShown(ctx, tokenId)
  await clearTries(ctx, id, factor.kind)
  await audit(ctx, { action: 'staff.add-factor', entity: 'user', id, details: { kind: factor.kind, isRecovering } })
  await enqueue(ctx, tellOfSecurity, { user_id: id, news: 'factor-added', at: ctx.now() })
  return (await queries.codesLeft(ctx.db, id)) === 0 ? makeCodes(ctx, id) : null
}

export const confirmTotp = async (ctx: Ctx, factorId: number, { code, name }: { code: string; name?: string }) => {
  const enrolling = await mayEnrol(ctx)
  await takeTry(ctx, enrolling.id, 'totp')
  return inTransaction(ctx, async (ctx) => {
    const factor = await ctx.db
      .selectFrom('second_factors')
      .selectAll()
      .where('id', '=', factorId)
      .where('user_id', '=', enrolling.id)
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (!factor) return fail('not_found')
    const verdict = await takeCode(ctx, factor, code)
    if (verdict.kind === 'clock') return invalid({ code: [clockSentence(verdict.seconds)] })
    if (verdict.kind === 'wrong') return invalid({ code: ['This is not the code that the app shows now.'] })
    await ctx.db
      .updateTable('second_factors')
      .set({ confirmed_at: ctx.now(), ...(name && { name }) })
      .where('id', '=', factor.id)
      .execute()
    return finish(ctx, factor, enrolling)
  })
}

export const beginPasskey = async (ctx: Ctx) => {
  const session = await mayEnrol(ctx)
  return registrationOptions(ctx, session, await ownerOf(ctx, session.id))
}

export const addPasskey = async (ctx: Ctx, credential: PasskeyRegistration, name = 'Passkey') => {
  const enrolling = await mayEnrol(ctx)
  await takeTry(ctx, enrolling.id, 'passkey')
  const passkey = await readRegistration(ctx, enrolling, credential)
  const refuse = () => invalid({ credential: ['This passkey could not be read here. Please try once more.'] })
  if (!passkey) return refuse()
  return inTransaction(ctx, async (ctx) => {
    const factor = await ctx.db
      .insertInto('second_factors')
      .values({
        ...passkey,
        user_id: enrolling.id,
        kind: 'passkey',
        name,
        confirmed_at: ctx.now(),
        created_at: ctx.now(),
      })
      .returning(['id', 'kind'])
      .executeTakeFirstOrThrow()
    return finish(ctx, factor, enrolling)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'second_factors')) return refuse()
    throw error
  })
}

/** Asks for a fresh factor. Who must have one keeps the last. */
export const removeFactor = (ctx: Ctx, factorId: number) => {
  allow(ctx, 'own.security')
  requireFresh(ctx)
  const { id, role } = signedIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    const factors = await queries.factorsOf(ctx.db, id)
    const factor = factors.find((one) => one.id === factorId)
    if (!factor) return fail('not_found')
    const isLast = factors.length === 1
    if (isLast && (await factorDay(ctx, { role, since: indianDay(ctx.now()) })) !== null)
      return fail('conflict', 'This is your last second factor. Add another one first, then remove it.')
    if (isLast) await queries.removeFactors(ctx.db, id)
    else await ctx.db.deleteFrom('second_factors').where('id', '=', factorId).execute()
    await audit(ctx, { action: 'staff.remove-factor', entity: 'user', id, details: { kind: factor.kind } })
    await enqueue(ctx, tellOfSecurity, { user_id: id, news: 'factor-removed', at: ctx.now() })
  })
}
