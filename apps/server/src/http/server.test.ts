import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sharedKeys } from '@northlight/api/kernel/keys'
import type { FormAnswer } from '@northlight/contract/form-answer'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { isOwnReading, signReading } from '../pages/own-reading.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { createPages } from '../pages/pages.ts'
import { siteClient } from '../pages/site-client.ts'
import { jsonReply } from './json-reply.ts'
import { listen, stopListening } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { createHttpServer } from './server.ts'

const siteUrl = 'http://localhost:3000'
const keys = sharedKeys('k'.repeat(40))
const html = `<!doctype html><title>Home</title><script>start()</script><p>${'Northlight '.repeat(300)}</p>`

let server: ReturnType<typeof createHttpServer>
let origin: string
let cache: PageCache
let lines: string[]
const render = vi.fn()
/** Written into the list of redirects, in whatever way. */
const away = { status: 301, to: 'https://evil.example/login' }
const api = vi.fn()

beforeEach(async () => {
  lines = []
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(line) })
  const metrics = createMetrics()
  cache = createPageCache()
  render.mockReset().mockImplementation(async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/old' || pathname.startsWith('/missing'))
      return new Response('nothing', { status: 404, headers: { 'content-type': 'text/html' } })
    if (pathname === '/broken') throw new Error('cannot render')
    return new Response(html + search, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-own-scripts': `sha256-${'a'.repeat(43)}=` },
    })
  })
  api.mockReset().mockImplementation(async () => jsonReply(200, { text: 'x'.repeat(5000) }))
  const site = { buildId: 'b1', builtAt: '2026-11-15T00:00:00.000Z', render }
  const pages = createPages({
    site,
    cache,
    siteUrl,
    apiUrl: '',
    log,
    clientFor: (caller) => siteClient({ siteUrl, apiUrl: '', apiFetch: api }, caller),
  })
  const app = createApp({
    siteUrl,
    security: undefined,
    metricsToken: 'a-long-metrics-token',
    build: site,
    log,
    pages,
    api,
    isOwnReading: (request) => isOwnReading(keys, request),
    auth: api,
    isSignedIn: async (request) => request.headers.get('cookie') === 'next-auth.session-token=good',
    confirmEmail: api,
    download: api,
    sandbox: api,
    assets: undefined,
    office: async () => new Response('office'),
    images: async () => jsonReply(200, {}),
    media: async () => jsonReply(200, {}),
    publications: {
      reply: async (_request, path) => (path === '/made.txt' ? new Response('made') : undefined),
      moved: async (path) =>
        path === '/old'
          ? { status: 308, to: '/new' }
          : path === '/missing-for-good'
            ? 'gone'
            : /^\/(?:deep\/|%6Dissing-old|missing-old)|sign-in|faq|mock-1|^\/$/i.test(path)
              ? away
              : undefined,
    },
    health: {
      live: () => jsonReply(200, { status: 'ok' }),
      serving: () => jsonReply(200, { status: 'serving' }),
      ready: async () => jsonReply(200, { status: 'ready' }),
      metrics: async () => new Response('figures'),
      closing: () => {},
      onScrape: () => {},
      mismatch: () => jsonReply(200, {}),
    },
  })
  server = createHttpServer({ app, pages, log, metrics, siteUrl, trustProxy: 0, isClosing: () => false })
  await listen(server, 0, '127.0.0.1')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => stopListening(server, 100))

const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })

