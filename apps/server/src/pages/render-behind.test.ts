import { minutes, seconds } from '@northlight/contract/durations'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { createRenderBehind } from './render-behind.ts'
import { siteClient } from './site-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is rendered again once its visitor has had time to ask for its pictures, and once for all who came', async () => {
  const behind = createRenderBehind()
  const rendered: string[] = []
  const render = async () => rendered.push('/')
  behind('/', render)
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(rendered).toEqual([])
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(rendered).toEqual(['/'])
})

test('one that could not be rendered is tried again behind the next visitor', async () => {
  const behind = createRenderBehind()
  let tries = 0
  const render = async () => {
    tries += 1
    throw new Error('no database')
  }
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(10))
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(tries).toBe(2)
})

test('a server that is closing renders nothing more', async () => {
  let isClosing = false
  const behind = createRenderBehind(() => isClosing)
  const rendered: string[] = []
  behind('/', async () => rendered.push('/'))
  isClosing = true
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(rendered).toEqual([])
})

test('whoever opens a page that has grown old is given it, and the thread is theirs for the pictures', async () => {
  const siteUrl = 'http://localhost:3000'
  let renders = 0
  const pages = createPages({
    site: {
      buildId: 'b',
      builtAt: '2026-11-15T00:00:00.000Z',
      render: async () => {
        renders += 1
        return new Response(`<p>${renders}</p>`, { headers: { 'content-type': 'text/html' } })
      },
    },
    cache: createPageCache({ squeezeLater: false }),
    siteUrl,
    apiUrl: '',
    log: pino({ level: 'silent' }),
    clientFor: (who) => siteClient({ siteUrl, apiUrl: '', apiFetch: async () => Response.json({}) }, who),
  })
  const open = async () => {
    const page = await pages.reply(new Request(siteUrl), '/', { address: '203.0.113.7', requestId: 'r' })
    return page.text()
  }
  expect(await open()).toBe('<p>1</p>')
  await vi.advanceTimersByTimeAsync(minutes(2))
  expect(await open()).toBe('<p>1</p>')
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(renders).toBe(1)
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(renders).toBe(2)
})
