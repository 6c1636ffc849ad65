import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { password } from '../../testing/factories.ts'
import { test as base } from '../../testing/test.ts'
import type { Api } from '../create-api.ts'

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

  test('redirects plainly when nobody asked for JSON', async ({ client, make }) => {
    await make.user({ email: 'asha@northlight.test' })
    expect(await client.signIn('asha@northlight.test', password, {})).toMatchObject({
      status: 302,
      location: 'https://northlight.test/profile',
    })
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
