import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@northlight/contract/client'
import { seconds } from '@northlight/contract/durations'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonReply } from '../http/json-reply.ts'
import { listen, stopListening } from '../http/listen.ts'
import { oncePerPage } from '../pages/once-per-page.ts'
import { siteClient } from '../pages/site-client.ts'
import { createContentCalls } from './content-calls.ts'

const siteUrl = 'http://localhost:3000'
const visitor = { address: '203.0.113.7', requestId: 'visitor-1' }

let time: number
let calls: ReturnType<typeof createContentCalls>
let server: ReturnType<typeof createServer>
let origin: string
const api = vi.fn()
const asked = () => api.mock.calls.map(([request]) => new URL(request.url).pathname + new URL(request.url).search)

beforeEach(async () => {
  time = Date.parse('2026-11-15T10:00:00.000Z')
  let made = 0
  api.mockReset().mockImplementation(async (request: Request, { requestId }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/missing')) return jsonReply(404, { message: 'Nothing here.' })
    made += 1
    const data = Number(searchParams.get('page') ?? 1) > 3 ? [] : [{ made, text: 'x'.repeat(3000) }]
    return jsonReply(200, { data, made }, { 'x-request-id': requestId, 'access-control-allow-origin': '*' })
  })
  calls = createContentCalls({ api, siteUrl, now: () => time })
  server = createServer((request, response) => {
    if (!calls.answerFromMemory(request, response, () => ({ always: [], requestId: 'own-id', isLast: false })))
      response.writeHead(501).end()
  })
  await listen(server, 0, '127.0.0.1')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => stopListening(server, 100))

const first = (path: string, caller = visitor) => calls.fetch(new Request(siteUrl + path), caller)
const madeOf = async (reply: Response) => ((await reply.json()) as { made: number }).made
const fromMemory = (path: string, init: RequestInit = {}) => fetch(origin + path, init)

describe('a kept reply', () => {
  test('is made once and then comes from memory, whatever else stands in the address', async () => {
    const made = await madeOf(await first('/api/v1/course?utm_source=mail'))
    for (const path of ['/api/v1/course', '/api/v1/course?x=1', '/api/v1/course?gclid=a&fbclid=b']) {
      const reply = await fromMemory(path)
      expect([reply.status, await madeOf(reply)]).toEqual([200, made])
    }
    expect(asked()).toEqual(['/api/v1/course'])
  })

  test('carries the headers of the API, the id of the one who asks, and a tag', async () => {
    await first('/api/v1/course')
    const reply = await fromMemory('/api/v1/course', { headers: { 'accept-encoding': 'br' } })
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'x-request-id': 'own-id',
      vary: 'Accept-Encoding',
    })
    const tag = reply.headers.get('etag') ?? ''
    const again = await fromMemory('/api/v1/course', { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fromMemory('/api/v1/course', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  })

  test('is gone when content changes; the sale of a seat only ends what counts seats', async () => {
    const paths = ['/api/v1/course', '/api/v1/course/jee/branch/mysuru']
    const kept = async () => Promise.all(paths.map(async (path) => (await fromMemory(path)).status))
    for (const path of paths) await first(path)
    expect(await kept()).toEqual([200, 200])
    calls.clear('seats')
    expect(await kept()).toEqual([200, 501])
    calls.clear('content')
    expect(await kept()).toEqual([501, 501])
  })

  test('is asked for again after half a minute and never shown after a whole one', async () => {
    await first('/api/v1/course')
    time += seconds(31)
    expect(await madeOf(await fromMemory('/api/v1/course'))).toBe(1)
    await vi.waitFor(async () => expect(await madeOf(await fromMemory('/api/v1/course'))).toBe(2))
    time += seconds(61)
    expect((await fromMemory('/api/v1/course')).status).toBe(501)
  })

  test.each(['/api/v1/blog/missing', '/api/v1/blog?page=9', '/api/v1/blog?filter[search]=x', '/api/v1/profile'])(
    '%s is answered and not kept',
    async (path) => {
      await first(path)
      await first(path)
      expect(api).toHaveBeenCalledTimes(2)
      expect(calls.size().entries).toBe(0)
    },
  )

  test('is for reading only', async () => {
    await first('/api/v1/course')
    await calls.fetch(new Request(`${siteUrl}/api/v1/course`, { method: 'POST' }), visitor)
    expect(api).toHaveBeenCalledTimes(2)
    expect((await fromMemory('/api/v1/course', { method: 'DELETE' })).status).toBe(501)
  })
})

test('who waited with somebody that was refused is answered for themselves', async () => {
  api.mockImplementationOnce(async () => jsonReply(429, { message: 'Too many.' }))
  const replies = await Promise.all([first('/api/v1/course'), first('/api/v1/course', { ...visitor, address: '::1' })])
  expect(replies.map(({ status }) => status)).toEqual([429, 200])
})

describe('pages', () => {
  const client = () =>
    siteClient({ siteUrl, apiUrl: '', apiFetch: calls.fetch, known: calls.known }, { ...visitor, requestId: 'page' })

  test('are made of kept replies, parsed once, that nobody can change', async () => {
    await client().get('/blog', { query: { total: 12, page: undefined, 'filter[is_popular]': true } })
    const again = () => client().get('/blog', { query: { 'filter[is_popular]': true, total: 12 } })
    expect(await again()).toBe(await again())
    expect(Object.isFrozen((await again()).data[0])).toBe(true)
    expect(api).toHaveBeenCalledTimes(1)
    expect(api.mock.calls[0]?.[1]).toMatchObject({ address: 'internal' })
  })

  test('are never made of a reply that has grown old', async () => {
    await client().get('/course')
    time += seconds(31)
    expect(await client().get('/course')).toMatchObject({ made: 2 })
  })

  test('hear of what is missing as before', async () => {
    const read = client().get('/blog/{slug}', { params: { slug: 'missing' } })
    await expect(read).rejects.toMatchObject({ status: 404, message: 'Nothing here.' })
  })

  test('read one thing once, also from an API elsewhere', async () => {
    const far = createClient({ baseUrl: siteUrl, fetch: (input, init) => api(new Request(input, init), visitor) })
    const page = oncePerPage(far)
    await Promise.all([page.get('/website-detail'), page.get('/website-detail'), page.get('/course')])
    expect(asked()).toEqual(['/api/v1/website-detail', '/api/v1/course'])
  })
})
