import { fold } from '@northlight/db/fold'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { sendVerificationLink } from '../jobs.ts'
import * as queries from '../queries.ts'
import { useLink } from './mailed-links.ts'

/** Confirms the address a link was sent to; false when the link is unknown, used, too old or for an earlier address. */
export const verifyEmail = (ctx: Ctx, userId: number, token: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, 'verify-email', token)
    if (link?.user_id !== userId) return false
    const user = await queries.userById(ctx.db, userId)
    if (!user || fold(user.email) !== fold(link.email)) return false
    await queries.changeUser(ctx.db, userId, { email_verified_at: ctx.now(), updated_at: ctx.now() })
    await audit(ctx, { action: 'accounts.verify-email', entity: 'user', id: userId })
    return true
  })

export const resendVerificationLink = (ctx: Ctx, userId: number) =>
  inTransaction(ctx, async (ctx) => {
    const user = await queries.userById(ctx.db, userId)
    if (user?.email_verified_at) fail('already_verified')
    await enqueue(ctx, sendVerificationLink, { user_id: userId })
    await audit(ctx, { action: 'accounts.resend-verification', entity: 'user', id: userId })
  })
