import { brotliDecompressSync } from 'node:zlib'
import { minutes } from '@northlight/contract/durations'
import { describe, expect, test, vi } from 'vitest'
import type { WholeReply } from '../cache/cached-reply.ts'
import { oftenFound } from '../cache/reply-cache.ts'
import { showsSeats } from './page-address.ts'
import { createPageCache, isKeepable, type PageCache } from './page-cache.ts'

const page = (text: string, headers: Record<string, string> = {}, status = 200): WholeReply => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  body: Buffer.from(text),
})

const quiet = { squeezeLater: false }

describe('keeping', () => {
  test('a rendered page is found again', async () => {
    const cache = createPageCache(quiet)
    await cache.render('/', async () => page('hello'))
    expect(cache.find('/')?.kept.identity.body.toString()).toBe('hello')
    expect(cache.find('/other')).toBeUndefined()
  })

  test.each([
    ['a 404', page('x', {}, 404)],
    ['an error', page('x', {}, 500)],
    ['a page that sets a cookie', page('x', { 'set-cookie': 'a=b' })],
    ['a private page', page('x', { 'cache-control': 'private' })],
    ['a page not to be stored', page('x', { 'cache-control': 'no-store' })],
    ['something that is no page', page('x', { 'content-type': 'application/json' })],
  ])('%s is given out but not kept', async (_, rendered) => {
    const cache = createPageCache(quiet)
    const outcome = await cache.render('/', async () => rendered)
    expect(outcome.kept).toBeUndefined()
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  })

  test('a page may ask to be kept', () => {
    expect(isKeepable(page('x', { 'x-page-cache': 'public', 'cache-control': 'private' }))).toBe(true)
  })

  test('many visitors at once cause one rendering', async () => {
    const cache = createPageCache(quiet)
    const make = vi.fn(async () => page('once'))
    await Promise.all(Array.from({ length: 20 }, () => cache.render('/', make)))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('a failed rendering is tried again by the next visitor', async () => {
    const cache = createPageCache(quiet)
    await expect(cache.render('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await cache.render('/', async () => page('fine'))
    expect(cache.find('/')).toBeDefined()
  })
})

describe('letting go', () => {
  test('a clear drops everything', async () => {
    const cache = createPageCache(quiet)
    await cache.render('/', async () => page('old'))
    cache.clear()
    expect(cache.find('/')).toBeUndefined()
    expect(cache.size().entries).toBe(0)
  })

  test('a sold seat drops pages that count seats and leaves the others, and what was being rendered is not kept', async () => {
    const cache = createPageCache(quiet)
    const counting = ['/mysuru/courses/foundation', '/mysuru/courses/foundation.data', '/fees', '/events/open-day']
    const others = ['/', '/mysuru', '/admission', '/knowledge-desk?page=2']
    for (const key of [...counting, ...others]) await cache.render(key, async () => page('kept'))
    const { promise, resolve } = Promise.withResolvers<WholeReply>()
    const before = cache.render('/fees', () => promise)
    cache.clear(showsSeats)
    resolve(page('old'))
    await before
    expect(counting.filter((key) => cache.find(key))).toEqual([])
    expect(others.filter((key) => cache.find(key))).toEqual(others)
  })

  test.each([
    ['after a clear', (cache: PageCache) => cache.clear()],
    ['because it grew old', () => undefined],
  ])('a page that comes out the same again %s is not compressed again', async (_, before) => {
    let now = 0
    const cache = createPageCache({ ...quiet, now: () => now })
    await cache.render('/', async () => page('same'))
    const first = cache.find('/')?.kept
    before(cache)
    now = minutes(2)
    await cache.render('/', async () => page('same'))
    expect(cache.find('/')).toEqual({ kept: first, isStale: false })
    expect(cache.find('/')?.kept).toBe(first)
    before(cache)
    await cache.render('/', async () => page('same', { 'x-other': 'header' }))
    expect(cache.find('/')?.kept).not.toBe(first)
    expect(cache.find('/')?.kept.br.headers).toContain('x-other')
    before(cache)
    await cache.render('/', async () => page('other'))
    expect(cache.find('/')?.kept.identity.body.toString()).toBe('other')
  })

  test('a page that is read a few times is not squeezed, one that is read often is', async () => {
    const cache = createPageCache()
    for (const [key, times] of [
      ['/rare', oftenFound - 1],
      ['/often', oftenFound],
    ] as const) {
      await cache.render(key, async () => page('Northlight '.repeat(2000)))
      for (let time = 0; time < times; time += 1) cache.find(key)
    }
    await vi.waitFor(() => expect(cache.peek('/often')?.isSqueezed).toBe(true))
    expect(cache.peek('/rare')?.isSqueezed).toBe(false)
  })

  test('a page is squeezed once, however often it comes out the same', async () => {
    const cache = createPageCache()
    const text = 'Northlight '.repeat(2000)
    await cache.render('/', async () => page(text))
    await vi.waitFor(() => expect(cache.find('/')?.kept.isSqueezed).toBe(true))
    const br = cache.find('/')?.kept.br
    cache.clear()
    await cache.render('/', async () => page(text))
    expect(cache.find('/')?.kept.br).toBe(br)
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0)).toString()).toBe(text)
  })

  test('a page that was being rendered during a clear is not kept, and nobody new waits for it', async () => {
    const cache = createPageCache(quiet)
    const { promise, resolve } = Promise.withResolvers<WholeReply>()
    const before = cache.render('/', () => promise)
    cache.clear()
    const after = cache.render('/', async () => page('new'))
    resolve(page('old'))
    expect((await before).page.body.toString()).toBe('old')
    expect((await after).page.body.toString()).toBe('new')
    expect(cache.find('/')?.kept.identity.body.toString()).toBe('new')
  })

  test('the page unused for longest goes first', async () => {
    const cache = createPageCache({ ...quiet, maxEntries: 2 })
    for (const key of ['/a', '/b']) await cache.render(key, async () => page(key))
    cache.find('/a')
    await cache.render('/c', async () => page('/c'))
    expect(['/a', '/b', '/c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  })

  test('memory stays under its limit', async () => {
    const cache = createPageCache({ ...quiet, maxBytes: 40_000 })
    for (let at = 0; at < 20; at++) await cache.render(`/${at}`, async () => page(`${at}`.repeat(2000)))
    expect(cache.size().bytes).toBeLessThanOrEqual(40_000)
    expect(cache.size().entries).toBeGreaterThan(1)
  })

  test('a page is looked at again after a minute and refused after ten', async () => {
    let now = 0
    const cache = createPageCache({ ...quiet, now: () => now })
    await cache.render('/', async () => page('x'))
    expect(cache.find('/')?.isStale).toBe(false)
    now = minutes(2)
    expect(cache.find('/')?.isStale).toBe(true)
    now = minutes(11)
    expect(cache.find('/')).toBeUndefined()
  })
})

describe('the page that goes first is the one not asked for longest', () => {
  const filled = async (steps: string) => {
    const cache = createPageCache({ maxEntries: 2, squeezeLater: false })
    for (const step of steps.split(' ')) {
      const [act, key = ''] = step.split(':')
      if (act === 'draw') await cache.render(key, async () => page(key))
      else if (act === 'find') cache.find(key)
      else cache.clear((one) => one === key)
    }
    return ['a', 'b', 'c', 'd'].filter((key) => cache.peek(key)).join('')
  }
  test.each([
    ['draw:a draw:b draw:c', 'bc'],
    ['draw:a draw:b find:a draw:c', 'ac'],
    ['draw:a find:a draw:b find:a draw:c', 'ac'],
    ['draw:a draw:b find:a find:b find:b find:a find:a draw:c', 'ac'],
    ['draw:a draw:b find:a clear:a draw:c find:b draw:d', 'bd'],
    ['draw:a draw:b find:b clear:b draw:b find:a draw:c', 'ac'],
  ])('%s leaves %s', async (steps, left) => {
    expect(await filled(steps)).toBe(left)
  })
})

test('what is kept takes no more memory than it is counted with', async () => {
  const cache = createPageCache()
  const long = Array.from({ length: 5000 }, (_, at) => `<p>${at}</p>`).join('')
  const { kept } = await cache.render('/long', async () => page(long))
  const room = () => [kept?.br, kept?.gzip].map((form) => form?.body.buffer.byteLength)
  const filled = () => [kept?.br, kept?.gzip].map((form) => form?.body.length)
  expect(room()).toEqual(filled())
  for (let times = 0; times < oftenFound; times += 1) cache.find('/long')
  await vi.waitFor(() => expect(kept?.isSqueezed).toBe(true))
  expect(room()).toEqual(filled())
})
