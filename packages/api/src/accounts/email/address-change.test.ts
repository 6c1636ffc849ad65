import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test as base, type speaker } from '../../../testing/test.ts'
import { erasePerson } from '../../families/persons/erase-person.ts'
import { sendMail } from '../../mails/service.ts'

const old = 'asha@northlight.test'
const thief = 'thief@example.com'

type Account = { id: number; token: string }
type Fixtures = {
  account: Account
  /** Asks for another address and lets the mails go out. */
  moveTo: (email: string, proof?: Record<string, string>) => Promise<void>
  /** The secret in the last mail of this kind to an address. */
  secret: (to: string, kind: 'undo-address' | 'reset-password' | 'email/verify/\\d+') => string
  /** What a person does with the mailed link: opens it, and presses the button. */
  confirm: (to: string) => Promise<string | null>
  current: () => Promise<{ email: string; email_verified_at: string | null; password_hash: string | null }>
}

const test = base.extend<Fixtures>({
  account: async ({ make, ctx }, use) => {
    await make.institute()
    const user = await make.user({ email: old, phone: '9845012345', email_verified_at: ctx.now() })
    await use({ id: user.id, token: await make.token(user) })
  },
  moveTo: async ({ http, api, account }, use) =>
    use(async (email, proof = { password }) => {
      const fields = { name: 'Asha Rao', phone: '9845012345', email, ...proof }
      expect((await http.postForm('/profile/update', fields, { token: account.token })).status).toBe(200)
      await api.runner.drain()
    }),
  secret: async ({ world }, use) =>
    use((to, kind) => {
      const texts = world.mail.to(to).map(({ text }) => text)
      return [...texts.join('\n').matchAll(new RegExp(`/${kind}/([\\w-]+)`, 'g'))].at(-1)?.[1] ?? ''
    }),
  confirm: async ({ api, account, secret, world }, use) =>
    use(async (to) => {
      const address = `${world.services.siteUrl}/email/verify/${account.id}/${secret(to, 'email/verify/\\d+')}`
      const caller = { address: '203.0.113.9', requestId: 'mailbox' }
      const reply = await api.confirmEmail(new Request(address, { method: 'POST' }), caller)
      await api.runner.drain()
      return reply.headers.get('location')
    }),
  current: async ({ ctx, account }, use) =>
    use(() => ctx.db.selectFrom('users').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()),
})

const yes = '/?verified=true'
const no = '/?verified=false'
const undo = (http: ReturnType<typeof speaker>, token: string) => http.send('POST', `/address-change/${token}/undo`)

