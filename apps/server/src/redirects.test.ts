import { minutes } from '@northlight/contract/durations'
import { describe, expect, test, vi } from 'vitest'
import { createRedirects, redirectReply } from './redirects.ts'

const row = (from_path: string, to_path: string, status = 301) => ({ from_path, to_path, status })
const log = { warn: vi.fn() }

const rows = [
  row('/old', '/new'),
  row('/Away/', 'https://elsewhere.test/x', 302),
  row('/gone', '', 410),
  row('/evil', '//evil.test'),
  row('/script', 'javascript:alert(1)'),
  row('/strange', '/new', 200),
  row('/self', '/SELF/'),
]

const siteUrl = 'https://northlight.test'
const redirects = (list = rows) => createRedirects({ list: async () => list, siteUrl, log })

describe('an old address', () => {
  test('leads to the new one, however it is written', async () => {
    const { find } = redirects()
    expect(await find('/old')).toEqual({ status: 301, to: '/new' })
    expect(await find('/OLD/')).toEqual({ status: 301, to: '/new' })
    expect(await find('/away')).toEqual({ status: 302, to: 'https://elsewhere.test/x' })
    expect(await find('/old.data')).toEqual({ status: 301, to: '/new' })
    expect(await find('/gone')).toBe('gone')
    expect(await find('/other')).toBeUndefined()
  })

  test.each(['/evil', '/script', '/strange', '/self'])('%s goes nowhere', async (path) => {
    expect(await redirects().find(path)).toBeUndefined()
  })

  test('is known however it is encoded', async () => {
    const { find } = redirects([row('/open day', '/a'), row('/café', '/b'), row('/enc%20oded', '/c')])
    for (const [path, to] of [
      ['/open%20day', '/a'],
      ['/%6Fpen%20day/', '/a'],
      ['/caf%C3%A9', '/b'],
      ['/cafe%CC%81', '/b'],
      ['/enc%20oded', '/c'],
    ])
      expect(await find(path ?? ''), path).toEqual({ status: 301, to })
    for (const path of ['/%E0%A4%A', '/%', '/%00']) expect(await find(path), path).toBeUndefined()
  })

  test('that has moved twice leads to the end in one step', async () => {
    const { find } = redirects([
      row('/a', '/b?from=a'),
      row('/b', '/C/#part', 302),
      row('/c', '/d'),
      row('/e', `${siteUrl}/d`, 308),
      row('/d', 'https://elsewhere.test/'),
      row('/f', '/g'),
      row('/g', '', 410),
    ])
    expect(await find('/a')).toEqual({ status: 302, to: 'https://elsewhere.test/?from=a' })
    expect(await find('/b')).toEqual({ status: 302, to: 'https://elsewhere.test/' })
    expect(await find('/e')).toEqual({ status: 301, to: 'https://elsewhere.test/' })
    expect(await find('/f')).toBe('gone')
  })

  test('that leads back to itself goes nowhere, by whatever way', async () => {
    const { find } = redirects([
      row('/a', '/b'),
      row('/b', '/A/'),
      row('/into', '/a'),
      row('/query', '/query?x=1'),
      row('/part', '/part#x'),
      row('/whole', `${siteUrl}/whole`),
    ])
    for (const path of ['/a', '/b', '/into', '/query', '/part', '/whole'])
      expect(await find(path), path).toBeUndefined()
  })

  test('list is read once, again when told, and kept when it cannot be read', async () => {
    let now = 0
    const list = vi.fn(async () => [row('/old', '/new')])
    const { find, clear } = createRedirects({ list, siteUrl, log, now: () => now })
    await Promise.all([find('/a'), find('/b')])
    expect(list).toHaveBeenCalledTimes(1)
    clear()
    await find('/a')
    expect(list).toHaveBeenCalledTimes(2)
    now = minutes(2)
    list.mockRejectedValueOnce(new Error('down'))
    expect(await find('/old')).toEqual({ status: 301, to: '/new' })
    expect(log.warn).toHaveBeenCalled()
  })
})

describe('the answer', () => {
  test('keeps the query', () => {
    const reply = redirectReply('/old?utm_source=a', { status: 301, to: '/new#part' })
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('/new?utm_source=a#part')
  })

  test('keeps a query with a question mark in it, and carries any script', () => {
    const location = (url: string, to: string) => redirectReply(url, { status: 301, to }).headers.get('location')
    expect(location('/old?a=1?b', '/new')).toBe('/new?a=1%3Fb')
    expect(location('/old', '/ಶುಲ್ಕ ಪುಟ')).toBe(encodeURI('/ಶುಲ್ಕ ಪುಟ'))
    expect(location('/old', '/a%20b\r\nset-cookie: x')).toBe('/a%20b%0D%0Aset-cookie:%20x')
  })

  test('to a click inside the site is a header', () => {
    const reply = redirectReply('/old.data?_routes=root', { status: 301, to: '/new' })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('x-remix-redirect')).toBe('/new')
    expect(reply.headers.get('x-remix-reload-document')).toBeNull()
  })

  test('to a click that leaves the site loads the whole page', () => {
    const reply = redirectReply('/old.data', { status: 302, to: 'https://elsewhere.test/' })
    expect(reply.headers.get('x-remix-reload-document')).toBe('true')
  })
})
