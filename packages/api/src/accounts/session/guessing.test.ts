import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sessionBrowser } from '../../../testing/browser.ts'
import { password } from '../../../testing/factories.ts'
import { test } from '../../../testing/test.ts'
import { verifyEmail } from '../email/verify-email.ts'
import { computed } from '../password/passwords.ts'
import { resetPassword } from '../password/reset-password.ts'
import { actorOfToken, issueToken } from './tokens.ts'

/** What one call costs in computations. */
const costOf = async (call: () => Promise<unknown>) => {
  const before = { ...computed }
  await call()
  return { hashes: computed.hashes - before.hashes, checks: computed.checks - before.checks }
}

const email = 'asha@northlight.test'

describe('known and unknown accounts', () => {
  test('cost a sign-in the same work', async ({ http, make }) => {
    await make.user({ email })
    await make.user({ email: 'closed@northlight.test', is_active: false })
    await make.user({ email: 'google@northlight.test', password_hash: null })
    for (const address of [email, 'closed@northlight.test', 'google@northlight.test', 'nobody@northlight.test']) {
      const cost = await costOf(async () => {
        const reply = await http.postJson('/auth/login', { email: address, password: 'Wrong#2026' })
        expect(reply).toMatchObject({ status: 400, body: { message: 'Oops! You have entered invalid credentials' } })
      })
      expect(cost, address).toEqual({ hashes: 0, checks: 1 })
    }
  })

  test('cost a forgotten password the same work', async ({ http, make, ctx }) => {
    await make.user({ email })
    const bodies: unknown[] = []
    for (const address of [email, 'nobody@northlight.test']) {
      const cost = await costOf(async () => {
        bodies.push((await http.postJson('/auth/forgot-password', { email: address })).body)
      })
      expect(cost).toEqual({ hashes: 0, checks: 0 })
    }
    expect(bodies[0]).toEqual(bodies[1])
    const jobs = await ctx.db.selectFrom('jobs').select('name').execute()
    expect(jobs.map(({ name }) => name)).toEqual(['accounts.send-reset-link', 'accounts.send-reset-link'])
  })
})

