import { days } from '@northlight/contract/durations'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { test as base } from '../../../testing/test.ts'
import { type Api, createApi } from '../../create-api.ts'

/** A browser's part of the protocol: keeps cookies, fetches the CSRF token, posts forms. */
const browser = (api: Api, root: string) => {
  const cookies = new Map<string, string>()
  const send = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await api.session(
      new Request(`${root}/api/auth/${path}`, {
        method: form ? 'POST' : 'GET',
        body: form && new URLSearchParams(form),
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': 'Test browser',
          ...headers,
        },
      }),
      { address: '203.0.113.7', requestId: 'r' },
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name && value) cookies.set(name, value)
      else if (name) cookies.delete(name)
    }
    return {
      status: response.status,
      setCookie: response.headers.getSetCookie(),
      location: response.headers.get('location'),
      body: await response.text(),
    }
  }
  const csrf = async () => (JSON.parse((await send('csrf')).body) as { csrfToken: string }).csrfToken
  return {
    cookies,
    send,
    signIn: async (email: string, secret: string, more: Record<string, string> = { json: 'true' }) =>
      send('callback/credentials', {
        csrfToken: await csrf(),
        email,
        password: secret,
        callbackUrl: '/profile',
        ...more,
      }),
    signOut: async () => send('signout', { csrfToken: await csrf(), callbackUrl: '/', json: 'true' }),
    /** What a request for a page would be taken for. */
    isKnown: () =>
      api.isSignedIn(
        new Request(root, { headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } }),
        { address: '203.0.113.7', requestId: 'r' },
      ),
    session: async () =>
      JSON.parse((await send('session')).body) as { user?: { name: string; email: string; token: string } },
  }
}

const test = base.extend<{ client: ReturnType<typeof browser> }>({
  client: async ({ api, world }, use) => use(browser(api, world.services.siteUrl)),
})