/** As sent on the wire, for addresses and bodies that `fetch` would tidy or unpack. */
const raw = async (head: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test.each(['GET', 'POST'])(
  'a mailed link is answered by the API for %s: opened, and sent by its button',
  async (method) => {
    const reply = await get('/email/verify/17/a-secret', { method })
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(render).not.toHaveBeenCalled()
  },
)

describe('pages', () => {
  test('are rendered once and then come from memory, the same for everybody', async () => {
    const first = await get('/')
    const second = await get('/', { headers: { cookie: 'next-auth.session-token=x', authorization: 'Bearer y' } })
    expect(await first.text()).toBe(html)
    expect(await second.text()).toBe(html)
    expect(render).toHaveBeenCalledTimes(1)
    const [request] = render.mock.calls[0] as [Request]
    expect(request.headers.get('cookie')).toBeNull()
    expect(new URL(request.url).origin).toBe(siteUrl)
  })

  test('ask the browser to check, and say 304 when nothing has changed', async () => {
    const first = await get('/')
    await first.text()
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const tag = first.headers.get('etag') ?? ''
    const second = await get('/', { headers: { 'if-none-match': tag } })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toContain('sha256-')
    expect(await second.text()).toBe('')
  })

  test('change when the content is announced to have changed', async () => {
    await (await get('/')).text()
    cache.clear()
    await (await get('/')).text()
    expect(render).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['gzip', (body: Buffer) => gunzipSync(body).toString()],
    ['identity', (body: Buffer) => body.toString()],
  ])('are sent as %s, freshly rendered and from memory', async (encoding, unpack) => {
    for (const _ of ['rendered', 'kept']) {
      const { get: httpGet } = await import('node:http')
      const { headers, body } = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
        httpGet(`${origin}/`, { headers: { 'accept-encoding': encoding } }, async (reply) => {
          const chunks: Buffer[] = []
          for await (const chunk of reply) chunks.push(chunk)
          resolve({ headers: reply.headers, body: Buffer.concat(chunks) })
        })
      })
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
      expect(unpack(body)).toBe(html)
    }
  })

  test('for signed-in people lead a guest to sign-in, kept or not', async () => {
    const cookie = { headers: { cookie: 'next-auth.session-token=good' } }
    for (const _ of ['rendered', 'kept']) {
      expect((await get('/profile', cookie)).status).toBe(200)
      const guest = await get('/profile')
      expect([guest.status, guest.headers.get('location')]).toEqual([302, '/auth/sign-in?redirect=%2Fprofile'])
      expect(guest.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('/auth/sign-in')).status).toBe(200)
    expect((await get('/auth/sign-in', cookie)).headers.get('location')).toBe('/profile')
  })

  test('for signed-in people are rendered once, too', async () => {
    const cookie = { headers: { cookie: 'next-auth.session-token=good' } }
    for (const _ of ['rendered', 'kept', 'kept']) expect(await (await get('/profile', cookie)).text()).toBe(html)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('answer HEAD without a body', async () => {
    for (const _ of ['rendered', 'kept']) {
      const reply = await raw('HEAD / HTTP/1.1')
      expect(reply).toMatch(/^HTTP\/1.1 200/)
      expect(reply.split('\r\n\r\n')[1]).toBe('')
    }
  })

  test('carry a policy that allows exactly their own scripts, and the other safety headers', async () => {
    for (const _ of ['rendered', 'kept']) {
      const { headers } = await get('/')
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'inline-speculation-rules' 'sha256-[^']+';/,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      // Otherwise a bank's own window, opened by the payment window, loses the page that waits for it.
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test('lend their rules to the files beside them, which carry only what binds a file', async () => {
    const { headers } = await get('/assets/any.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of ['referrer-policy', 'permissions-policy', 'x-frame-options', 'cross-origin-opener-policy']) {
      expect(headers.get(name)).toBeNull()
      expect((await get('/api/nothing')).headers.get(name)).not.toBeNull()
    }
  })

  test('that are missing or broken are not kept', async () => {
    expect((await get('/missing')).status).toBe(404)
    expect((await get('/missing')).status).toBe(404)
    expect((await get('/broken')).status).toBe(500)
    expect(render).toHaveBeenCalledTimes(3)
    expect(cache.size().entries).toBe(0)
  })

  test('that cannot be rendered say so with the request id and nothing of the inside', async () => {
    const reply = await get('/broken')
    const body = await reply.text()
    expect(body).toContain(reply.headers.get('x-request-id') ?? 'no id')
    expect(body).not.toContain('cannot render')
  })

  test('with a query that they do not read are the kept page', async () => {
    for (const query of ['', '?q=1', '?utm_source=a', '?page=7', '?x=1&y', '?__proto__=1'])
      expect(await (await get(`/${query}`)).text()).toBe(html)
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.size().entries).toBe(1)
  })

  test('with a query of their own are rendered with it and not kept', async () => {
    for (const _ of [1, 2]) expect(await (await get('/search?q=1&x=2')).text()).toBe(`${html}?q=1`)
    expect(render).toHaveBeenCalledTimes(2)
    expect(cache.size().entries).toBe(0)
  })

  test('whose address anybody can invent are one page in memory, without the secret', async () => {
    const seen = new Set<string>()
    for (const token of ['first-secret', 'second-secret', 'THIRD.secret'])
      for (const path of [
        `/parent-consent/${token}`,
        `/parent-consent/${token}/data`,
        `/keep-account/${token}`,
        `/undo-address/${token}`,
        `/admission/hall-ticket/${token}`,
        `/online-tests/${token}/ongoing`,
        `/admission/online-tests/${token}/ongoing`,
        `/.data?_routes=${token}`,
        `/events?page=1&_routes=${token}`,
        `/faq?page=${token}`,
      ])
        expect((await get(path)).status).toBe(200)
    for (const [request] of render.mock.calls as [Request][]) seen.add(new URL(request.url).pathname)
    expect([...seen].join()).not.toMatch(/secret/)
    // What the router of a browser would never ask for is rendered, and not kept.
    expect(cache.size().entries).toBe(9)
  })

  test('whose form carries a mailed secret are rendered with it and never kept', async () => {
    const path = '/auth/reset-password/a-secret-of-a-mail'
    for (const _ of [1, 2]) expect((await get(`${path}?email=a%40b.test&x=1`)).status).toBe(200)
    const [request] = render.mock.calls.at(-1) as [Request]
    expect(request.url).toBe(`${siteUrl}${path}?email=a%40b.test`)
    expect(render).toHaveBeenCalledTimes(2)
    expect(cache.size().entries).toBe(0)
  })

  test.each(['__proto__', 'constructor', 'toString'])('with a query called %s are pages like others', async (name) => {
    for (const path of ['/', '/events', '/events.data']) expect((await get(`${path}?${name}=1`)).status).toBe(200)
  })

  test('that fail before anything is rendered cost their visitor alone', async () => {
    vi.spyOn(cache, 'peek').mockImplementationOnce(() => {
      throw new Error('inside')
    })
    const reply = await get('/')
    expect([reply.status, await reply.text()]).toEqual([500, ''])
    expect(lines.join()).toContain('inside')
    expect((await get('/')).status).toBe(200)
  })

  test('are not for posting', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405)
  })
})

