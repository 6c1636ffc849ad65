import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { minutes } from '@northlight/contract/durations'
import { describe, expect, test, vi } from 'vitest'
import { brotli } from './http/encoding.ts'
import { bytesOf, createPublished, type Made, orMissing } from './published.ts'

vi.mock(import('./http/encoding.ts'), async (load) => {
  const real = await load()
  return { ...real, brotli: vi.fn(real.brotli) }
})

const made = (text: string, more: Partial<Made> = {}): Made => ({
  type: 'text/plain',
  body: bytesOf(text),
  maxAge: 0,
  ...more,
})
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('https://x.test/', { method, headers })

const withFile = (make: (parts: string[]) => Promise<Made | undefined>) => {
  const clock = { now: 0 }
  const published = createPublished({
    publications: [{ pattern: /^\/file-(\w+)\.txt$/, make }],
    now: () => clock.now,
  })
  return { published, clock }
}

describe('a published file', () => {
  test('is made once and found by its tag', async () => {
    const make = vi.fn(async ([name = '']: string[]) => made(name, { fileName: 'a.txt' }))
    const { published } = withFile(make)
    const first = await published.reply(get(), '/file-a.txt')
    expect(await first?.text()).toBe('a')
    expect(first?.headers.get('content-disposition')).toBe('inline; filename="a.txt"')
    expect(first?.headers.get('cache-control')).toBe('no-cache')
    const again = await published.reply(get({ 'if-none-match': first?.headers.get('etag') ?? '' }), '/file-a.txt')
    expect(again?.status).toBe(304)
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is compressed once for each way it is wanted', async () => {
    const text = 'Northlight '.repeat(200)
    const { published } = withFile(async () => made(text))
    const br = () => published.reply(get({ 'accept-encoding': 'gzip, br' }), '/file-a.txt')
    const first = await br()
    expect(first?.headers.get('content-encoding')).toBe('br')
    expect(first?.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(text)
    expect(first?.headers.get('content-length')).toBe(String(bytes.length))
    expect(vi.mocked(brotli)).toHaveBeenCalledTimes(1)
    expect(await (await br())?.arrayBuffer()).toEqual(bytes.buffer)
    expect(vi.mocked(brotli)).toHaveBeenCalledTimes(1)
    const zipped = await published.reply(get({ 'accept-encoding': 'gzip' }), '/file-a.txt')
    expect(gunzipSync(new Uint8Array((await zipped?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(text)
    expect(await (await published.reply(get(), '/file-a.txt'))?.text()).toBe(text)
  })

  test.each<[string, Partial<Made>]>([
    ['offered for saving', { fileName: 'a.txt' }],
    ['a picture', { type: 'image/png' }],
    ['short', { body: bytesOf('short') }],
  ])('that is %s is sent as it is', async (_, more) => {
    const { published } = withFile(async () => made('Northlight '.repeat(200), more))
    const reply = await published.reply(get({ 'accept-encoding': 'br' }), '/file-a.txt')
    expect(reply?.headers.get('content-encoding')).toBeNull()
  })

  test('is made once for many who ask together', async () => {
    const make = vi.fn(async () => made('x'))
    const { published } = withFile(make)
    await Promise.all([published.reply(get(), '/file-a.txt'), published.reply(get(), '/file-a.txt')])
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is made anew after a change and after ten minutes', async () => {
    const make = vi.fn(async () => made('x'))
    const { published, clock } = withFile(make)
    await published.reply(get(), '/file-a.txt')
    published.clear()
    await published.reply(get(), '/file-a.txt')
    expect(make).toHaveBeenCalledTimes(2)
    clock.now = minutes(11)
    await published.reply(get(), '/file-a.txt')
    expect(make).toHaveBeenCalledTimes(3)
  })

  test('begun before a change is never kept', async () => {
    const finish = Promise.withResolvers<Made>()
    const make = vi.fn<() => Promise<Made>>().mockReturnValueOnce(finish.promise).mockResolvedValue(made('new'))
    const { published } = withFile(make)
    const early = published.reply(get(), '/file-a.txt')
    published.clear()
    finish.resolve(made('old'))
    expect(await (await early)?.text()).toBe('old')
    expect(await (await published.reply(get(), '/file-a.txt'))?.text()).toBe('new')
  })

  test('that lacks a part is sent and not kept', async () => {
    const make = vi.fn(async () => made('x', { isPartial: true }))
    const { published } = withFile(make)
    await published.reply(get(), '/file-a.txt')
    await published.reply(get(), '/file-a.txt')
    expect(make).toHaveBeenCalledTimes(2)
  })

  test('may be kept by others when it says so, and HEAD has no body', async () => {
    const { published } = withFile(async () => made('x', { maxAge: minutes(15) }))
    const reply = await published.reply(get({}, 'HEAD'), '/file-a.txt')
    expect(reply?.headers.get('cache-control')).toBe('public, max-age=900')
    expect(await reply?.text()).toBe('')
  })

  test('that does not exist is nobody’s address', async () => {
    const { published } = withFile(async () => undefined)
    expect(await published.reply(get(), '/file-a.txt')).toBeUndefined()
    expect(await published.reply(get(), '/other')).toBeUndefined()
  })
})

describe('from memory', () => {
  const serve = async (pattern: RegExp, path: string) => {
    const text = 'Northlight '.repeat(200)
    const published = createPublished({ publications: [{ pattern, make: async () => made(text) }] })
    const other = () => ({ always: ['x-content-type-options', 'nosniff'], requestId: 'r-1', isLast: false })
    const server = createServer((request, response) => {
      if (!published.answerFromMemory(request, response, other)) response.writeHead(421).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    const close = () => {
      server.closeAllConnections()
      server.close()
    }
    return { published, url, text, close }
  }

  test('a file is answered once it was made, and no more after a change', async () => {
    const { published, url, text, close } = await serve(/^\/file\.txt$/, '/file.txt')
    expect((await fetch(url)).status).toBe(421)
    await published.reply(get(), '/file.txt')
    const reply = await fetch(url)
    expect(await reply.text()).toBe(text)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-encoding': expect.any(String),
      'x-content-type-options': 'nosniff',
      'x-request-id': 'r-1',
    })
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const again = await fetch(url, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await fetch(url, { method: 'POST' })).status).toBe(421)
    published.clear()
    expect((await fetch(url)).status).toBe(421)
    close()
  })

  test('what may be stored under the same address is asked of the storage first', async () => {
    const { published, url, close } = await serve(/^\/storage\/file\.txt$/, '/storage/file.txt')
    await published.reply(get(), '/storage/file.txt')
    expect(published.isKept('/storage/file.txt')).toBe(false)
    expect((await fetch(url)).status).toBe(421)
    close()
  })
})

test('only a missing row counts as missing', async () => {
  expect(await orMissing(Promise.reject(Object.assign(new Error('no'), { status: 404 })))).toBeUndefined()
  await expect(orMissing(Promise.reject(Object.assign(new Error('no'), { status: 500 })))).rejects.toThrow('no')
})