describe('the session', () => {
  test('is an empty object for a visitor', async ({ client }) => {
    expect(await client.session()).toEqual({})
  })

  test('holds the person and a token that opens the API, until signed out', async ({ client, ctx, make }) => {
    const user = await make.user({ name: 'Asha Rao', email: 'asha@northlight.test' })
    const reply = await client.signIn('ASHA@northlight.test', password)
    expect(JSON.parse(reply.body)).toEqual({ url: 'https://northlight.test/profile' })
    expect(reply.setCookie.find((line) => line.startsWith('next-auth.session-token='))).toMatch(
      /HttpOnly.*Secure.*SameSite=Lax/i,
    )

    const { user: shown } = await client.session()
    expect(shown).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@northlight.test',
      token: expect.stringMatching(/^\d+\|/),
    })
    const [stored] = await ctx.db.selectFrom('access_tokens').selectAll().execute()
    expect(stored).toMatchObject({ user_id: user.id, name: 'Test browser' })
    expect(stored?.token_hash).not.toContain(shown?.token.split('|')[1])

    expect(await client.isKnown()).toBe(true)
    await client.signOut()
    expect(await client.session()).toEqual({})
    expect(await client.isKnown()).toBe(false)
    expect((await ctx.db.selectFrom('access_tokens').selectAll().execute())[0]?.revoked_at).toBe(ctx.now())
  })

  test.for([
    ['a wrong password', 'asha@northlight.test', 'Wrong#2026'],
    ['an unknown account', 'nobody@northlight.test', password],
  ] as const)(
    'is refused for %s with an error in the url and nothing stored',
    async ([, email, secret], { client, ctx, make }) => {
      await make.user({ email: 'asha@northlight.test' })
      const { url } = JSON.parse((await client.signIn(email, secret)).body) as { url: string }
      expect(new URL(url).searchParams.get('error')).toBe('CredentialsSignin')
      expect(new URL(url).origin).toBe('https://northlight.test')
      expect(await client.session()).toEqual({})
      expect(await ctx.db.selectFrom('access_tokens').selectAll().execute()).toEqual([])
    },
  )

  test('speaks of a pause after too many tries', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    for (let n = 0; n < 5; n++) await client.signIn('asha@northlight.test', 'Wrong#2026')
    const { url } = JSON.parse((await client.signIn('asha@northlight.test', 'Wrong#2026')).body) as { url: string }
    expect(new URL(url).searchParams.get('code')).toBe('limited')
  })

  test('is refused without the CSRF token', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    await client.send('callback/credentials', {
      email: 'asha@northlight.test',
      password,
      csrfToken: 'forged',
      json: 'true',
    })
    expect(await client.session()).toEqual({})
  })

  test('is neither ended nor lent to another provider by a forged form', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    await client.signIn('asha@northlight.test', password)
    await client.send('signout', { csrfToken: 'forged', callbackUrl: '/', json: 'true' })
    expect((await client.session()).user?.email).toBe('asha@northlight.test')
    // Another site's page has the victim's cookies and no token of its own.
    await client.send('signout', { callbackUrl: '/', json: 'true' })
    expect((await client.session()).user?.email).toBe('asha@northlight.test')
  })

  test.for([
    ['the site', 'https://northlight.test', {}],
    ['another name of the same server', 'https://www.institute.test', { host: 'www.institute.test' }],
  ] as const)(
    'is opened and ended without a token by a page of %s',
    async ([, origin, headers], { client, make, ctx }) => {
      await make.user({ email: 'asha@northlight.test' })
      const own = { ...headers, origin }
      const fields = { email: 'asha@northlight.test', password, json: 'true' }
      expect(JSON.parse((await client.send('callback/credentials', fields, own)).body)).toEqual({
        url: 'https://northlight.test',
      })
      expect((await client.session()).user?.email).toBe('asha@northlight.test')
      await client.send('signout', { json: 'true' }, own)
      expect(await client.session()).toEqual({})
      expect((await ctx.db.selectFrom('access_tokens').selectAll().execute())[0]?.revoked_at).toBe(ctx.now())
    },
  )

  test('is opened by a program that is no browser, and not ended by one', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    await client.send('callback/credentials', { email: 'asha@northlight.test', password, json: 'true' })
    expect((await client.session()).user?.email).toBe('asha@northlight.test')
    await client.send('signout', { json: 'true' })
    expect((await client.session()).user?.email).toBe('asha@northlight.test')
  })

  test.for([
    ['origin', 'https://evil.test'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)(
    'is neither opened nor ended by a page of another site (%s), with a token or without',
    async ([name, value], { client, make }) => {
      await make.user({ email: 'asha@northlight.test' })
      const foreign = { [name]: value }
      const fields = { email: 'asha@northlight.test', password, json: 'true' }
      expect((await client.send('callback/credentials', fields, foreign)).status).toBe(403)
      const csrfToken = (JSON.parse((await client.send('csrf')).body) as { csrfToken: string }).csrfToken
      expect((await client.send('callback/credentials', { ...fields, csrfToken }, foreign)).status).toBe(403)
      expect(await client.session()).toEqual({})
      await client.signIn('asha@northlight.test', password)
      expect((await client.send('signout', { json: 'true' }, foreign)).status).toBe(403)
      expect((await client.session()).user?.email).toBe('asha@northlight.test')
    },
  )

  test('opens nothing of the API by its cookie alone, so that no foreign page can act for a person', async ({
    client,
    http,
    make,
    ctx,
  }) => {
    const user = await make.user({ name: 'Asha Rao', email: 'asha@northlight.test', phone: '9845012345' })
    await client.signIn('asha@northlight.test', password)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const change = { name: 'Forged', email: 'asha@northlight.test', phone: '9845012345' }
    expect((await http.postJson('/profile/update', change, { headers: { cookie } })).status).toBe(401)
    expect(await ctx.db.selectFrom('users').select('name').where('id', '=', user.id).execute()).toEqual([
      { name: 'Asha Rao' },
    ])
  })

  test('never leads to a foreign address', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    const { body } = await client.signIn('asha@northlight.test', password, {
      json: 'true',
      callbackUrl: 'https://evil.test/',
    })
    expect(new URL((JSON.parse(body) as { url: string }).url).origin).toBe('https://northlight.test')
  })

  test.for([
    '//evil.test',
    'https://northlight.test.evil.test/',
    'https://northlight.test@evil.test/',
    'javascript:alert(1)',
  ])('signs out to an address of our own, not to %j', async (callbackUrl, { client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    await client.signIn('asha@northlight.test', password)
    const csrfToken = (JSON.parse((await client.send('csrf')).body) as { csrfToken: string }).csrfToken
    const { body } = await client.send('signout', { csrfToken, callbackUrl, json: 'true' })
    expect(new URL((JSON.parse(body) as { url: string }).url).origin).toBe('https://northlight.test')
  })

  test('redirects plainly, and to no other host, when nobody asked for JSON', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    expect(await client.signIn('asha@northlight.test', password, {})).toMatchObject({
      status: 302,
      location: '/profile',
    })
    const refused = await client.signIn('asha@northlight.test', 'not-this-one', {})
    expect(refused).toMatchObject({ status: 302, location: expect.stringMatching(/^\/auth\/sign-in\?error=/) })
  })

  test('ends when its token is revoked, has expired or the account is closed', async ({ client, ctx, make, world }) => {
    const user = await make.user({ email: 'asha@northlight.test' })
    await client.signIn('asha@northlight.test', password)
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute()
    expect(await client.session()).toEqual({})

    await ctx.db.updateTable('users').set({ is_active: true }).execute()
    await client.signIn('asha@northlight.test', password)
    world.clock.advance(days(31))
    expect(await client.session()).toEqual({})
  })
})

