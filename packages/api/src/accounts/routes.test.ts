import { days, hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { password } from '../../testing/factories.ts'
import { type Fixtures, test } from '../../testing/test.ts'
import { createApi } from '../create-api.ts'
import { verifyEmail } from './email/verify-email.ts'
import { forgetOldSessions } from './jobs.ts'

const person = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '98450 12345',
  password: 'Polaris & <b>2027',
  confirm_password: 'Polaris & <b>2027',
}

/** The link in the last mail to an address. */
const linkIn = (mails: { to: string; text: string }[], to: string) =>
  /https:\/\/\S+/.exec(mails.filter((mail) => mail.to === to).at(-1)?.text ?? '')?.[0] ?? ''

describe('register', () => {
  test('makes a student, signs them in and mails a link that confirms the address', async ({
    http,
    api,
    ctx,
    make,
    world,
  }) => {
    await make.institute()
    const { status, body } = await http.postForm('/auth/register', person)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      token_type: 'Bearer',
      user: { name: 'Asha Rao', phone: '9845012345', verified: 'VERIFICATION PENDING', roles: [] },
    })
    await api.runner.drain()
    const [, id = '', token = ''] = /verify\/(\d+)\/(\S+)$/.exec(linkIn(world.mail.sent, 'asha@example.com')) ?? []
    expect(await verifyEmail(ctx, Number(id), 'forged')).toBe(false)
    expect(await verifyEmail(ctx, Number(id) + 1, token)).toBe(false)
    expect(await verifyEmail(ctx, Number(id), token)).toBe(false) // the try for another account used it up
    await http.send('POST', '/email/verify/resend-notification', undefined, { token: String(body.token) })
    await api.runner.drain()
    const fresh = linkIn(world.mail.sent, 'asha@example.com').split('/').at(-1) ?? ''
    expect(await verifyEmail(ctx, Number(id), fresh)).toBe(true)
    // The button pressed twice is no failure; for another account the link says nothing.
    expect(await verifyEmail(ctx, Number(id), fresh)).toBe(true)
    expect(await verifyEmail(ctx, Number(id) + 1, fresh)).toBe(false)
    const profile = await http.get('/profile', { token: String(body.token) })
    expect(profile.body.user).toMatchObject({ verified: 'VERIFIED' })
  })

  test('takes the password exactly as typed', async ({ http, make }) => {
    await make.institute()
    const padded = { ...person, password: '  Polaris#2027 ', confirm_password: '  Polaris#2027 ' }
    await http.postForm('/auth/register', padded)
    expect((await http.postForm('/auth/login', { email: person.email, password: 'Polaris#2027' })).status).toBe(400)
    expect((await http.postForm('/auth/login', { email: person.email, password: '  Polaris#2027 ' })).status).toBe(200)
  })

  test.for([
    [
      'another password the second time',
      { confirm_password: 'Other#2027' },
      'confirm_password',
      'The two passwords are not the same.',
    ],
    [
      'a short password',
      { password: 'Ab#1', confirm_password: 'Ab#1' },
      'password',
      'Your password needs at least 8 characters.',
    ],
    [
      'nine digits',
      { phone: '984501234' },
      'phone',
      'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9.',
    ],
    ['an over-long name', { name: 'a'.repeat(256) }, 'name', 'Your name must not be longer than 255 characters.'],
    [
      'a birth in the future',
      { date_of_birth: '2030-01-01' },
      'date_of_birth',
      'The date of birth lies in the future.',
    ],
    [
      'a day that does not exist',
      { date_of_birth: '2010-02-30' },
      'date_of_birth',
      'Enter the date of birth: day, month and year.',
    ],
  ] as const)('refuses %s', async ([, change, field, message], { http, ctx }) => {
    const { status, body } = await http.postForm('/auth/register', { ...person, ...change })
    expect(status).toBe(422)
    expect((body.errors as Record<string, string[]>)[field]).toContain(message)
    expect(await ctx.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('refuses an address or a number that has an account, on its own field', async ({ http, make }) => {
    await make.user({ email: 'ASHA@example.com', phone: '9000000001' })
    await make.user({ phone: '9845012345' })
    expect(Object.keys((await http.postForm('/auth/register', person)).body.errors as object)).toEqual([
      'email',
      'phone',
    ])
    const other = await http.postForm('/auth/register', { ...person, email: 'new@example.com' })
    expect(other.body.errors).toEqual({ phone: ['This mobile number already has an account.'] })
  })
})

describe('login', () => {
  test('gives a token that opens the profile, and logout closes it', async ({ http, make }) => {
    await make.user({ email: 'asha@example.com' })
    const { body } = await http.postForm('/auth/login', { email: 'asha@example.com', password })
    expect(body).toMatchObject({ status: true, token_type: 'Bearer', user: { email: 'asha@example.com' } })
    const token = String(body.token)
    expect((await http.get('/profile', { token })).status).toBe(200)
    expect((await http.get('/auth/logout', { token })).body).toEqual({ message: 'Logged out successfully.' })
    expect((await http.get('/profile', { token })).status).toBe(401)
  })

  test.for([
    ['wrong password', { email: 'asha@example.com', password: 'Wrong#2026' }, 400],
    ['unknown account', { email: 'nobody@example.com', password }, 400],
    ['no password', { email: 'asha@example.com' }, 422],
    ['no address', { password }, 422],
  ] as const)('%s: every failure carries status false', async ([, fields, status], { http, make }) => {
    await make.user({ email: 'asha@example.com' })
    const reply = await http.postForm('/auth/login', { ...fields })
    expect(reply).toMatchObject({ status, body: { status: false } })
    if (status === 400) expect(reply.body.message).toBe('Oops! You have entered invalid credentials')
  })

  test('guessing is slowed for one address without shutting out the owner elsewhere', async ({ http, make }) => {
    await make.user({ email: 'asha@example.com' })
    const guess = () =>
      http.postForm('/auth/login', { email: 'asha@example.com', password: 'Wrong#2026' }, { address: '198.51.100.1' })
    for (let n = 0; n < 5; n++) expect((await guess()).status).toBe(400)
    expect(await guess()).toMatchObject({ status: 429, body: { status: false } })
    expect((await http.postForm('/auth/login', { email: 'asha@example.com', password })).status).toBe(200)
  })
})

test('whoever tries out numbers to learn which has an account is stopped, from one address', async ({ http, make }) => {
  await make.institute()
  await http.postForm('/auth/register', person)
  const probe = (n: number, address: string) =>
    http.postForm('/auth/register', { ...person, email: `probe-${n}@example.com` }, { address })
  for (let n = 0; n < 20; n++) expect((await probe(n, '198.51.100.9')).status).toBe(422)
  const stopped = await probe(20, '198.51.100.9')
  expect([stopped.status, stopped.body.errors]).toEqual([429, undefined])
  expect((await probe(21, '198.51.100.10')).status).toBe(422)
})

describe('a forgotten password', () => {
  test('answers alike for known and unknown addresses, and mails only the known', async ({
    http,
    api,
    make,
    world,
  }) => {
    await make.institute()
    await make.user({ email: 'asha@example.com' })
    const known = await http.postForm('/auth/forgot-password', { email: 'asha@example.com' })
    const unknown = await http.postForm('/auth/forgot-password', { email: 'nobody@example.com' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await api.runner.drain()
    expect(world.mail.sent.map(({ to }) => to)).toEqual(['asha@example.com'])
  })

  test('is replaced by the mailed link once, and ends every session', async ({ http, api, make, world }) => {
    await make.institute()
    const user = await make.user({ email: 'asha@example.com' })
    const before = await make.token(user)
    await http.postForm('/auth/forgot-password', { email: 'asha@example.com' })
    await api.runner.drain()
    const token = linkIn(world.mail.sent, 'asha@example.com').split('/').at(-1)
    const fields = { email: 'asha@example.com', password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    const wrongAddress = await http.postForm(`/auth/reset-password/${token}`, { ...fields, email: 'other@example.com' })
    expect(wrongAddress).toMatchObject({ status: 400, body: { message: 'This password reset token is invalid.' } })
    expect((await http.postForm(`/auth/reset-password/${token}`, fields)).body).toEqual({
      message: 'Your password has been reset.',
    })
    expect((await http.postForm(`/auth/reset-password/${token}`, fields)).status).toBe(400)
    expect((await http.get('/profile', { token: before })).status).toBe(401)
    expect((await http.postForm('/auth/login', { email: 'asha@example.com', password })).status).toBe(400)
    expect((await http.postForm('/auth/login', { email: 'asha@example.com', password: 'Polaris#2027' })).status).toBe(
      200,
    )
  })

  test('a stranger who keeps asking neither fills the mailbox nor makes the owner’s link useless', async ({
    http,
    api,
    make,
    world,
  }) => {
    await make.institute()
    await make.user({ email: 'asha@example.com' })
    const ask = async (n: number) => {
      await http.postForm('/auth/forgot-password', { email: 'asha@example.com' }, { address: `198.51.100.${n}` })
      await api.runner.drain()
    }
    world.mail.behave('down')
    await ask(1)
    world.mail.behave('accept')
    expect(world.mail.sent).toEqual([])
    // A mail that did not go is no reason to keep the next one back.
    await ask(2)
    const link = linkIn(world.mail.sent, 'asha@example.com').split('/').at(-1)
    for (let n = 3; n < 20; n++) await ask(n)
    expect(world.mail.sent).toHaveLength(1)
    for (let n = 20; n < 30; n++) {
      world.clock.advance(minutes(2))
      await ask(n)
    }
    expect(world.mail.sent).toHaveLength(5)
    const fields = { email: 'asha@example.com', password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    expect((await http.postForm(`/auth/reset-password/${link}`, fields)).status).toBe(400)
    const last = linkIn(world.mail.sent, 'asha@example.com').split('/').at(-1)
    expect((await http.postForm(`/auth/reset-password/${last}`, fields)).status).toBe(200)
  })

  test('a link of yesterday, or one followed by a newer one, no longer works', async ({ http, api, make, world }) => {
    await make.institute()
    await make.user({ email: 'asha@example.com' })
    const links: string[] = []
    for (let n = 0; n < 2; n++) {
      await http.postForm('/auth/forgot-password', { email: 'asha@example.com' })
      await api.runner.drain()
      links.push(linkIn(world.mail.sent, 'asha@example.com').split('/').at(-1) ?? '')
      world.clock.advance(minutes(2))
    }
    const fields = { email: 'asha@example.com', password: 'Polaris#2027', password_confirmation: 'Polaris#2027' }
    expect((await http.postForm(`/auth/reset-password/${links[0]}`, fields)).status).toBe(400)
    world.clock.advance(hours(2))
    expect((await http.postForm(`/auth/reset-password/${links[1]}`, fields)).status).toBe(400)
  })
})

describe('the profile', () => {
  test('the same address in other letters counts at once and stays confirmed', async ({
    http,
    api,
    ctx,
    make,
    world,
  }) => {
    await make.institute()
    const token = await make.token(await make.user({ email: 'asha@example.com', email_verified_at: ctx.now() }))
    const fields = { name: 'Asha R', phone: '9845012345', email: 'Asha@example.com' }
    const { body } = await http.postForm('/profile/update', fields, { token })
    expect(body).toMatchObject({
      message: 'Profile Updated successfully.',
      user: { verified: 'VERIFIED', email: 'Asha@example.com', name: 'Asha R' },
    })
    await api.runner.drain()
    expect(world.mail.sent).toEqual([])
  })

  test('a new password needs the old one, ends other sessions and tells the owner', async ({
    http,
    api,
    make,
    world,
  }) => {
    await make.institute()
    const user = await make.user()
    const [here, elsewhere] = [await make.token(user), await make.token(user)]
    const next = { password: 'Polaris#2027', confirm_password: 'Polaris#2027' }
    const wrong = await http.postForm(
      '/profile/update-password',
      { ...next, old_password: 'Wrong#2026' },
      { token: here },
    )
    expect(wrong.body.errors).toEqual({ old_password: ['This is not your current password.'] })
    expect(
      (await http.postForm('/profile/update-password', { ...next, old_password: password }, { token: here })).status,
    ).toBe(200)
    expect((await http.get('/profile', { token: here })).status).toBe(200)
    expect((await http.get('/profile', { token: elsewhere })).status).toBe(401)
    await api.runner.drain()
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual(['Test Institute - Your password was changed'])
  })

  test('lists the devices that are signed in, and ends one of one’s own only', async ({ http, make, world }) => {
    const user = await make.user()
    await make.token(user)
    world.clock.advance(days(31)) // that session is over by itself
    const [here, other] = [await make.token(user), await make.token(user)]
    const stranger = await make.token(await make.user())
    const devices = async () =>
      (await http.get('/profile/devices', { token: here })).body.devices as { id: number; is_current: boolean }[]
    expect((await devices()).map(({ is_current }) => is_current).sort()).toEqual([false, true])
    const otherId = Number(other.split('|')[0])
    expect((await http.send('DELETE', `/profile/devices/${otherId}`, undefined, { token: stranger })).status).toBe(404)
    expect((await http.send('DELETE', `/profile/devices/${otherId}`, undefined, { token: here })).status).toBe(200)
    expect((await http.get('/profile', { token: other })).status).toBe(401)
    expect(await devices()).toHaveLength(1)
  })
})

describe('the link in the mail', () => {
  test.for([
    ['abc/forged', 'false'],
    ['1/..%2f..', 'false'],
  ] as const)('%s leads back to the site and says %s', async ([path, verified], { api, world }) => {
    const request = new Request(`${world.services.siteUrl}/email/verify/${path}`)
    const response = await api.confirmEmail(request, { address: '203.0.113.7', requestId: 'r' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/?verified=${verified}`)
  })

  test('changes nothing when it is opened, by a person or a scanner; the button confirms', async ({
    api,
    ctx,
    make,
    world,
  }) => {
    const user = await make.user()
    await make.mailedLink(user, 'verify-email', 'the-secret')
    const call = (method: string) =>
      api.confirmEmail(new Request(`${world.services.siteUrl}/email/verify/${user.id}/the-secret`, { method }), {
        address: '203.0.113.7',
        requestId: 'r',
      })
    const confirmedAt = async () =>
      (await ctx.db.selectFrom('users').select('email_verified_at').executeTakeFirstOrThrow()).email_verified_at
    for (const method of ['HEAD', 'GET', 'GET']) {
      const opened = await call(method)
      expect(opened.status).toBe(302)
      expect(opened.headers.get('location')).toBe(`/confirm-address/${user.id}/the-secret`)
      expect(await confirmedAt()).toBeNull()
    }
    const pressed = await call('POST')
    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toBe('/?verified=true')
    expect(await confirmedAt()).toBe(ctx.now())
  })

  test('to an API of another name leads to the site, and the button leads nowhere else', async ({ make, world }) => {
    const apart = createApi({ ...world.services, apiUrl: 'https://api.northlight.test' })
    const user = await make.user()
    const call = async (method: string) => {
      const request = new Request(`https://api.northlight.test/email/verify/${user.id}/forged`, { method })
      const reply = await apart.confirmEmail(request, { address: '203.0.113.7', requestId: 'r' })
      return reply.headers.get('location')
    }
    expect(await call('GET')).toBe(`https://northlight.test/confirm-address/${user.id}/forged`)
    expect(await call('POST')).toBe('/?verified=false')
  })

  test('of a stranger confirms nothing by the button either', async ({ api, make, world }) => {
    const user = await make.user()
    const request = new Request(`${world.services.siteUrl}/email/verify/${user.id}/forged`, { method: 'POST' })
    const reply = await api.confirmEmail(request, { address: '203.0.113.7', requestId: 'r' })
    expect(reply.headers.get('location')).toBe('/?verified=false')
  })
})

describe('the link of somebody who registered in another front end (product description, section 7: Account)', () => {
  const frontEnd = 'https://app.example.org'
  const caller = { address: '203.0.113.7', requestId: 'r' }

  /** Registers from a page of this origin, and gives the link in the mail. */
  const linkFor = async (world: Fixtures['world'], origin: string) => {
    const api = createApi({ ...world.services, frontEnds: [frontEnd] })
    const email = `asha-${origin.length}@example.com`
    const body = JSON.stringify({
      ...{ name: 'Asha Rao', email, phone: '9845012345', date_of_birth: '1998-04-23' },
      ...{ password: 'Polaris#2027', confirm_password: 'Polaris#2027' },
    })
    const headers = { origin, 'content-type': 'application/json' }
    const url = `${world.services.siteUrl}/api/v1/auth/register`
    expect((await api.fetch(new Request(url, { method: 'POST', headers, body }), caller)).status).toBe(201)
    await api.runner.drain()
    const link = /https:\/\/\S+\/email\/verify\/[^\s)\]]+/.exec(world.mail.to(email)[0]?.text ?? '')?.[0] ?? ''
    const call = (method: string, address = link) => api.confirmEmail(new Request(address, { method }), caller)
    return { link, call }
  }

  test('leads back there once the address is confirmed by the button', async ({ make, world }) => {
    await make.institute()
    const { link, call } = await linkFor(world, frontEnd)
    expect(link).toContain(`?return_to=${encodeURIComponent(frontEnd)}`)
    const opened = (await call('GET')).headers.get('location') ?? ''
    expect(opened).toMatch(/^\/confirm-address\/\d+\/[\w-]+\?return_to=https%3A%2F%2Fapp\.example\.org%2F$/)
    const pressed = await call('POST', world.services.siteUrl + opened.replace('/confirm-address/', '/email/verify/'))
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${frontEnd}/?verified=true`])
  })

  test('names no page where the front end was not allowed, and leads to no other site', async ({ make, world }) => {
    await make.institute()
    const { link, call } = await linkFor(world, 'https://evil.example')
    expect(link).not.toContain('?')
    for (const page of [
      'https://evil.example',
      'https://app.example.org.evil.example',
      'https://app.example.org@evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '',
    ])
      for (const method of ['GET', 'POST']) {
        const reply = await call(method, `${link}?${new URLSearchParams({ return_to: page })}`)
        expect([page, reply.status, reply.headers.get('location')]).toEqual([page, 400, null])
      }
    // Nothing was used up by what was refused.
    expect((await call('POST')).headers.get('location')).toBe('/?verified=true')
  })
})

test('who was signed in where is forgotten a year after it ended, and not before', async ({ ctx, make, world }) => {
  const user = await make.user()
  await make.token(user)
  const count = async () => (await ctx.db.selectFrom('access_tokens').select('id').execute()).length
  world.clock.advance(days(30 + 365))
  await forgetOldSessions.run(ctx, {})
  expect(await count()).toBe(1)
  world.clock.advance(days(2))
  await forgetOldSessions.run(ctx, {})
  expect(await count()).toBe(0)
})