describe('addresses', () => {
  test.each([
    ['/events/', '/events'],
    ['//evil.example/', '/evil.example'],
  ])('%s is led to %s', async (path, location) => {
    const reply = await raw(`GET ${path} HTTP/1.1`)
    expect(reply).toMatch(/^HTTP\/1.1 301/)
    expect(reply).toMatch(new RegExp(`^location: ${location}\r$`, 'm'))
  })

  test('that no browser sends are refused', async () => {
    expect(await raw('GET /\\evil.example/ HTTP/1.1')).toMatch(/^HTTP\/1.1 400/)
    expect(await raw('GET http://evil.example/ HTTP/1.1')).toMatch(/^HTTP\/1.1 400/)
    for (const rest of ['x'.repeat(4001), `?${'a&'.repeat(101)}`])
      expect(await raw(`GET /${rest} HTTP/1.1`)).toMatch(/^HTTP\/1.1 414/)
    expect(render).not.toHaveBeenCalled()
  })

  test('with a foreign host still speak of our own', async () => {
    await get('/', { headers: { host: 'evil.example' } })
    const [request] = render.mock.calls[0] as [Request]
    expect(new URL(request.url).host).toBe('localhost:3000')
  })
})

describe('other doors', () => {
  test('API replies are compressed, with the caller known', async () => {
    const reply = await get('/api/v1/branch/all', { headers: { 'accept-encoding': 'gzip' } })
    expect(reply.headers.get('content-encoding')).toBe('gzip')
    expect(api).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ address: '127.0.0.1' }))
  })

  test.each(['DELETE', 'POST'])('a %s without any body reaches the API as an empty one', async (method) => {
    api.mockImplementation(async (request: Request) => jsonReply(200, { length: (await request.text()).length }))
    const reply = await raw(`${method} /api/v1/enquiry HTTP/1.1`)
    expect(reply).toMatch(/^HTTP\/1.1 200/)
    expect(reply).toContain('{"length":0}')
  })

  // Of a request the session service takes the address it was called at: by another host than ours it would lead there.
  test.each(['192.168.1.4:3000', 'evil.example', 'EVIL.example:80'])(
    'a sign-in that was sent to %s is one at our own address',
    async (host) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.write(
        `POST /api/auth/callback/credentials?a=b HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\nConnection: close\r\n\r\nx=y`,
      )
      expect(await text(socket)).toMatch(/^HTTP\/1.1 200/)
      const [request] = api.mock.calls.at(-1) as [Request]
      expect(request.url).toBe(`${siteUrl}/api/auth/callback/credentials?a=b`)
    },
  )

  test('unknown builds, files and API paths are short refusals, not pages', async () => {
    for (const path of ['/builds/x', '/assets/old-123.js', '/api/nothing']) {
      const reply = await get(path)
      expect(reply.status).toBe(404)
      expect(reply.headers.get('content-type')).toContain('application/json')
    }
    expect(render).not.toHaveBeenCalled()
  })

  test('metrics are for this machine, or for who holds the token', async () => {
    const far = { 'x-forwarded-for': '6.6.6.6' }
    expect((await get('/metrics')).status).toBe(200)
    expect((await get('/metrics', { headers: far })).status).toBe(403)
    expect((await get('/metrics', { headers: { ...far, authorization: 'Bearer a-long-metrics-token' } })).status).toBe(
      200,
    )
    expect((await get('/metrics', { headers: { ...far, authorization: 'Bearer wrong' } })).status).toBe(403)
  })

  test('logs know the way but not the person', async () => {
    await get('/auth/reset-password/topsecrettoken?email=someone@example.org', {
      headers: { authorization: 'Bearer hush' },
    })
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      path: '/auth/reset-password/{hidden}',
      status: 200,
    })
    expect(lines[0]).not.toMatch(/topsecret|someone|hush|127\.0\.0\.1/)
  })
})

