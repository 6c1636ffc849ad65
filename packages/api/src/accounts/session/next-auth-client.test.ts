import { afterEach, expect, vi } from 'vitest'
import { password } from '../../../testing/factories.ts'
import { listen } from '../../../testing/listen.ts'
import { test as base } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'

/** What the client finds in a browser: an address, a place to keep things, and a fetch that keeps cookies. */
const asBrowser = (root: string) => {
  const jar = new Map<string, string>()
  const plainFetch = globalThis.fetch
  const location = { href: `${root}/auth/sign-in`, origin: root, reload: vi.fn() }
  vi.stubGlobal('window', { location, addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('localStorage', { setItem: () => {} })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (init.method === 'POST') headers.set('origin', root)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await plainFetch(new URL(address, root), { ...init, headers, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  })
  return { jar, location }
}

const test = base.extend<{ root: string }>({
  root: async ({ world }, use) => {
    let handle = async (_: Request): Promise<Response> => new Response(null, { status: 503 })
    const { url, server } = await listen((request) => handle(request))
    const api = createApi({ ...world.services, siteUrl: url, apiUrl: url })
    const caller = { address: '203.0.113.7', requestId: 'next-auth' }
    handle = (request) =>
      new URL(request.url).pathname.startsWith('/api/auth/') ? api.session(request, caller) : api.fetch(request, caller)
    await use(url)
    server.closeAllConnections()
    server.close()
  },
})

afterEach(() => vi.unstubAllGlobals())

test('next-auth’s own client signs in, reads the session and signs out', async ({ root, make, ctx }) => {
  await make.user({ name: 'Asha Rao', email: 'asha@northlight.test', phone: '9845012345' })
  const { jar } = asBrowser(root)
  const { getCsrfToken, getProviders, getSession, signIn, signOut } = await import('next-auth/react')

  expect(await getSession()).toBeNull()
  expect(Object.keys((await getProviders()) ?? {})).toEqual(['credentials'])
  expect(await getCsrfToken()).toMatch(/^[0-9a-f]{64}$/)

  const refused = await signIn('credentials', {
    redirect: false,
    email: 'asha@northlight.test',
    password: 'Wrong#2026',
  })
  expect(refused).toMatchObject({ error: 'CredentialsSignin', ok: true, url: null })
  expect(await getSession()).toBeNull()

  const credentials = { redirect: false, email: 'asha@northlight.test', password } as const
  const accepted = await signIn('credentials', { ...credentials, callbackUrl: 'https://evil.test/' })
  expect(accepted).toMatchObject({ error: null, ok: true, status: 200 })
  // Never to a foreign site, whatever the client asks for.
  expect(new URL(accepted?.url ?? '').origin).toBe(root)
  expect([...jar.keys()]).toContain('next-auth.session-token')

  const session = (await getSession()) as unknown as { user: Record<string, string>; expires: string }
  expect(session.user).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@northlight.test',
    phone: '9845012345',
    verified: 'VERIFICATION PENDING',
  })
  const profile = await fetch('/api/v1/profile', { headers: { authorization: `Bearer ${session.user.token}` } })
  expect(profile.status).toBe(200)

  const left = await signOut({ redirect: false, callbackUrl: '/' })
  expect(new URL(left.url).origin).toBe(root)
  expect(await getSession()).toBeNull()
  expect((await fetch('/api/v1/profile', { headers: { authorization: `Bearer ${session.user.token}` } })).status).toBe(
    401,
  )
  expect(await ctx.db.selectFrom('access_tokens').select('revoked_at').execute()).toEqual([{ revoked_at: ctx.now() }])
})

test('plain calls without a token do the same, and a page of another site does nothing', async ({
  root,
  make,
  ctx,
}) => {
  await make.user({ name: 'Asha Rao', email: 'asha@northlight.test' })
  const plainFetch = globalThis.fetch
  const { jar } = asBrowser(root)
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const fields = { email: 'asha@northlight.test', password, json: 'true' }
  const foreign = { ...form(fields), headers: { origin: 'https://evil.test' } }
  expect((await plainFetch(`${root}/api/auth/callback/credentials`, foreign)).status).toBe(403)
  expect(await ctx.db.selectFrom('access_tokens').selectAll().execute()).toEqual([])

  expect((await fetch('/api/auth/callback/credentials', form(fields))).status).toBe(200)
  const session = (await (await fetch('/api/auth/session')).json()) as { user: { name: string; token: string } }
  expect(session.user.name).toBe('Asha Rao')
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const forged = { ...form({ json: 'true' }), headers: { origin: 'https://evil.test', cookie } }
  expect((await plainFetch(`${root}/api/auth/signout`, forged)).status).toBe(403)

  expect((await fetch('/api/auth/signout', form({ json: 'true' }))).status).toBe(200)
  expect(await (await fetch('/api/auth/session')).json()).toEqual({})
  const bearer = { headers: { authorization: `Bearer ${session.user.token}` } }
  expect((await fetch('/api/v1/profile', bearer)).status).toBe(401)
})