describe('a body', () => {
  const post = (api: Api, root: string, body: BodyInit, headers: Record<string, string> = {}) =>
    api.session(
      new Request(`${root}/api/auth/callback/credentials`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
      { address: '203.0.113.7', requestId: 'r' },
    )

  base.for(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
    'of %s is read up to 16 KB and no further',
    async (type, { api, world }) => {
      let taken = 0
      const chunk = new Uint8Array(8 * 1024).fill(97)
      const body = new ReadableStream({
        pull: (controller) => {
          taken += chunk.length
          controller.enqueue(chunk)
        },
      })
      const reply = await post(api, world.services.siteUrl, body, { 'content-type': type })
      expect(reply.status).toBe(413)
      expect(taken).toBeLessThan(64 * 1024)
      expect(await reply.json()).toEqual({
        message: 'What was sent is too large. At most 16 KB are taken here.',
      })
    },
  )

  base('with more fields than any form is refused before it is parsed', async ({ api, world }) => {
    const parsing = vi.spyOn(globalThis, 'URLSearchParams')
    const reply = await post(api, world.services.siteUrl, 'a&'.repeat(4000))
    expect(parsing).not.toHaveBeenCalled()
    parsing.mockRestore()
    expect(reply.status).toBe(413)
  })

  test('that never ends keeps nobody else from signing in', async ({ api, client, make, world }) => {
    const user = await make.user()
    const dripping: ReadableStreamDefaultController[] = []
    const never = Array.from({ length: 8 }, () => {
      const body = new ReadableStream({ start: (controller) => void dripping.push(controller) })
      return post(api, world.services.siteUrl, body)
    })
    await client.signIn(user.email, password)
    expect(await client.isKnown()).toBe(true)
    for (const controller of dripping) controller.close()
    await Promise.all(never)
  })

  base('waits for its turn before anything is made of it', async ({ api, world, make }) => {
    const { email } = await make.user()
    const form = new URLSearchParams({ email, password, json: 'true' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) }
    const made = vi.fn()
    const sent = Array.from(
      { length: 20 },
      () =>
        new Request(`${world.services.siteUrl}/api/auth/callback/credentials`, { method: 'POST', headers, body: form }),
    )
    class Counted extends Request {
      constructor(...args: ConstructorParameters<typeof Request>) {
        super(...args)
        made()
      }
    }
    vi.stubGlobal('Request', Counted)
    onTestFinished(() => void vi.unstubAllGlobals())
    const replies = sent.map((request) => api.session(request, { address: '203.0.113.7', requestId: 'r' }))
    await Promise.race(replies)
    expect(made.mock.calls.length).toBeLessThan(sent.length)
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(made.mock.calls.length).toBeGreaterThanOrEqual(sent.length)
  })

  base('that breaks off is no failure of ours', async ({ api, world }) => {
    const body = new ReadableStream({
      pull: (c) => c.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    })
    expect((await post(api, world.services.siteUrl, body)).status).toBe(400)
    expect(world.logger.lines).toHaveLength(0)
  })
})

describe('the token that scripts are given', () => {
  test('opens the API with the cookie of its browser and nowhere else', async ({ client, http, make }) => {
    const user = await make.user()
    await client.signIn(user.email, password)
    const shown = (await client.session()).user?.token ?? ''
    const cookie = client.cookies.get('next-auth.session-token') ?? ''
    const profile = async (token: string, sent?: string) =>
      (await http.get('/profile', { token, headers: { ...(sent && { cookie: `next-auth.session-token=${sent}` }) } }))
        .status
    expect(shown).not.toContain(decodeURIComponent(cookie).split('|')[1])
    expect(await profile(shown, cookie)).toBe(200)
    expect(await profile(shown)).toBe(401)
    expect(await profile(shown, await make.token(await make.user()))).toBe(401)
    expect(await profile(shown, shown)).toBe(401)
    expect(await profile(`${shown}x`, cookie)).toBe(401)
    // Neither does the cookie alone: another site could make a browser send it.
    expect((await http.get('/profile', { headers: { cookie: `next-auth.session-token=${cookie}` } })).status).toBe(401)
    await client.signOut()
    expect(await profile(shown, cookie)).toBe(401)
  })

  test('is no session of its own', async ({ client, make }) => {
    const user = await make.user()
    await client.signIn(user.email, password)
    const shown = (await client.session()).user?.token ?? ''
    client.cookies.set('next-auth.session-token', shown)
    expect(await client.session()).toEqual({})
    expect(await client.isKnown()).toBe(false)
  })

  test('stands alone where the API is another host', async ({ world, make, http }) => {
    const user = await make.user()
    const apart = browser(
      createApi({ ...world.services, apiUrl: 'https://api.northlight.test' }),
      world.services.siteUrl,
    )
    await apart.signIn(user.email, password)
    const token = (await apart.session()).user?.token ?? ''
    expect((await http.get('/profile', { token })).status).toBe(200)
  })
})

test('cookies are bound to this very host on https, but for the one whose name is given', async ({ client, make }) => {
  const user = await make.user()
  const { setCookie } = await client.signIn(user.email, password)
  const names = [...setCookie, ...(await client.send('csrf')).setCookie].map((line) => line.split('=', 1)[0])
  expect(new Set([...client.cookies.keys(), ...names])).toEqual(
    new Set([
      'next-auth.session-token',
      '__Host-next-auth.csrf-token',
      '__Host-next-auth.callback-url',
      '__Host-northlight-device',
    ]),
  )
  for (const line of setCookie) expect(line).toMatch(/(?=.*; Path=\/(?:;|$))(?=.*; Secure)(?=.*; HttpOnly)/i)
})
