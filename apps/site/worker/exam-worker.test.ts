import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('./exam-worker.ts', import.meta.url))
const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
const origin = 'https://northlight.test'
const scope = '/online-tests/jee-6/ongoing'

type Listener = (event: Record<string, unknown>) => void

const fakeCaches = (stores = new Map<string, Map<string, Response>>()) => ({
  stores,
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, reply: Response) => void store.set(path, reply),
    }
  },
})

const files: Record<string, string> = {
  [scope]: '<link href="/assets/app-1.css"><script src="/assets/entry-1.js">',
  '/assets/app-1.css': 'url(/assets/inter-1.woff2)',
  '/assets/entry-1.js': '',
  '/assets/inter-1.woff2': '',
  '/assets/exam-1.js': '',
  '/_ipx/f_svg/circuit.svg': '',
}

/** The worker's own file, run with a browser made of paper. */
const aWorker = (build = 'b1', caches = fakeCaches()) => {
  const listeners = new Map<string, Listener>()
  let isOnline = true
  const fetched: string[] = []
  const shownNotices: [string, string][] = []
  const opened: string[] = []
  const fetchFile = async (target: string | { url: string }) => {
    const path = new URL(typeof target === 'string' ? target : target.url, origin).pathname
    fetched.push(path)
    if (!isOnline) throw new TypeError('Failed to fetch')
    const body = files[path]
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  }
  const self = {
    registration: {
      scope: origin + scope,
      showNotification: async (title: string, { data }: { data: { url: string } }) =>
        void shownNotices.push([title, data.url]),
    },
    location: { href: `${origin}/exam-worker.js?build=${build}`, origin },
    clients: { claim: async () => undefined, openWindow: async (url: string) => void opened.push(url) },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  new Function('self', 'caches', 'fetch', 'AbortSignal', source)(self, caches, fetchFile, { timeout: () => undefined })
  const dispatch = async (name: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  const request = async (path: string, mode = 'cors', method = 'GET', from = origin) => {
    let reply: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      reply = given
    }
    listeners.get('fetch')?.({ request: { url: from + path, method, mode }, respondWith })
    return reply && (await reply)
  }
  return {
    caches,
    fetched,
    shownNotices,
    opened,
    dispatch,
    request,
    keep: (more: string[] = []) => dispatch('message', { data: { type: 'keep', files: more }, ports: [] }),
    offline: () => {
      isOnline = false
    },
  }
}

const kept = (worker: ReturnType<typeof aWorker>) => [...(worker.caches.stores.get(`exam ${scope} b1`)?.keys() ?? [])]

test('keeps the page, its files, the fonts they name, and the pictures of the paper', async () => {
  const worker = aWorker()
  await worker.keep(['/assets/exam-1.js', '/_ipx/f_svg/circuit.svg'])
  expect(kept(worker).sort()).toEqual(Object.keys(files).sort())
})

test('answers a reload offline from what it kept', async () => {
  const worker = aWorker()
  await worker.keep(['/assets/exam-1.js'])
  worker.offline()
  expect(await (await worker.request(scope, 'navigate'))?.text()).toBe(files[scope])
  expect((await worker.request('/assets/exam-1.js'))?.status).toBe(200)
})

test('keeps no answer of the API and touches no other page', async () => {
  const worker = aWorker()
  await worker.keep(['/api/v1/profile', '/profile', '/online-tests/other/ongoing'])
  expect(kept(worker).some((path) => path.startsWith('/api/') || path === '/profile')).toBe(false)
  expect(await worker.request('/api/v1/tests/jee-6/sitting')).toBeUndefined()
  expect(await worker.request('/profile', 'navigate')).toBeUndefined()
  expect(await worker.request('/assets/exam-1.js', 'cors', 'POST')).toBeUndefined()
  expect(await worker.request('/assets/exam-1.js', 'cors', 'GET', 'https://elsewhere.test')).toBeUndefined()
})

test('online the page is always the newest', async () => {
  const worker = aWorker()
  await worker.keep()
  const before = worker.fetched.length
  await worker.request(scope, 'navigate')
  expect(worker.fetched.slice(before)).toEqual([scope])
})

test('a new build throws away what the old one kept, and nothing of other tests', async () => {
  const caches = fakeCaches(
    new Map([
      [`exam ${scope} old`, new Map()],
      ['exam /online-tests/other/ongoing old', new Map()],
    ]),
  )
  const worker = aWorker('b1', caches)
  await worker.dispatch('activate', {})
  expect(await caches.keys()).toEqual(['exam /online-tests/other/ongoing old'])
})

test('after the receipt everything is removed', async () => {
  const worker = aWorker()
  await worker.keep()
  expect(await worker.caches.keys()).toHaveLength(1)
  await worker.dispatch('message', { data: { type: 'remove' }, ports: [] })
  expect(await worker.caches.keys()).toEqual([])
})

test('a picture that cannot be had does not keep the page from being kept', async () => {
  const worker = aWorker()
  await worker.keep(['/_ipx/f_svg/missing.svg', '/_ipx/f_svg/circuit.svg'])
  expect(kept(worker)).toContain(scope)
  expect(kept(worker)).toContain('/_ipx/f_svg/circuit.svg')
})

test('a page whose files cannot all be had is not kept at all', async () => {
  const worker = aWorker()
  await worker.keep(['/assets/missing.js'])
  expect(kept(worker)).not.toContain(scope)
})

test('says whether the page opens offline, also when it is asked without one', async () => {
  const said: unknown[] = []
  const ports = [{ postMessage: ({ isDone }: { isDone: boolean }) => said.push(isDone) }]
  const ask = (worker: ReturnType<typeof aWorker>) =>
    worker.dispatch('message', { data: { type: 'keep', files: [] }, ports })
  const worker = aWorker()
  await ask(worker)
  worker.offline()
  await ask(worker)
  const never = aWorker()
  never.offline()
  await ask(never)
  expect(said).toEqual([true, true, false])
})

test('shows a notice of the site and opens its page; of anything else it shows nothing', async () => {
  const worker = aWorker()
  const push = (payload: unknown) => worker.dispatch('push', { data: { json: () => payload } })
  const url = `${origin}/online-tests/jee-6`
  await push({ title: 'Tomorrow: JEE 6', url })
  await push({ title: 'Elsewhere', url: 'https://elsewhere.test/' })
  await push('nothing')
  await worker.dispatch('push', { data: null })
  expect(worker.shownNotices).toEqual([['Tomorrow: JEE 6', url]])
  let isClosed = false
  await worker.dispatch('notificationclick', {
    notification: { data: { url }, close: () => (isClosed = true) },
  })
  expect([worker.opened, isClosed]).toEqual([[url], true])
})
