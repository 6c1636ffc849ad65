import { later } from '@northlight/contract/dates'
import type { PasskeyProof } from '@northlight/contract/office/factors'
import { noteRecovered, noteShown } from '../../accounts/session/staff-session.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow, freshFor, requireFresh } from '../../kernel/policy.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { tellOfSecurity } from '../jobs.ts'
import { proofOptions, takeProof } from './passkeys.ts'
import * as queries from './queries.ts'
import { confirmCodes, makeCodes, takeRecoveryCode } from './recovery-codes.ts'
import { clockSentence, takeCode, type Verdict } from './totp.ts'
import { clearTries, type Tried, takeTry } from './tries.ts'

const own = (ctx: Ctx) => {
  allow(ctx, 'own.security')
  return signedIn(ctx)
}

/** A wrong try stands in the audit, and the owner hears of a pause: somebody has the password. */
const refuse = async (ctx: Ctx, kind: Tried, isLast: boolean, field: string, message: string): Promise<never> => {
  const { id } = signedIn(ctx)
  await inTransaction(ctx, async (ctx) => {
    await audit(ctx, { action: 'staff.refuse-factor', entity: 'user', id, details: { kind } })
    if (isLast) await enqueue(ctx, tellOfSecurity, { user_id: id, news: 'factor-paused', at: ctx.now() })
  })
  return invalid({ [field]: [message] })
}

const shown = async (ctx: Ctx, kind: Tried) => {
  const { id, tokenId } = signedIn(ctx)
  await clearTries(ctx, id, kind)
  await inTransaction(ctx, async (ctx) => {
    await noteShown(ctx, tokenId)
    await audit(ctx, { action: 'staff.show-factor', entity: 'user', id, details: { kind } })
  })
  return later(ctx.now(), freshFor)
}

const wrongCode = 'This code is wrong or was used already. Wait for the next one.'

/** Six digits of one of the person's apps; gives until when they count as fresh. */
export const proveTotp = async (ctx: Ctx, code: string): Promise<string> => {
  const { id } = own(ctx)
  const { isLast } = await takeTry(ctx, id, 'totp')
  const apps = (await queries.factorsOf(ctx.db, id)).filter(({ kind }) => kind === 'totp')
  let verdict: Verdict = { kind: 'wrong' }
  for (const app of apps) {
    const found = await takeCode(ctx, app, code)
    if (found.kind === 'right') return shown(ctx, 'totp')
    if (found.kind === 'clock') verdict = found
  }
  return refuse(ctx, 'totp', isLast, 'code', verdict.kind === 'clock' ? clockSentence(verdict.seconds) : wrongCode)
}

export const beginProof = (ctx: Ctx) => proofOptions(ctx, own(ctx))

export const provePasskey = async (ctx: Ctx, credential: PasskeyProof): Promise<string> => {
  const session = own(ctx)
  const { isLast } = await takeTry(ctx, session.id, 'passkey')
  if ((await takeProof(ctx, session, credential)) !== undefined) return shown(ctx, 'passkey')
  return refuse(ctx, 'passkey', isLast, 'credential', 'This passkey is not one of yours here, or it was too slow.')
}

/**
 * For a lost phone. The code is used up, and the session still acts nowhere: it may set up a new factor, which takes
 * the place of all others.
 */
export const proveRecovery = async (ctx: Ctx, code: string): Promise<number> => {
  const { id, tokenId } = own(ctx)
  const { isLast } = await takeTry(ctx, id, 'recovery')
  const isTaken = await inTransaction(ctx, async (ctx) => {
    if (!(await takeRecoveryCode(ctx, id, code))) return false
    await noteRecovered(ctx, tokenId)
    await audit(ctx, { action: 'staff.use-recovery-code', entity: 'user', id })
    await enqueue(ctx, tellOfSecurity, { user_id: id, news: 'recovery-used', at: ctx.now() })
    return true
  })
  if (!isTaken) return refuse(ctx, 'recovery', isLast, 'code', 'This recovery code is wrong or was used already.')
  await clearTries(ctx, id, 'recovery')
  return queries.codesLeft(ctx.db, id)
}

/** New codes for a session that has just shown its factor. */
export const newRecoveryCodes = (ctx: Ctx): Promise<string[]> => {
  const { id, staff } = own(ctx)
  requireFresh(ctx)
  if (!staff?.hasFactor) return fail('conflict', 'Set up a second factor first: recovery codes stand in for it.')
  return inTransaction(ctx, async (ctx) => {
    await audit(ctx, { action: 'staff.make-recovery-codes', entity: 'user', id })
    return makeCodes(ctx, id)
  })
}

export const confirmRecoveryCodes = async (ctx: Ctx, code: string) => {
  const { id, staff } = own(ctx)
  if (staff?.factorAt == null) requireFresh(ctx)
  await takeTry(ctx, id, 'recovery')
  const isDone = await inTransaction(ctx, async (ctx) => {
    if (!(await confirmCodes(ctx, id, code))) return false
    await audit(ctx, { action: 'staff.confirm-recovery-codes', entity: 'user', id })
    return true
  })
  if (!isDone) return invalid({ code: ['This is not one of the new codes. Look once more at what you have saved.'] })
  await clearTries(ctx, id, 'recovery')
}
