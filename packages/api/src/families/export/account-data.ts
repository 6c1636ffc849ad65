import type { Ctx } from '../../kernel/context.ts'
import { earlierAddresses } from '../queries.ts'
import type { DataSection, Person } from './types.ts'

export const accountData = async (ctx: Ctx, { id, email }: Person): Promise<DataSection[]> => {
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'date_of_birth', 'email_verified_at', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .execute()
  const devices = await ctx.db
    .selectFrom('access_tokens')
    .select(['name', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const addresses = await ctx.db
    .selectFrom('address_changes')
    .select(['old_email', 'wanted_email', 'changed_at', 'confirmed_at', 'undone_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const providers = await ctx.db
    .selectFrom('external_accounts')
    .select(['provider', 'created_at'])
    .where('user_id', '=', id)
    .execute()
  const mails = await ctx.db
    .selectFrom('mails')
    .select(['subject', 'created_at', 'sent_at'])
    .where('to_address', 'in', [email, ...(await earlierAddresses(ctx.db, id))])
    .orderBy('id')
    .execute()
  const actions = await ctx.db
    .selectFrom('audit_log')
    .select(['at', 'action', 'details'])
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute()
  return [
    { title: 'Your account', rows: user },
    { title: 'Addresses your account had or wanted before', rows: addresses },
    { title: 'Devices that signed in', rows: devices },
    { title: 'Sign-in by other providers', rows: providers },
    { title: 'Mails we sent you', rows: mails },
    { title: 'What was done in your account', rows: actions },
  ]
}
