import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test as base, type speaker } from '../../../testing/test.ts'
import { erasePerson } from '../../families/persons/erase-person.ts'

const old = 'asha@northlight.test'
const thief = 'thief@example.com'

type Account = { id: number; token: string }
type Fixtures = {
  account: Account
  /** Changes the address of the account and lets the mails go out. */
  moveTo: (email: string, token?: string) => Promise<void>
  /** The secret in the last mail of this kind to an address. */
  secret: (to: string, kind: 'undo-address' | 'reset-password') => string
}

const test = base.extend<Fixtures>({
  account: async ({ make, ctx }, use) => {
    await make.institute()
    const user = await make.user({ email: old, phone: '9845012345', email_verified_at: ctx.now() })
    await use({ id: user.id, token: await make.token(user) })
  },
  moveTo: async ({ http, api, account }, use) =>
    use(async (email, token = account.token) => {
      const fields = { name: 'Asha Rao', phone: '9845012345', email }
      expect((await http.postForm('/profile/update', fields, { token })).status).toBe(200)
      await api.runner.drain()
    }),
  secret: async ({ world }, use) =>
    use(
      (to, kind) =>
        new RegExp(`/${kind}/([\\w-]+)`).exec(
          world.mail
            .to(to)
            .map(({ text }) => text)
            .join('\n'),
        )?.[1] ?? '',
    ),
})

const undo = (http: ReturnType<typeof speaker>, token: string) => http.send('POST', `/address-change/${token}/undo`)

describe('a new e-mail address', () => {
  test('is told to the old mailbox, with half of itself and a way back', async ({ moveTo, world, secret }) => {
    await moveTo(thief)
    const [mail] = world.mail.to(old)
    expect(mail?.subject).toBe('Test Institute: the e-mail address of your account was changed')
    expect(mail?.text).toContain('t…@example.com')
    expect(mail?.text).not.toContain(thief)
    expect(secret(old, 'undo-address')).toMatch(/^[\w-]{40,}$/)
    expect(world.mail.to(thief).map(({ subject }) => subject)).toEqual(['Test Institute - Confirm your e-mail address'])
  })

  test('is not told to one that nobody ever confirmed: a slip of the finger is a stranger’s mailbox', async ({
    ctx,
    account,
    moveTo,
    world,
  }) => {
    await ctx.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute()
    await moveTo('right@northlight.test')
    expect(world.mail.to(old)).toEqual([])
    expect(await ctx.db.selectFrom('address_changes').selectAll().execute()).toEqual([])
  })

  test('is never confirmed by a link that went to the old one', async ({ http, ctx, api, account, moveTo, secret }) => {
    await http.postForm('/auth/forgot-password', { email: old })
    await api.runner.drain()
    const link = secret(old, 'reset-password')
    const next = { password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    // Even a link that outlives the change, as one would that was mailed at the same moment.
    const kept = await ctx.db.selectFrom('mailed_links').selectAll().executeTakeFirstOrThrow()
    await moveTo(thief)
    expect((await http.postForm(`/auth/reset-password/${link}`, { ...next, email: old })).status).toBe(400)
    await ctx.db.deleteFrom('mailed_links').execute()
    await ctx.db.insertInto('mailed_links').values(kept).execute()
    expect((await http.postForm(`/auth/reset-password/${link}`, { ...next, email: old })).status).toBe(400)
    const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
    expect(user.email_verified_at).toBeNull()
  })
})

describe('“this was not me”', () => {
  test('brings the address back and leaves whoever changed it outside', async ({
    http,
    ctx,
    api,
    account,
    moveTo,
    secret,
  }) => {
    await moveTo(thief)
    await http.postForm('/auth/forgot-password', { email: thief })
    await api.runner.drain()
    const foreign = secret(thief, 'reset-password')
    const link = secret(old, 'undo-address')
    expect((await undo(http, link)).status).toBe(200)

    expect((await http.get('/profile', { token: account.token })).status).toBe(401)
    expect((await http.postJson('/auth/login', { email: old, password })).status).toBe(400)
    const next = { password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    expect((await http.postForm(`/auth/reset-password/${foreign}`, { ...next, email: thief })).status).toBe(400)
    const user = await ctx.db.selectFrom('users').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ email: old, password_hash: null })
    expect(user.email_verified_at).not.toBeNull()

    await api.runner.drain()
    const own = secret(old, 'reset-password')
    expect((await http.postForm(`/auth/reset-password/${own}`, { ...next, email: old })).status).toBe(200)
    expect((await http.postJson('/auth/login', { email: old, password: 'Polaris#2027' })).status).toBe(200)
    expect((await undo(http, link)).status).toBe(400)
  })

  test('closes the way back of every later address too', async ({ http, ctx, account, moveTo, secret }) => {
    await moveTo(thief)
    await ctx.db.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', account.id).execute()
    await moveTo('second@example.com')
    const [own, foreign] = [secret(old, 'undo-address'), secret(thief, 'undo-address')]
    expect((await undo(http, own)).status).toBe(200)
    expect((await undo(http, foreign)).status).toBe(400)
    expect((await ctx.db.selectFrom('users').select('email').execute())[0]?.email).toBe(old)
  })

  test('takes off what was joined to the account since, and keeps what was there before', async ({
    http,
    ctx,
    account,
    moveTo,
    secret,
    world,
  }) => {
    const join = (subject: string) =>
      ctx.db
        .insertInto('external_accounts')
        .values({ user_id: account.id, provider: 'google', subject, created_at: ctx.now() })
        .execute()
    await join('mine')
    world.clock.advance(1000)
    await moveTo(thief)
    await join('theirs')
    await undo(http, secret(old, 'undo-address'))
    expect(await ctx.db.selectFrom('external_accounts').select('subject').execute()).toEqual([{ subject: 'mine' }])
  })

  test('is heard for a week, and not from a forged link', async ({ http, ctx, moveTo, secret, world }) => {
    await moveTo(thief)
    expect((await undo(http, 'forged')).status).toBe(400)
    world.clock.advance(days(7) + 1)
    const late = await undo(http, secret(old, 'undo-address'))
    expect(late.body.message).toBe('This link no longer works. Write to us if the account is not safe.')
    expect((await ctx.db.selectFrom('users').select('email').execute())[0]?.email).toBe(thief)
  })

  test('says so when the old address belongs to another account by now, and changes nothing', async ({
    http,
    ctx,
    make,
    account,
    moveTo,
    secret,
  }) => {
    await moveTo(thief)
    await make.user({ email: old })
    const refused = await undo(http, secret(old, 'undo-address'))
    expect(refused.body.message).toBe('Another account uses this address by now. Write to us, and we sort it out.')
    expect((await http.get('/profile', { token: account.token })).status).toBe(200)
    expect((await ctx.db.selectFrom('address_changes').selectAll().execute())[0]?.undone_at).toBeNull()
  })
})

test('an account that is erased leaves neither its earlier addresses nor the mails to them', async ({
  ctx,
  account,
  moveTo,
}) => {
  await moveTo('new@northlight.test')
  await erasePerson(ctx, { id: account.id, name: 'Asha Rao', email: 'new@northlight.test', isEmailVerified: true })
  for (const table of ['address_changes', 'mails', 'users'] as const)
    expect(JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute()), table).not.toContain(old)
})