describe('a new device', () => {
  test('is told to the owner; the first one and a known one are not', async ({ api, make, ctx, world }) => {
    await make.institute()
    await make.user({ email })
    const first = sessionBrowser(api, world.services.siteUrl)
    await first.signIn(email, password)
    await first.signIn(email, password)
    await sessionBrowser(api, world.services.siteUrl, '198.51.100.4').signIn(email, password)
    await api.runner.drain()
    const mails = await ctx.db.selectFrom('mails').selectAll().where('template', '=', 'new-device').execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Firefox on Android')
    const cookie = first.jar.get('__Host-northlight-device') ?? ''
    expect(cookie).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await ctx.db.selectFrom('known_devices').selectAll().execute())).not.toContain(cookie)
  })

  test('that copies a name, or a cookie of another account, is still new', async ({ api, make, ctx, world }) => {
    await make.institute()
    await make.user({ email })
    await make.user({ email: 'ravi@northlight.test' })
    const ashas = sessionBrowser(api, world.services.siteUrl)
    await ashas.signIn(email, password)
    await sessionBrowser(api, world.services.siteUrl).signIn('ravi@northlight.test', password)
    await ashas.signIn('ravi@northlight.test', password)
    await api.runner.drain()
    const mails = await ctx.db.selectFrom('mails').select('to_address').where('template', '=', 'new-device').execute()
    expect(mails).toEqual([{ to_address: 'ravi@northlight.test' }])
  })

  test('and a new network are told to a colleague, in the language of the account, with what to do', async ({
    api,
    make,
    ctx,
    world,
  }) => {
    await make.institute()
    await make.user({ email, role: 'counsellor', language: 'hi' })
    const student = 'ravi@northlight.test'
    await make.user({ email: student })
    const [own, ravis] = ['203.0.113.7', '203.0.113.8'].map((at) => sessionBrowser(api, world.services.siteUrl, at))
    const from = (browser: typeof own, address: string) => {
      const moved = sessionBrowser(api, world.services.siteUrl, address)
      for (const [name, value] of browser?.jar ?? []) moved.jar.set(name, value)
      return moved
    }
    await own?.signIn(email, password)
    await ravis?.signIn(student, password)
    // The same browser a street further is the same place; in another network it is not.
    await from(own, '203.0.77.9').signIn(email, password)
    await api.runner.drain()
    expect(world.mail.to(email)).toEqual([])
    await from(own, '198.51.100.4').signIn(email, password)
    await from(ravis, '198.51.100.4').signIn(student, password)
    await api.runner.drain()
    const [mail, ...more] = world.mail.to(email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('एक नई जगह से साइन इन हुआ है')
    expect(mail?.text).toContain('198.51.x.x')
    expect(mail?.text).not.toContain('198.51.100')
    expect(mail?.text).toContain('/office/me')
    // A student’s phone changes its network on the way to school.
    expect(world.mail.to(student)).toEqual([])
    expect(JSON.stringify(await ctx.db.selectFrom('known_devices').selectAll().execute())).not.toContain('198.51')
    // It was told once, and is known from now on.
    await from(own, '198.51.200.5').signIn(email, password)
    await api.runner.drain()
    expect(world.mail.to(email)).toHaveLength(1)
  })

  test('has a name of whole characters, without marks that could turn the line', async ({ ctx, make }) => {
    const user = await make.user()
    const device = `Phone\u202e of\r\n Asha ${'👩‍🎓'.repeat(200)}`
    await issueToken(ctx, user, device)
    const { name } = await ctx.db.selectFrom('access_tokens').select('name').executeTakeFirstOrThrow()
    expect(name).toMatch(/^Phone of Asha /)
    expect(name.isWellFormed()).toBe(true)
    expect([...name].length).toBeLessThanOrEqual(250)
  })
})

describe('links and sessions', () => {
  const choice = { email, password: 'Vega#2028x', password_confirmation: 'Vega#2028x' }

  test('in two tabs: one of two answers with the same link wins', async ({ ctx, make }) => {
    const user = await make.user({ email })
    await make.mailedLink(user, 'reset-password', 'the-same-link')
    const results = await Promise.allSettled([1, 2].map(() => resetPassword(ctx, 'the-same-link', choice)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('in two tabs: signing out in one ends the other', async ({ api, make, world }) => {
    await make.user({ email })
    const tab = sessionBrowser(api, world.services.siteUrl)
    await tab.signIn(email, password)
    const copy = new Map(tab.jar)
    await tab.send('signout', { csrfToken: await tab.csrf(), json: 'true' })
    for (const [name, value] of copy) tab.jar.set(name, value)
    expect(await tab.session()).toEqual({})
  })

  test('a server whose clock is some minutes behind takes what another one has just made', async ({ ctx, make }) => {
    const user = await make.user({ email })
    await make.mailedLink(user, 'verify-email', 'a-fresh-link')
    const token = await issueToken(ctx, user, 'test')
    const behind = { ...ctx, now: () => new Date(Date.parse(ctx.now()) - minutes(3)).toISOString() }
    expect(await actorOfToken(behind, token)).toMatchObject({ kind: 'user', id: user.id })
    expect(await verifyEmail(behind, user.id, 'a-fresh-link')).toBe(true)
  })

  test('a changed name is in the session at once', async ({ api, http, make, world }) => {
    await make.user({ email, phone: '9845012345' })
    const tab = sessionBrowser(api, world.services.siteUrl)
    await tab.signIn(email, password)
    const { user } = await tab.session()
    const headers = { cookie: `next-auth.session-token=${tab.jar.get('next-auth.session-token')}` }
    const changed = { name: 'Asha R Rao', email, phone: '9845012346' }
    await http.postJson('/profile/update', changed, { token: user?.token, headers })
    expect((await tab.session()).user).toMatchObject({ name: 'Asha R Rao', phone: '9845012346' })
  })
})
