import { indianDay } from '@northlight/contract/dates'
import type { AcceptInviteInput } from '@northlight/contract/office/invites'
import { isStaff } from '@northlight/contract/roles'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import { hashPassword } from '../../accounts/password/passwords.ts'
import { changeUser, insertUser, userByEmail } from '../../accounts/queries.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { settingsRecord } from '../../settings/service.ts'
import { removeFactors } from '../factors/queries.ts'
import { type Invite, inviteView } from './invites.ts'
import { setTask } from './people.ts'

const byToken = (ctx: Ctx, token: string) =>
  ctx.db
    .selectFrom('staff_invites')
    .selectAll()
    .where('token_hash', '=', digest(token))
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()

/** For anyone who holds the link; no other way leads to it. */
export const openInvite = async (ctx: Ctx, token: string) => {
  const row = (await byToken(ctx, token)) ?? fail('not_found')
  const { invited_by } = await inviteView(ctx, row)
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const { name, email, role, expires_at } = row
  return { name, email, role, invited_by, expires_at, institute: institute.name }
}

type Account = { name: string; email: string; password_hash: string; role: Invite['role'] }

/** A new account, or the closed one of somebody who worked here before, with nothing of its old ways in. */
const openAccount = async (ctx: Ctx, { name, email, password_hash, role }: Account): Promise<number> => {
  const now = ctx.now()
  const fields = { name, password_hash, role, is_active: true, email_verified_at: now, updated_at: now }
  const known = await userByEmail(ctx.db, email)
  if (!known) return (await insertUser(ctx.db, { ...fields, email, phone: null, created_at: now })).id
  if (!isStaff(known.role) || known.is_active)
    return fail('conflict', 'There is an account with this address by now. Ask who invited you for another invitation.')
  await removeFactors(ctx.db, known.id)
  return (await changeUser(ctx.db, known.id, fields)).id
}

/** The mailbox has answered, so the address is confirmed. The second factor is set up at the first sign-in. */
export const acceptInvite = async (ctx: Ctx, token: string, input: AcceptInviteInput): Promise<string> => {
  const found = (await byToken(ctx, token)) ?? fail('not_found')
  if (found.until !== null && found.until < indianDay(ctx.now())) return fail('not_found')
  const password_hash = await hashPassword(input.password, ctx.address)
  return inTransaction(ctx, async (ctx) => {
    // Taken in one statement: a link that is opened twice at the same moment makes one account.
    const row = await ctx.db
      .updateTable('staff_invites')
      .set({ accepted_at: ctx.now() })
      .where('id', '=', found.id)
      .where('token_hash', '=', digest(token))
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return fail('not_found')
    const id = await openAccount(ctx, { name: input.name, email: row.email, password_hash, role: row.role })
    await ctx.db.updateTable('staff_invites').set({ user_id: id }).where('id', '=', row.id).execute()
    await setTask(ctx, id, { branches: row.branches ?? [], ...(row.until !== null && { until: row.until }) })
    await audit(ctx, { action: 'staff.accept-invite', entity: 'user', id, details: { invite: row.id, role: row.role } })
    return row.email
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users')) return fail('conflict')
    throw error
  })
}
