import { hash } from '@node-rs/argon2'
import { digest } from '@northlight/db/digest'
import { expect, vi } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test } from '../../../testing/test.ts'
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts'
import { openDeletion } from '../../families/own-data/keep-account.ts'
import { scheduleDeletion } from '../../families/own-data/own-data.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { ownAddress, undoAddressChange, wantAddress } from '../email/address-change.ts'
import { makeLink } from '../email/mailed-links.ts'
import { verifyEmail } from '../email/verify-email.ts'
import * as queries from '../queries.ts'
import { computed } from './passwords.ts'
import { resetPassword } from './reset-password.ts'

const email = 'asha@northlight.test'

/** What a new password by the mailed link does in its transaction. */
const chosenByMailbox = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    await queries.holdUser(ctx, id)
    const owner = await queries.userById(ctx.db, id)
    if (owner) await ownAddress(ctx, owner, owner.email)
    await queries.changeUser(ctx.db, id, { password_hash: 'of the mailbox', updated_at: ctx.now() })
    await queries.revokeTokens(ctx.db, id, ctx.now())
  })

const another = { password: 'Thief#2027', confirm_password: 'Thief#2027' }

test.for([
  ['a session', '/auth/login', { email, password }],
  ['a password', '/profile/update-password', { ...another, old_password: password }],
  ['a deletion', '/profile/delete', { password }],
  ['an address', '/profile/update', { name: 'Asha', phone: '9845012345', email: 'thief@example.com', password }],
] as const)(
  '%s asked for by whoever knows the old password does not outlive a new one',
  async ([, path, fields], { ctx, http, make }) => {
    // At more than full cost: the one of the factories is looked at in no time.
    const password_hash = await hash(password, { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
    const { id } = await make.user({ email, email_verified_at: ctx.now(), password_hash })
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

const chosen = { email, password: 'Asha#2028', password_confirmation: 'Asha#2028' }

type User = { id: number; email: string; email_verified_at: string | null }

/** Writes something down for anyone who knows the old password, while the mailbox speaks and has to wait for it. */
const meanwhile = async (ctx: Ctx, user: User, speak: () => Promise<unknown>, write: (thief: Ctx) => Promise<void>) => {
  const go = Promise.withResolvers<void>()
  const speaking = go.promise.then(speak)
  // It may be refused before anybody looks.
  speaking.catch(() => {})
  await inTransaction(ctx, async (thief) => {
    await queries.holdUser(thief, user.id)
    go.resolve()
    await untilSomebodyWaits(ctx)
    await write(thief)
  })
  return speaking
}

/** What the mailbox may say, each by the link in a mail. */
const says: [what: string, prepare: (ctx: Ctx, user: User) => Promise<() => Promise<unknown>>][] = [
  [
    'chooses a new password',
    async (ctx, user) => {
      const token = await makeLink(ctx, 'reset-password', user)
      return () => resetPassword(ctx, token, chosen)
    },
  ],
  [
    'confirms the address it has',
    async (ctx, user) => {
      const token = await makeLink(ctx, 'verify-email', user)
      return async () => (await verifyEmail(ctx, user.id, token)) || fail('bad_link')
    },
  ],
  [
    'says of an earlier address that it was not its owner',
    async (ctx, user) => {
      await wantAddress(ctx, user, 'earlier@example.com')
      await ctx.db
        .updateTable('address_changes')
        .set({ undo_hash: digest('a secret') })
        .execute()
      return () => undoAddressChange(ctx, 'a secret')
    },
  ],
]

test.for(says)(
  'an address that is being written down when the mailbox %s ends every link of before; a new link ends that address',
  async ([, prepare], { ctx, make }) => {
    const user = await make.user({ email, email_verified_at: ctx.now() })
    const speak = await prepare(ctx, user)
    const speaking = meanwhile(ctx, user, speak, (thief) => wantAddress(thief, user, 'thief@example.com'))
    await expect(speaking).rejects.toMatchObject({ code: 'bad_link' })
    expect(await queries.wantedAddress(ctx.db, user.id, ctx.now())).toBe('thief@example.com')
    await resetPassword(ctx, await makeLink(ctx, 'reset-password', user), chosen)
    expect(await queries.wantedAddress(ctx.db, user.id, ctx.now())).toBeNull()
  },
)

test('a deletion that is being written down when the mailbox chooses a new password is called off', async ({
  ctx,
  make,
}) => {
  const user = await make.user({ email, email_verified_at: ctx.now() })
  const token = await makeLink(ctx, 'reset-password', user)
  const speak = () => resetPassword(ctx, token, chosen)
  await meanwhile(ctx, user, speak, (thief) => scheduleDeletion(thief, user.id))
  expect(await ctx.db.selectFrom('deletion_requests').select('user_id').execute()).toEqual([{ user_id: user.id }])
  expect(await openDeletion(ctx, user.id)).toBeUndefined()
})
