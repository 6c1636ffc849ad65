import type { Ctx } from '../../kernel/context.ts'
import type { Person } from '../export/types.ts'
import { earlierAddresses, parentOf } from '../queries.ts'

const removed = 'removed'

/** The row stays, so that what must be kept still points somewhere; nothing in it names a person. */
export const eraseAccountData = async (ctx: Ctx, { id, email }: Person) => {
  const parent = await parentOf(ctx.db, id)
  const earlier = await earlierAddresses(ctx.db, id)
  const now = ctx.now()
  for (const table of [
    'access_tokens',
    'mailed_links',
    'owner_codes',
    'sign_in_codes',
    'address_changes',
    'known_devices',
    'external_accounts',
    'parents',
  ] as const)
    await ctx.db.deleteFrom(table).where('user_id', '=', id).execute()
  await ctx.db.deleteFrom('consent_requests').where('user_id', '=', id).execute()
  await ctx.db
    .updateTable('consents')
    .set({ by_name: removed, by_contact: removed, manage_hash: null })
    .where('user_id', '=', id)
    .execute()
  await ctx.db
    .deleteFrom('mails')
    .where('to_address', 'in', [email, ...earlier])
    .execute()
  // An address that was only wanted may be a stranger's mailbox: the mails of this account to it go, and no others.
  await ctx.db.deleteFrom('mails').where('dedupe_key', 'like', `verify:${id}:%`).execute()
  // The parent's mails name the child; the parent may be known here for another reason, so only these go.
  if (parent)
    await ctx.db
      .deleteFrom('mails')
      .where('to_address', '=', parent.email)
      .where('template', 'in', ['parent-consent', 'consent-receipt'])
      .execute()
  await ctx.db
    .updateTable('users')
    .set({
      name: 'Deleted account',
      email: `deleted-${id}@deleted.invalid`,
      phone: null,
      password_hash: null,
      date_of_birth: null,
      email_verified_at: null,
      is_active: false,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  return {}
}