describe('a form that a browser sends by itself', () => {
  const form = (path: string, referer?: string) =>
    fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Asha' }),
      headers: { cookie: 'next-auth.session-token=good', authorization: 'Bearer x', ...(referer && { referer }) },
    })
  const answered = () => render.mock.calls.at(-1)?.[1]?.answer

  test('goes to the API without anything of the visitor, and the answer is a page of its own that is never kept', async () => {
    api.mockImplementation(async () => jsonReply(201, { message: 'We have it.', admissionForm: { id: 7 } }))
    const reply = await form('/sent/admission/puc', `${origin}/admission/puc?a=1`)
    const [call] = api.mock.calls.at(-1) as [Request]
    expect([call.method, call.url, await call.text()]).toEqual(['POST', `${siteUrl}/api/v1/admission/puc`, 'name=Asha'])
    expect([call.headers.get('cookie'), call.headers.get('authorization')]).toEqual([null, null])
    // The page it stood on is told, as a script tells it: by its language the office knows how to speak.
    expect(call.headers.get('x-came-from')).toBe('page=%2Fadmission%2Fpuc')
    expect(answered()).toEqual({
      ...{ status: 200, message: 'We have it.', errors: [], reference: 7, fileLink: undefined },
      from: '/admission/puc?a=1',
    })
    expect(reply.status).toBe(200)
    await form('/sent/admission/puc')
    expect(api).toHaveBeenCalledTimes(2)
  })

  test('is told what to mend, one sentence a field, and the way back leads to no other site', async () => {
    api.mockImplementation(async () =>
      jsonReply(422, { message: 'Two errors.', errors: { a: ['A.', 'B.'], c: ['C.'] } }),
    )
    await form('/sent/contact-form', 'https://elsewhere.example/contact-us')
    expect(answered()).toMatchObject({ status: 422, message: 'Two errors.', errors: ['A.', 'C.'], from: '/' })
  })

  test('that reserved seats is given the link to them; one that cancelled is not', async () => {
    const url = `${siteUrl}/event-reservation/1-x`
    for (const is_cancelled of [false, true]) {
      api.mockImplementation(async () => jsonReply(201, { message: 'Done.', reservation: { url, is_cancelled } }))
      await form('/sent/event/open-day/reserve')
      expect(answered()?.reservationPath).toBe(is_cancelled ? undefined : '/event-reservation/1-x')
    }
  })

  test('leaves no token of a new account behind, and tells nobody of it', async () => {
    api.mockImplementation(async () => jsonReply(201, { message: 'Welcome.', token: 'secret-token' }))
    await form('/sent/auth/register')
    const [, [logout]] = api.mock.calls as [unknown, [Request]]
    expect([logout.url, logout.headers.get('authorization')]).toEqual([
      `${siteUrl}/api/v1/auth/logout`,
      'Bearer secret-token',
    ])
    expect(JSON.stringify(answered())).not.toContain('secret-token')
  })

  test('is told that it failed when the API says nothing that can be read', async () => {
    api.mockImplementation(async () => new Response('<h1>down</h1>', { status: 502 }))
    await form('/sent/contact-form')
    expect(answered()).toMatchObject({ status: 502, errors: [], message: expect.stringContaining('try again') })
  })
})

