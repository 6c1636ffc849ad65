import { emailAddress } from '@northlight/contract/fields'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import * as queries from '../queries.ts'
import { openSession } from './sign-in.ts'

export type GoogleProfile = {
  sub?: string | null
  email?: string | null
  email_verified?: boolean | null
  name?: string | null
}

const provider = 'google'

/**
 * The session of the person Google vouches for, or why not. An account is joined only when both sides have confirmed
 * the address: otherwise anyone who registered it first with a password of theirs would own what the other one does.
 */
export const signInByGoogle = (ctx: Ctx, profile: GoogleProfile, deviceSecret?: string) =>
  inTransaction(ctx, async (ctx) => {
    const address = emailAddress.safeParse(profile.email)
    if (!profile.sub || !address.success || profile.email_verified !== true) return 'unconfirmed' as const
    const known = await ctx.db
      .selectFrom('external_accounts')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', profile.sub)
      .executeTakeFirst()
    if (known) {
      const user = await queries.userById(ctx.db, known.user_id)
      return user ? openSession(ctx, user, deviceSecret) : ('closed' as const)
    }
    const existing = await queries.userByEmail(ctx.db, address.data)
    if (existing && !existing.is_active) return 'closed' as const
    if (existing && existing.email_verified_at === null) return 'not-linked' as const
    const user = existing ?? (await newAccount(ctx, address.data, profile.name))
    await ctx.db
      .insertInto('external_accounts')
      .values({ user_id: user.id, provider, subject: profile.sub, created_at: ctx.now() })
      .execute()
    await audit(ctx, { action: 'accounts.link-google', entity: 'user', id: user.id })
    return openSession(ctx, user, deviceSecret)
  })

const newAccount = async (ctx: Ctx, email: string, name: string | null | undefined) => {
  const now = ctx.now()
  const user = await queries.insertUser(ctx.db, {
    name: (name ?? '').trim().slice(0, 255) || (email.split('@')[0] ?? email),
    email,
    phone: null,
    password_hash: null,
    role: 'student',
    email_verified_at: now,
    created_at: now,
    updated_at: now,
  })
  await audit(ctx, { action: 'accounts.register', entity: 'user', id: user.id, details: { by: provider } })
  return user
}
