import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import { callOff } from '../../families/own-data/keep-account.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { sendResetLink, sendVerificationLink, tellOldAddress } from '../jobs.ts'
import * as queries from '../queries.ts'

/** How long the old mailbox may undo the change. */
const undoLasts = days(7)

type Before = { id: number; email: string; email_verified_at: string | null }

/**
 * The new address is asked to prove itself, and the old one is told. Links that were mailed to the old address stop
 * working: one that resets the password would otherwise confirm an address it never went to.
 */
export const noteAddressChange = async (ctx: Ctx, before: Before) => {
  const now = ctx.now()
  await ctx.db.deleteFrom('mailed_links').where('user_id', '=', before.id).execute()
  await enqueue(ctx, sendVerificationLink, { user_id: before.id })
  // An address that nobody confirmed may be a slip of the finger: its mailbox belongs to a stranger.
  if (before.email_verified_at === null) return
  const { id } = await ctx.db
    .insertInto('address_changes')
    .values({ user_id: before.id, old_email: before.email, changed_at: now, expires_at: later(now, undoLasts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ctx, tellOldAddress, { change_id: id })
}

/**
 * "It was not me", said by the old mailbox: the address is back, and whoever changed it is outside. Their sessions,
 * their password, what they joined to the account and the links in their own mails end with it.
 */
export const undoAddressChange = (ctx: Ctx, token: string) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const change = await ctx.db
      .updateTable('address_changes')
      .set({ undone_at: now })
      .where('undo_hash', '=', digest(token))
      .where('undone_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    const user = change && (await queries.userById(ctx.db, change.user_id))
    if (!change || !user) return fail('bad_link', 'This link no longer works. Write to us if the account is not safe.')
    // Later changes were made by the same hand; their mailboxes must not undo this one.
    await ctx.db
      .updateTable('address_changes')
      .set({ undone_at: now })
      .where('user_id', '=', user.id)
      .where('id', '>', change.id)
      .where('undone_at', 'is', null)
      .execute()
    await queries.changeUser(ctx.db, user.id, {
      email: change.old_email,
      email_verified_at: now,
      password_hash: null,
      updated_at: now,
    })
    const ended = await queries.revokeTokens(ctx.db, user.id, now)
    for (const table of ['mailed_links', 'owner_codes', 'known_devices'] as const)
      await ctx.db.deleteFrom(table).where('user_id', '=', user.id).execute()
    await ctx.db
      .deleteFrom('external_accounts')
      .where('user_id', '=', user.id)
      .where('created_at', '>=', change.changed_at)
      .execute()
    await callOff(ctx, user.id)
    await audit(ctx, { action: 'accounts.undo-address-change', entity: 'user', id: user.id, details: { ended } })
    await enqueue(ctx, sendResetLink, { user_id: user.id })
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'users')) throw error
    return fail('bad_link', 'Another account uses this address by now. Write to us, and we sort it out.')
  })
