import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test as base } from '../../../testing/test.ts'

/** Somebody who signed up by Google, and the code in the last mail to them. */
const test = base.extend<{ user: { id: number; email: string; token: string }; codeByMail: () => Promise<string> }>({
  user: async ({ make, ctx }, use) => {
    await make.institute()
    const fields = { email: 'asha@northlight.test', password_hash: null, email_verified_at: ctx.now() }
    const user = await make.user(fields)
    await use({ ...user, token: await make.token(user) })
  },
  codeByMail: async ({ http, user, api, world }, use) =>
    use(async () => {
      expect((await http.send('POST', '/profile/code', undefined, { token: user.token })).status).toBe(200)
      await api.runner.drain()
      return /\b\d{6}\b/.exec(world.mail.to(user.email).at(-1)?.text ?? '')?.[0] ?? ''
    }),
})

const chosen = { password: 'Polaris#2027', confirm_password: 'Polaris#2027' }
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('an account without a password', () => {
  test('is deleted by a mailed code, which works once', async ({ http, user, codeByMail, ctx }) => {
    const { token } = user
    const remove = (body: object) => http.postJson('/profile/delete', body, { token })
    expect((await remove({ password: 'Anything#1' })).body.errors).toEqual({
      code: ['Your account has no password. Enter the code from the mail.'],
    })
    const code = await codeByMail()
    expect((await remove({ code })).status).toBe(200)
    await http.send('POST', '/profile/keep', undefined, { token })
    expect((await remove({ code })).status).toBe(422)
    expect(await ctx.db.selectFrom('deletion_requests').select('cancelled_at').execute()).toHaveLength(1)
  })

  test('gets its first password by a mailed code, and signs in with it', async ({ http, user, codeByMail }) => {
    const set = { ...chosen, code: await codeByMail() }
    expect((await http.postJson('/profile/update-password', set, { token: user.token })).status).toBe(200)
    const signedIn = await http.postJson('/auth/login', { email: user.email, password: chosen.password })
    expect(signedIn.status).toBe(200)
  })

  test('has five tries, from many tabs at once too; then even the right code is refused', async ({
    http,
    user,
    codeByMail,
    make,
  }) => {
    const code = await codeByMail()
    // Calls of one person are counted together, so each tab of this test has a token and an address of its own.
    const guess = async (value: string, n: number) =>
      http.postJson('/profile/delete', { code: value }, { token: await make.token(user), address: `198.51.100.${n}` })
    await Promise.all([1, 2, 3].map((n) => guess(other(code), n)))
    await Promise.all([4, 5, 6].map((n) => guess(other(code), n)))
    const late = await guess(code, 7)
    expect(late.body.errors).toEqual({ code: ['This code no longer works. Ask for a new one.'] })
  })

  test('cannot use a code of fifteen minutes ago, nor one that was followed by a newer one, nor another’s', async ({
    http,
    user,
    codeByMail,
    make,
    world,
  }) => {
    const remove = (code: string, token = user.token) => http.postJson('/profile/delete', { code }, { token })
    const first = await codeByMail()
    const second = await codeByMail()
    if (first !== second) expect((await remove(first)).status).toBe(422)
    const ravi = await make.user({ password_hash: null })
    expect((await remove(second, await make.token(ravi))).status).toBe(422)
    world.clock.advance(minutes(16))
    expect((await remove(second)).status).toBe(422)
  })
})

test('whoever has a password is asked for it; a code is neither mailed nor taken', async ({ http, make, ctx }) => {
  const token = await make.token(await make.user())
  expect((await http.send('POST', '/profile/code', undefined, { token })).status).toBe(422)
  expect(await ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  expect((await http.postJson('/profile/delete', { code: '123456' }, { token })).body.errors).toEqual({
    password: ['Enter your password.'],
  })
  const change = await http.postJson('/profile/update-password', { ...chosen, code: '123456' }, { token })
  expect(change.body.errors).toEqual({ old_password: ['Enter your password.'] })
  expect((await http.postJson('/profile/delete', { password }, { token })).status).toBe(200)
})

test('the outbox forgets a code and a link once their mail has gone', async ({
  http,
  user,
  codeByMail,
  api,
  ctx,
  world,
}) => {
  const code = await codeByMail()
  await http.postJson('/auth/forgot-password', { email: user.email })
  await api.runner.drain()
  const link = /reset-password\/([\w-]+)/.exec(world.mail.to(user.email).at(-1)?.text ?? '')?.[1] ?? ''
  expect(link).toMatch(/^[\w-]{43}$/)
  const mails = await ctx.db.selectFrom('mails').select(['html', 'text', 'state']).execute()
  expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
  for (const secret of [code, link]) expect(JSON.stringify(mails)).not.toContain(secret)
})
