import { describe, expect, test } from 'vitest'
import { createRedirectCounter } from './redirect-counter.ts'
import { createVisitCounter } from './visit-counter.ts'
import { movedFrom, type Opened, visitOf } from './visit-of.ts'

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}
const opened = (more: Partial<Opened> = {}, headers: Opened['headers'] = {}): Opened => ({
  method: 'GET',
  url: '/faq?utm_source=x',
  status: 200,
  type: 'text/html; charset=utf-8',
  ...more,
  headers: { 'user-agent': agents.phone, accept: 'text/html', ...headers },
})
const seen = (more?: Partial<Opened>, headers?: Opened['headers']) => visitOf(opened(more, headers), 'northlight.test')

describe('a visit', () => {
  test('is a page that somebody opened: its path, the host before it, a class of device', () => {
    expect(seen()).toEqual({ path: '/faq', referrer: '', device: 'phone' })
    expect(seen({ status: 304, type: '' })).toMatchObject({ path: '/faq' })
    for (const device of ['phone', 'tablet', 'computer'] as const)
      expect(seen({}, { 'user-agent': agents[device] })).toMatchObject({ device })
    expect(seen({}, { referer: 'https://www.news.example/a?b=c' })).toMatchObject({ referrer: 'news.example' })
    for (const referer of [
      'https://northlight.test/x',
      'nonsense',
      'https://<b>/',
      `https://${'a'.repeat(200)}.example/`,
    ])
      expect(seen({}, { referer })).toMatchObject({ referrer: '' })
  })

  const none: [string, ReturnType<typeof opened>][] = [
    [
      'a robot',
      opened({}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    ],
    ['nobody in particular', opened({}, { 'user-agent': undefined })],
    ['a page fetched ahead', opened({}, { 'sec-purpose': 'prefetch;prerender' })],
    ['a part of another page', opened({}, { 'sec-fetch-dest': 'iframe' })],
    ['the office', opened({ url: '/office/articles' })],
    ['a preview', opened({ url: '/faq?preview=abc' })],
    ['the API', opened({ url: '/api/v1/faq' })],
    ['a feed', opened({ url: '/feed.xml', type: 'application/rss+xml' })],
    ['a form', opened({ method: 'POST' })],
    ['what is not there', opened({ status: 404 })],
  ]
  test.each(none)('is not %s', (_, request) => {
    expect(visitOf(request, 'northlight.test')).toBeNull()
  })

  test('keeps no secret of an address', () => {
    expect(seen({ url: '/reset-password/abc123' })).toMatchObject({ path: '/reset-password/{hidden}' })
    expect(seen({ url: '/faq/asha@example.com' })?.path).not.toContain('asha')
  })
})

describe('an old address', () => {
  test('is counted where it led somebody on, as it is compared; robots and pages are not', () => {
    const from = (more: Partial<Opened>, headers: Opened['headers'] = {}) => movedFrom(opened(more, headers))
    expect(from({ url: '/Old%20Page/?x=1', status: 301 })).toBe('/old page')
    expect(from({ url: '/gone', status: 410 })).toBe('/gone')
    expect(from({ url: '/old.data?_routes=root', status: 204 })).toBe('/old')
    expect(from({ url: '/old', status: 301 }, { 'sec-purpose': 'prefetch' })).toBeNull()
    expect(from({ url: '/old', status: 204 })).toBeNull()
    expect(from({ url: '/faq', status: 200 })).toBeNull()
    expect(from({ url: '/old', status: 301, method: 'POST' })).toBeNull()
    expect(from({ url: '/api/v1/old', status: 301 })).toBeNull()
    expect(from({ url: '/old', status: 301 }, { 'user-agent': 'Googlebot/2.1' })).toBeNull()
  })

  test('what could not be written is counted with the next', () => {
    const counter = createRedirectCounter()
    counter.count('/old')
    const taken = counter.take()
    counter.count('/old')
    counter.putBack(taken)
    expect([...counter.take()]).toEqual([['/old', 2]])
    for (let at = 0; at < 1000; at += 1) counter.count(`/made-up-${at}`)
    expect(counter.take().size).toBe(500)
  })
})

describe('the counter', () => {
  const day = '2026-11-15'
  const visit = { path: '/faq', referrer: '', device: 'phone' } as const

  test('adds, is emptied when it is taken, and takes back what could not be written', () => {
    const counter = createVisitCounter()
    counter.count(day, visit)
    counter.count(day, visit)
    const taken = counter.take()
    expect(taken).toEqual([{ day, ...visit, views: 2 }])
    expect(counter.take()).toEqual([])
    counter.count(day, visit)
    counter.putBack(taken)
    expect(counter.take()).toEqual([{ day, ...visit, views: 3 }])
  })

  test('stays small whatever is asked for, and loses none', () => {
    const counter = createVisitCounter()
    for (let at = 0; at < 10_000; at += 1)
      counter.count(day, { ...visit, path: `/made-up-${at}`, referrer: `host-${at}.example` })
    const taken = counter.take()
    expect(taken.length).toBeLessThanOrEqual(2100)
    expect(new Set(taken.map(({ referrer }) => referrer)).size).toBeLessThanOrEqual(51)
    expect(taken.reduce((sum, { views }) => sum + views, 0)).toBe(10_000)
  })
})
