import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { publish } from '../../kernel/ports.ts'
import { accountReturned } from '../events.ts'
import { sendResetLink, sendVerificationLink, tellOfMovedAddress, tellOldAddress } from '../jobs.ts'
import * as queries from '../queries.ts'

/** How long a new address may be confirmed, and the old mailbox may say that it was not its owner who asked. */
const changeLasts = days(7)

type Account = { id: number; email: string; email_verified_at: string | null }

/**
 * A new address is only wanted: the account keeps the one it has until the new mailbox has spoken. That mailbox gets
 * a link, and the old one hears of it. Links mailed before stop working, because nobody knows who asked for them.
 */
export const wantAddress = async (ctx: Ctx, account: Account, wanted_email: string) => {
  const now = ctx.now()
  await endChanges(ctx, account.id)
  await ctx.db.deleteFrom('mailed_links').where('user_id', '=', account.id).execute()
  const { id } = await ctx.db
    .insertInto('address_changes')
    .values({
      user_id: account.id,
      old_email: account.email,
      wanted_email,
      changed_at: now,
      expires_at: later(now, changeLasts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ctx, sendVerificationLink, {
    user_id: account.id,
    language: languageOfCall(ctx),
    return_to: ctx.frontEnd,
  })
  // An address that nobody confirmed may be a slip of the finger: its mailbox belongs to a stranger.
  if (account.email_verified_at !== null) await enqueue(ctx, tellOldAddress, { change_id: id })
}

/** Nothing that was asked before counts any more: neither an address that is still wanted nor a way back. */
export const endChanges = (ctx: Ctx, userId: number) =>
  ctx.db
    .updateTable('address_changes')
    .set({ undone_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .execute()

/**
 * The mailbox of this address has spoken, by the button or by a new password. Anyone who prepared the account before
 * keeps nothing: no way back to another address, no sign-in by a provider, no mailed link. A provider that vouches for
 * the address joins again at its next sign-in.
 */
export const ownAddress = async (ctx: Ctx, account: Account, email: string) => {
  const now = ctx.now()
  if (email !== account.email) {
    const { id } = await ctx.db
      .updateTable('address_changes')
      .set({ confirmed_at: now })
      .where('user_id', '=', account.id)
      .where('wanted_email', '=', email)
      .where('undone_at', 'is', null)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (account.email_verified_at !== null) await enqueue(ctx, tellOfMovedAddress, { change_id: id })
  }
  await endChanges(ctx, account.id)
  await ctx.db.deleteFrom('external_accounts').where('user_id', '=', account.id).execute()
  await ctx.db.deleteFrom('mailed_links').where('user_id', '=', account.id).where('used_at', 'is', null).execute()
  return queries.changeUser(ctx.db, account.id, { email, email_verified_at: now, updated_at: now })
}

/**
 * "It was not me", said by the mailbox the account has: the address that was asked for is not wanted, and anyone who
 * asked is outside. Their sessions, their password, what they joined to the account and the links in their own mails
 * end with it.
 */
export const undoAddressChange = (ctx: Ctx, token: string) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const undo_hash = digest(token)
    const asked = await ctx.db
      .selectFrom('address_changes')
      .select('user_id')
      .where('undo_hash', '=', undo_hash)
      .executeTakeFirst()
    // Before anything is ended: who asks for yet another address at this moment holds the account, too.
    if (asked) await queries.holdUser(ctx, asked.user_id)
    const change = await ctx.db
      .updateTable('address_changes')
      .set({ undone_at: now })
      .where('undo_hash', '=', undo_hash)
      .where('undone_at', 'is', null)
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst()
    const user = change && (await queries.userById(ctx.db, change.user_id))
    if (!change || !user) return fail('bad_link', 'This link no longer works. Write to us if the account is not safe.')
    await endChanges(ctx, user.id)
    await queries.changeUser(ctx.db, user.id, {
      email: change.old_email,
      email_verified_at: now,
      password_hash: null,
      updated_at: now,
    })
    const ended = await queries.revokeTokens(ctx.db, user.id, now)
    for (const table of ['mailed_links', 'owner_codes', 'sign_in_codes', 'known_devices'] as const)
      await ctx.db.deleteFrom(table).where('user_id', '=', user.id).execute()
    await ctx.db
      .deleteFrom('external_accounts')
      .where('user_id', '=', user.id)
      .where('created_at', '>=', change.changed_at)
      .execute()
    await publish(ctx, accountReturned, { user_id: user.id })
    await audit(ctx, { action: 'accounts.undo-address-change', entity: 'user', id: user.id, details: { ended } })
    await enqueue(ctx, sendResetLink, { user_id: user.id })
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'users')) throw error
    return fail('bad_link', 'Another account uses this address by now. Write to us, and we sort it out.')
  })
