import { expect, vi } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test } from '../../../testing/test.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ownAddress } from '../email/address-change.ts'
import * as queries from '../queries.ts'
import { computed, hashPassword } from './passwords.ts'

/** What a new password by the mailed link does in its transaction. */
const chosenByMailbox = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    const owner = await queries.userById(ctx.db, id)
    if (owner) await ownAddress(ctx, owner, owner.email)
    await queries.changeUser(ctx.db, id, { password_hash: 'of the mailbox', updated_at: ctx.now() })
    await queries.revokeTokens(ctx.db, id, ctx.now())
  })

const another = { password: 'Thief#2027', confirm_password: 'Thief#2027' }

test.for([
  ['a session', '/auth/login', { email: 'asha@northlight.test', password }],
  ['a password', '/profile/update-password', { ...another, old_password: password }],
  ['a deletion', '/profile/delete', { password }],
  ['an address', '/profile/update', { name: 'Asha', phone: '9845012345', email: 'thief@example.com', password }],
] as const)(
  '%s asked for by whoever knows the old password does not outlive a new one',
  async ([, path, fields], { ctx, http, make }) => {
    // At full cost: the one of the factories is looked at in no time.
    const password_hash = await hashPassword(password)
    const { id } = await make.user({ email: 'asha@northlight.test', email_verified_at: ctx.now(), password_hash })
    const token = await make.token({ id })
    const before = computed.checks
    const racing = http.postForm(path, fields, { token })
    // The old password is being looked at, which takes a while: the new one comes in between.
    await vi.waitFor(() => expect(computed.checks).toBe(before + 1), { interval: 1 })
    await chosenByMailbox(ctx, id)
    await racing
    expect(await queries.userById(ctx.db, id)).toMatchObject({ password_hash: 'of the mailbox' })
    expect(await queries.wantedAddress(ctx.db, id, ctx.now())).toBeNull()
    expect(await ctx.db.selectFrom('deletion_requests').select('id').execute()).toEqual([])
    expect(await queries.signedInDevices(ctx.db, id, ctx.now())).toEqual([])
  },
)
