import type { ResetPasswordInput } from '@northlight/contract/accounts'
import { fold } from '@northlight/db/fold'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { publish } from '../../kernel/ports.ts'
import { ownAddress } from '../email/address-change.ts'
import { useLink } from '../email/mailed-links.ts'
import { accountReturned } from '../events.ts'
import { sendResetLink, tellOfNewPassword } from '../jobs.ts'
import * as queries from '../queries.ts'
import { clearAccount } from '../session/sign-in-counts.ts'
import { hashPassword } from './passwords.ts'

/** Queued for known and unknown addresses alike: the answer and its time tell nothing about who has an account. */
export const askForResetLink = (ctx: Ctx, email: string) =>
  inTransaction(ctx, async (ctx) => {
    const user = await queries.userByEmail(ctx.db, email)
    const language = languageOfCall(ctx)
    await enqueue(ctx, sendResetLink, { user_id: user?.is_active ? user.id : null, language })
    await audit(ctx, { action: 'accounts.ask-for-reset', entity: 'user', id: null })
  })

/**
 * A new password by a mailed link. Its old one may have been known: every session of the account ends, and so does what
 * was asked for with it, another address or a deletion.
 */
export const resetPassword = async (ctx: Ctx, token: string, input: ResetPasswordInput) => {
  const password_hash = await hashPassword(input.password, ctx.address)
  await inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, 'reset-password', token)
    // Thrown inside, so that a wrong address typed with a good link does not use the link up.
    if (!link || fold(link.email) !== fold(input.email)) return fail('bad_link')
    const owner = await queries.userById(ctx.db, link.user_id)
    // A link to an earlier address would confirm one whose mailbox it never reached.
    if (!owner || fold(owner.email) !== fold(link.email)) return fail('bad_link')
    const now = ctx.now()
    // Anyone who opened the link reads that mailbox, so the address is confirmed too.
    const user = await ownAddress(ctx, owner, owner.email)
    await queries.changeUser(ctx.db, user.id, { password_hash, updated_at: now })
    const ended = await queries.revokeTokens(ctx.db, user.id, now)
    await publish(ctx, accountReturned, { user_id: user.id })
    await audit(ctx, { action: 'accounts.reset-password', entity: 'user', id: user.id, details: { ended } })
    await enqueue(ctx, tellOfNewPassword, { user_id: user.id, at: now })
  })
  await clearAccount(ctx, input.email)
}
