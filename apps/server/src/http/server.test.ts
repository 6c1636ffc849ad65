import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { createPages } from '../pages/pages.ts'
import { siteClient } from '../pages/site-client.ts'
import { jsonReply } from './json-reply.ts'
import { listen, stopListening } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { createHttpServer } from './server.ts'

const siteUrl = 'http://localhost:3000'
const html = `<!doctype html><title>Home</title><script>start()</script><p>${'Northlight '.repeat(300)}</p>`

let server: ReturnType<typeof createHttpServer>
let origin: string
let cache: PageCache
let lines: string[]
const render = vi.fn()
const api = vi.fn()

beforeEach(async () => {
  lines = []
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(line) })
  const metrics = createMetrics()
  cache = createPageCache()
  render.mockReset().mockImplementation(async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/missing'))
      return new Response('nothing', { status: 404, headers: { 'content-type': 'text/html' } })
    if (pathname === '/broken') throw new Error('cannot render')
    return new Response(html + search, { headers: { 'content-type': 'text/html; charset=utf-8' } })
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
    trustProxy: 0,
    metricsToken: 'a-long-metrics-token',
    build: site,
    log,
    pages,
    api,
    auth: api,
    isSignedIn: async (request) => request.headers.get('cookie') === 'next-auth.session-token=good',
    confirmEmail: api,
    download: api,
    sandbox: api,
    assets: undefined,
    images: async () => jsonReply(200, {}),
    media: async () => jsonReply(200, {}),
    publications: {
      reply: async (_request, path) => (path === '/made.txt' ? new Response('made') : undefined),
      moved: async (path) =>
        path === '/missing-for-good' ? 'gone' : path === '/old' ? { status: 308, to: '/new' } : undefined,
      clear() {},
    },
    health: {
      live: () => jsonReply(200, { status: 'ok' }),
      ready: async () => jsonReply(200, { status: 'ready' }),
      metrics: async () => new Response('figures'),
      closing: () => {},
      onScrape: () => {},
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
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
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

  test('with an unknown query are rendered with it and not kept', async () => {
    expect(await (await get('/?q=1')).text()).toBe(`${html}?q=1`)
    for (const _ of ['rendered', 'kept']) expect(await (await get('/?utm_source=a')).text()).toBe(html)
    expect(render).toHaveBeenCalledTimes(2)
    expect(cache.size().entries).toBe(1)
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
    expect(await raw(`GET /${'x'.repeat(9000)} HTTP/1.1`)).toMatch(/^HTTP\/1.1 4\d\d/)
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

  test('is told that it failed when the API says nothing that can be read', async () => {
    api.mockImplementation(async () => new Response('<h1>down</h1>', { status: 502 }))
    await form('/sent/contact-form')
    expect(answered()).toMatchObject({ status: 502, errors: [], message: expect.stringContaining('try again') })
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

  test('a page that is gone for good says so with the 404 screen', async () => {
    const reply = await get('/missing-for-good')
    expect([reply.status, await reply.text()]).toEqual([410, 'nothing'])
  })
})