describe('a new e-mail address', () => {
  test('is only wanted until its mailbox confirms it; then it is the account’s own', async ({
    http,
    account,
    moveTo,
    confirm,
    current,
    world,
  }) => {
    await moveTo('new@northlight.test')
    const profile = await http.get('/profile', { token: account.token })
    expect(profile.body).toMatchObject({
      user: { email: old, verified: 'VERIFIED' },
      wanted_email: 'new@northlight.test',
    })
    expect((await http.postJson('/auth/login', { email: 'new@northlight.test', password })).status).toBe(400)
    expect((await http.postJson('/auth/login', { email: old, password })).status).toBe(200)
    expect(await confirm('new@northlight.test')).toBe(yes)
    expect(await current()).toMatchObject({ email: 'new@northlight.test', email_verified_at: world.clock.now() })
    expect((await http.get('/profile', { token: account.token })).body).toMatchObject({ wanted_email: null })
    expect((await http.postJson('/auth/login', { email: 'new@northlight.test', password })).status).toBe(200)
    // Pressed twice.
    expect(await confirm('new@northlight.test')).toBe(yes)
    expect(world.mail.to(old).at(-1)?.subject).toBe('Test Institute: the e-mail address of your account was changed')
  })

  test('asks for the password; without one, for a mailed code; a name or number asks for nothing', async ({
    http,
    ctx,
    api,
    account,
    world,
    current,
  }) => {
    const save = (fields: object) =>
      http.postJson('/profile/update', { name: 'Asha R', phone: '9845012346', email: thief, ...fields }, account)
    expect((await save({})).body.errors).toEqual({ password: ['Enter your password.'] })
    expect((await save({ password: 'Wrong#2026' })).body.errors).toEqual({ password: ['This is not your password.'] })
    expect(await current()).toMatchObject({ name: 'Asha Rao', email: old })
    world.clock.advance(minutes(2))
    expect((await save({ email: old })).status).toBe(200)
    await ctx.db.updateTable('users').set({ password_hash: null }).where('id', '=', account.id).execute()
    const elsewhere = { ...account, address: '203.0.113.8' }
    await http.send('POST', '/profile/code', undefined, elsewhere)
    await api.runner.drain()
    const code = /\b\d{6}\b/.exec(world.mail.to(old).at(-1)?.text ?? '')?.[0] ?? ''
    const fields = { name: 'Asha R', phone: '9845012346', email: 'new@northlight.test' }
    expect((await http.postJson('/profile/update', { ...fields, password }, elsewhere)).status).toBe(422)
    expect((await http.postJson('/profile/update', { ...fields, code }, elsewhere)).status).toBe(200)
  })

  test('is told to the mailbox the account has, with half of itself and a way to refuse', async ({
    moveTo,
    world,
    secret,
  }) => {
    await moveTo(thief)
    const [mail] = world.mail.to(old)
    expect(mail?.subject).toBe('Test Institute: your account is to have another e-mail address')
    expect(mail?.text).toContain('t…@example.com')
    expect(mail?.text).not.toContain(thief)
    expect(secret(old, 'undo-address')).toMatch(/^[\w-]{40,}$/)
    expect(world.mail.to(thief).map(({ subject }) => subject)).toEqual(['Test Institute - Confirm your e-mail address'])
  })

  test('is not told to one that nobody ever confirmed: a slip of the finger is a stranger’s mailbox', async ({
    ctx,
    account,
    moveTo,
    confirm,
    current,
    world,
  }) => {
    await ctx.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute()
    await moveTo('right@northlight.test')
    expect(await confirm('right@northlight.test')).toBe(yes)
    expect(world.mail.to(old)).toEqual([])
    expect((await current()).email).toBe('right@northlight.test')
  })

  test('that another account has by now is not taken from it', async ({ make, moveTo, confirm, current }) => {
    await moveTo('new@northlight.test')
    await make.user({ email: 'new@northlight.test' })
    expect(await confirm('new@northlight.test')).toBe(no)
    expect((await current()).email).toBe(old)
  })

  test('that belongs to another account is refused at once', async ({ http, make, account }) => {
    await make.user({ email: thief })
    const fields = { name: 'Asha Rao', phone: '9845012345', email: thief, password }
    expect((await http.postForm('/profile/update', fields, account)).body.errors).toEqual({
      email: ['This e-mail address already has an account.'],
    })
  })

  test('gives way to one asked for later, and to a new password chosen by the mailbox the account has', async ({
    http,
    api,
    moveTo,
    confirm,
    secret,
    current,
  }) => {
    await moveTo('first@northlight.test')
    const first = secret('first@northlight.test', 'email/verify/\\d+')
    await moveTo(thief)
    expect(first).not.toBe('')
    expect(await confirm('first@northlight.test')).toBe(no)
    await http.postForm('/auth/forgot-password', { email: old })
    await api.runner.drain()
    const next = { email: old, password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    const link = secret(old, 'reset-password')
    expect((await http.postForm(`/auth/reset-password/${link}`, next)).status).toBe(200)
    expect(await confirm(thief)).toBe(no)
    expect((await current()).email).toBe(old)
  })

  test('gives way to a new password of the account: whoever asked may be the reason for it', async ({
    http,
    account,
    moveTo,
    confirm,
    current,
  }) => {
    await moveTo(thief)
    const next = { old_password: password, password: 'Polaris#2027', confirm_password: 'Polaris#2027' }
    expect((await http.postForm('/profile/update-password', next, { token: account.token })).status).toBe(200)
    expect(await confirm(thief)).toBe(no)
    expect((await current()).email).toBe(old)
    expect((await http.get('/profile', { token: account.token })).body).toMatchObject({ wanted_email: null })
  })

  test('is never confirmed by a link that went to another one', async ({ http, api, moveTo, secret, current }) => {
    await http.postForm('/auth/forgot-password', { email: old })
    await api.runner.drain()
    const link = secret(old, 'reset-password')
    const next = { password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    await moveTo(thief)
    for (const email of [old, thief])
      expect((await http.postForm(`/auth/reset-password/${link}`, { ...next, email })).status).toBe(400)
    expect((await current()).email).toBe(old)
  })
})

describe('“this was not me”', () => {
  test('keeps the address and leaves whoever asked outside', async ({
    http,
    api,
    account,
    moveTo,
    confirm,
    secret,
    current,
  }) => {
    await moveTo(thief)
    const link = secret(old, 'undo-address')
    expect((await undo(http, link)).status).toBe(200)
    expect(await confirm(thief)).toBe(no)
    expect((await http.get('/profile', { token: account.token })).status).toBe(401)
    expect((await http.postJson('/auth/login', { email: old, password })).status).toBe(400)
    expect(await current()).toMatchObject({ email: old, password_hash: null })
    expect((await current()).email_verified_at).not.toBeNull()

    await api.runner.drain()
    const next = { password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    const own = secret(old, 'reset-password')
    expect((await http.postForm(`/auth/reset-password/${own}`, { ...next, email: old })).status).toBe(200)
    expect((await http.postJson('/auth/login', { email: old, password: 'Polaris#2027' })).status).toBe(200)
    expect((await undo(http, link)).status).toBe(400)
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

  test('is heard for a week at most, not from a forged link, and not once the new mailbox has spoken', async ({
    http,
    moveTo,
    confirm,
    secret,
    current,
    world,
  }) => {
    await moveTo(thief)
    expect((await undo(http, 'forged')).status).toBe(400)
    const link = secret(old, 'undo-address')
    world.clock.advance(days(7) + 1)
    expect((await undo(http, link)).body.message).toBe(
      'This link no longer works. Write to us if the account is not safe.',
    )
    await moveTo('new@northlight.test')
    await confirm('new@northlight.test')
    expect((await undo(http, secret(old, 'undo-address'))).status).toBe(400)
    expect((await current()).email).toBe('new@northlight.test')
  })

  test('brings back an address of the time when a new one counted at once, unless another account has it', async ({
    http,
    ctx,
    make,
    account,
    moveTo,
    secret,
    current,
  }) => {
    await moveTo(thief)
    await ctx.db.updateTable('address_changes').set({ wanted_email: null }).execute()
    const then = { email: thief, email_verified_at: null }
    await ctx.db.updateTable('users').set(then).where('id', '=', account.id).execute()
    const stranger = await make.user({ email: old })
    const refused = await undo(http, secret(old, 'undo-address'))
    expect(refused.body.message).toBe('Another account uses this address by now. Write to us, and we sort it out.')
    expect((await http.get('/profile', { token: account.token })).status).toBe(200)
    await ctx.db.deleteFrom('users').where('id', '=', stranger.id).execute()
    expect((await undo(http, secret(old, 'undo-address'))).status).toBe(200)
    expect((await current()).email).toBe(old)
  })
})

test('an account that is erased leaves neither its earlier addresses nor the mails to them', async ({
  ctx,
  account,
  moveTo,
  confirm,
}) => {
  await moveTo('new@northlight.test')
  await confirm('new@northlight.test')
  await moveTo('never-confirmed@northlight.test')
  // A stranger's mail to the address that was only wanted stays.
  await sendMail(ctx, {
    key: 'of-somebody-else',
    template: 'verify-email',
    to: 'never-confirmed@northlight.test',
    about: null,
    props: { name: 'Ravi', url: 'https://northlight.test/' },
  })
  await erasePerson(ctx, { id: account.id, name: 'Asha Rao', email: 'new@northlight.test', isEmailVerified: true })
  for (const table of ['address_changes', 'mails', 'users'] as const)
    expect(JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute()), table).not.toContain(old)
  const left = await ctx.db.selectFrom('mails').select('dedupe_key').execute()
  expect(left).toEqual([{ dedupe_key: 'of-somebody-else' }])
})
