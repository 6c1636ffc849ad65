import { isUniqueViolation } from '@northlight/db/errors'
import { fold } from '@northlight/db/fold'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { sendVerificationLink } from '../jobs.ts'
import * as queries from '../queries.ts'
import { ownAddress } from './address-change.ts'
import { usedLink, useLink } from './mailed-links.ts'

/**
 * Confirms the address a link was sent to: the one the account has, or the one it wants and has from now on. False
 * when the link is unknown, too old, for an address nobody wants any more, or one that another account took meanwhile.
 */
export const verifyEmail = (ctx: Ctx, userId: number, token: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, 'verify-email', token)
    if (!link) return wasConfirmed(ctx, userId, token)
    const user = link.user_id === userId ? await queries.userById(ctx.db, userId) : undefined
    if (!user) return false
    const wanted = await queries.wantedAddress(ctx.db, userId, ctx.now())
    const address = [user.email, wanted].find((one) => one && fold(one) === fold(link.email))
    if (!address) return false
    await ownAddress(ctx, user, address)
    await audit(ctx, { action: 'accounts.verify-email', entity: 'user', id: userId })
    return true
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users')) return false
    throw error
  })

/** The button pressed twice: still true, as long as the account has this very address. */
const wasConfirmed = async (ctx: Ctx, userId: number, token: string): Promise<boolean> => {
  const link = await usedLink(ctx, 'verify-email', token)
  const user = link?.user_id === userId ? await queries.userById(ctx.db, userId) : undefined
  return user?.email_verified_at !== null && user?.email !== undefined && fold(user.email) === fold(link?.email ?? '')
}

export const resendVerificationLink = (ctx: Ctx, userId: number) =>
  inTransaction(ctx, async (ctx) => {
    const user = await queries.userById(ctx.db, userId)
    if (user?.email_verified_at && !(await queries.wantedAddress(ctx.db, userId, ctx.now()))) fail('already_verified')
    await enqueue(ctx, sendVerificationLink, {
      user_id: userId,
      language: languageOfCall(ctx),
      return_to: ctx.frontEnd,
    })
    await audit(ctx, { action: 'accounts.resend-verification', entity: 'user', id: userId })
  })