test('sign-ins that arrive together are begun one in each turn of the event loop', async () => {
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  onTestFinished(() => clearImmediate(counting))
  const begun: number[] = []
  api.mockImplementation(async () => {
    begun.push(turn)
    return jsonReply(200, {})
  })
  const sockets = Array.from({ length: 12 }, () => connect((server.address() as AddressInfo).port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  // Written in one go, so that the server finds all of them at once.
  for (const socket of sockets)
    socket.write(
      'POST /api/auth/callback/credentials HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    )
  const replies = await Promise.all(sockets.map((socket) => text(socket)))
  expect(replies.every((reply) => reply.startsWith('HTTP/1.1 200'))).toBe(true)
  expect(new Set(begun).size).toBe(sockets.length)
})

describe('a sign-in that a browser sends by itself', () => {
  const signIn = (query = '', headers: Record<string, string> = {}) =>
    fetch(`${origin}/auth/sign-in${query}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'a@example.org', password: 'Secret#7' }),
      headers: { cookie: 'device=known', origin, ...headers },
    })
  const says = (status: number, url?: string, cookies: string[] = []) =>
    api.mockImplementation(async () => {
      const reply = jsonReply(status, { url })
      for (const cookie of cookies) reply.headers.append('set-cookie', cookie)
      return reply
    })

  test('goes to the session service as it came, and its cookies come back', async () => {
    says(200, siteUrl, ['next-auth.session-token=t; HttpOnly', 'device=known'])
    const reply = await signIn('?redirect=%2Fprofile%2Fdetails%3Fa%3Db')
    const [call] = api.mock.calls.at(-1) as [Request]
    expect([call.url, await call.text()]).toEqual([
      `${siteUrl}/api/auth/callback/credentials`,
      'email=a%40example.org&password=Secret%237',
    ])
    // Whose page has sent it is judged there.
    expect([call.headers.get('origin'), call.headers.get('cookie')]).toEqual([origin, 'device=known'])
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/profile/details?a=b'])
    expect(reply.headers.getSetCookie()).toEqual(['next-auth.session-token=t; HttpOnly', 'device=known'])
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    '',
    '?redirect=https://evil.test',
    '?redirect=//evil.test',
    '?redirect=/%5Cevil.test',
    '?redirect=/auth/sign-up',
  ])('leads to no other site: %s', async (query) => {
    says(200, siteUrl)
    expect((await signIn(query)).headers.get('location')).toBe('/profile')
  })

  /** What the page was drawn from, and under which address. */
  const drawn = () => {
    const [request, { answer }] = render.mock.lastCall as [Request, { answer: FormAnswer }]
    return { page: request.url.slice(siteUrl.length), ...answer.signIn, status: answer.status }
  }

  test('that is refused shows the form again, which says why and still knows the e-mail and the wanted page', async () => {
    says(200, `${siteUrl}/auth/sign-in?error=CredentialsSignin&code=credentials`, ['device=known'])
    const reply = await signIn('?redirect=/faq')
    expect(drawn()).toEqual({
      ...{ page: '/auth/sign-in?redirect=%2Ffaq', status: 401 },
      ...{ why: '?error=CredentialsSignin&code=credentials', email: 'a@example.org' },
    })
    expect(JSON.stringify(render.mock.lastCall)).not.toMatch(/"password"|Secret/)
    expect([reply.headers.get('cache-control'), reply.headers.getSetCookie()]).toEqual(['no-store', ['device=known']])
    expect(lines.join('')).not.toContain('example.org')
  })

  test.each([
    [429, 'Limited'],
    [503, 'Busy'],
    [403, 'Failed'],
  ])('that was not even looked at (%s) is told as %s', async (status, error) => {
    says(status)
    await signIn()
    expect(drawn()).toEqual({ page: '/auth/sign-in', why: `?error=${error}`, email: 'a@example.org', status })
  })
})

describe('no cheap request is dear', () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const slowly = () =>
    render.mockImplementation(async () => {
      await held
      return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    })
  const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1')
  const begun = () => render.mock.calls.length

  test('many requests in one packet, and gone: one is begun', async () => {
    slowly()
    const socket = open()
    socket.write(Array.from({ length: 19 }, (_, at) => `GET /a${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    await vi.waitFor(() => expect(begun()).toBe(1))
    socket.destroy()
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    letGo()
    // Another visitor is served, and by then the rest would have been begun as well.
    expect((await get('/other')).status).toBe(200)
    expect(begun()).toBe(2)
  })

  test('more requests ahead than any browser sends end the connection', async () => {
    const { promise: never } = Promise.withResolvers<Response>()
    render.mockImplementation(() => never)
    const socket = open()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.on('error', () => {})
    socket.write(Array.from({ length: 100 }, (_, at) => `GET /b${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    await closed
    expect(begun()).toBeLessThanOrEqual(1)
  })

  test('of one visitor two pages are rendered at a time, some wait, the rest hear 503 with a sentence', async () => {
    const { promise: hold, resolve: done } = Promise.withResolvers<void>()
    render.mockImplementation(async () => {
      await hold
      return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    })
    const answers: Response[] = []
    const asked = Array.from({ length: 20 }, async (_, at) => {
      answers.push(await get(`/page-${at}`))
    })
    await vi.waitFor(() => expect(answers).toHaveLength(6))
    for (const refused of answers) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await refused.text()).toContain('Please try again in a few seconds.')
    }
    expect(begun()).toBe(2)
    done()
    await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(14)
    expect(begun()).toBe(14)
  })

  test('a form that was taken says so even when no page can be drawn', async () => {
    const { promise: hold, resolve: done } = Promise.withResolvers<void>()
    render.mockImplementation(async () => {
      await hold
      return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    })
    const asked = Array.from({ length: 15 }, (_, at) => get(`/page-${at}`))
    await Promise.race(asked)
    api.mockImplementation(async () => jsonReply(201, { message: 'We have <it>.' }))
    const reply = await get('/sent/contact-form', { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) })
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('We have &#60;it&#62;.')])
    done()
    await Promise.all(asked)
  })

  test.each([
    ['/api/auth/signout', 17 * 1024],
    ['/api/v1/vrddhi-form', 17 * 1024 * 1024],
    ['/sent/vrddhi-form', 17 * 1024 * 1024],
    ['/auth/sign-in', 17 * 1024],
    ['/faq', 65 * 1024],
  ])('a body announced for %s with %i bytes is refused before it comes', async (path, length) => {
    const socket = open()
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`)
    const reply = await text(socket)
    expect(reply).toMatch(/^HTTP\/1.1 413/)
    expect(reply).toMatch(/"message":"What was sent is too large\. At most \d+ KB are taken here\."/)
    expect(api).not.toHaveBeenCalled()
    expect(begun()).toBe(0)
  })

  test('a page is read for everybody, so the limits of the visitor are not used up', async () => {
    render.mockImplementation(async (_request: Request, { client }) => {
      await client.get('/website-detail')
      return new Response(html, { headers: { 'content-type': 'text/html' } })
    })
    await get('/')
    expect(api).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ address: 'internal' }))
  })

  describe('a page of another server of ours', () => {
    const readBy = (sign: ((url: URL) => Record<string, string>) | undefined, path: '/search' | '/course') => {
      const door = { siteUrl: 'http://pages.test', apiUrl: origin, apiFetch: api, ...(sign && { sign }) }
      const client = siteClient(door, { address: '203.0.113.7', requestId: 'page-1' })
      return path === '/search' ? client.get('/search', { query: { q: 'a b' } }) : client.get('/course')
    }
    const countedAs = () => (api.mock.lastCall?.[1] as { address: string } | undefined)?.address

    test.each(['/search', '/course'] as const)('reads %s here without being counted', async (path) => {
      await readBy((url) => signReading(keys, url), path)
      expect(countedAs()).toBe('internal')
    })

    test('is counted like a visitor where its keys are others, it has none, or signed something else', async () => {
      await readBy((url) => signReading(sharedKeys('z'.repeat(40)), url), '/course')
      expect(countedAs()).toBe('127.0.0.1')
      await readBy(undefined, '/course')
      expect(countedAs()).toBe('127.0.0.1')
      await readBy(() => signReading(keys, new URL('/api/v1/search?q=a', origin)), '/course')
      expect(countedAs()).toBe('127.0.0.1')
    })

    test('a signed address opens no way to write without being counted', async () => {
      const headers = signReading(keys, new URL('/api/v1/subscription-form', origin))
      await get('/api/v1/subscription-form', { method: 'POST', headers, body: new FormData() })
      expect(countedAs()).toBe('127.0.0.1')
    })
  })

  test('a connection is renewed now and then, and a slow connection has time for its file', () => {
    expect(server.maxRequestsPerSocket).toBe(1000)
    expect(server.headersTimeout).toBe(20_000)
    expect(server.requestTimeout).toBeGreaterThan(((5 * 1024 * 1024) / (40 * 1024)) * 1000)
  })
})

describe('what stands beside pages', () => {
  test('files made from content come before pages', async () => {
    expect(await (await get('/made.txt')).text()).toBe('made')
    expect(render).not.toHaveBeenCalled()
  })

  test('an old address leads on with its query', async () => {
    const reply = await get('/old?a=1')
    expect([reply.status, reply.headers.get('location')]).toEqual([308, '/new?a=1'])
  })

  test('what the site answers itself is never led away, however its address is spelt', async () => {
    for (const path of [
      '/',
      '/faq',
      '/FAQ',
      '/%66aq',
      '/online-tests/mock-1',
      '/online-tests/mock-1/ongoing',
      '/auth/sign-in',
    ]) {
      const reply = await get(path)
      expect([reply.status, reply.headers.get('location')], path).toEqual([200, null])
    }
    // Written untidily, or behind a door, it leads to itself or to its door.
    expect((await get('/faq/')).headers.get('location')).toBe('/faq')
    expect(
      (await get('/auth/sign-in', { headers: { cookie: 'next-auth.session-token=good' } })).headers.get('location'),
    ).toBe('/profile')
    expect((await raw('GET /x/../faq HTTP/1.1')).toLowerCase()).toContain('location: /faq')
    // Where there is no page, and where none can be, which is not drawn first.
    const drawn = render.mock.calls.length
    expect((await get('/deep/old/page')).headers.get('location')).toBe(away.to)
    expect(render.mock.calls.length).toBe(drawn)
    expect((await get('/missing-old?utm_source=a')).headers.get('location')).toBe(`${away.to}?utm_source=a`)
    expect((await get('/missing-old.data')).headers.get('x-remix-redirect')).toBe(away.to)
  })

  test('a page that is gone for good says so with the 404 screen', async () => {
    const reply = await get('/missing-for-good')
    expect([reply.status, await reply.text()]).toEqual([410, 'nothing'])
  })
})
