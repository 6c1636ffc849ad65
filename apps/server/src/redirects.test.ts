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

const redirects = () => createRedirects({ list: async () => rows, log })

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

  test('list is read once, again when told, and kept when it cannot be read', async () => {
    let now = 0
    const list = vi.fn(async () => [row('/old', '/new')])
    const { find, clear } = createRedirects({ list, log, now: () => now })
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
