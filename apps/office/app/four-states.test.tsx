// @vitest-environment happy-dom
import { registerHooks } from 'node:module'
import { seconds } from '@northlight/contract/durations'
import { endpoints } from '@northlight/contract/endpoints'
import { actNames } from '@northlight/contract/office/acts'
import { officeMe } from '@northlight/contract/office/me'
import { firstListCall } from '@northlight/contract/office/prefetch'
import { RecordView } from '@northlight/contract/office/record-views'
import { articles } from '@northlight/contract/office/resources/articles'
import { resources } from '@northlight/contract/office/resources/list'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { smallest } from '../testing/smallest.ts'

/**
 * Every screen of the office in the four states that it must have: it waits, there is nothing, it failed, the role does
 * not show it; and what becomes of one that is there and cannot be read again. The screens are the real ones; only the
 * connection to the server is replaced.
 */

type Screen = {
  at: string
  /**
   * A `list` says that it is empty and offers the next step. `one` thing is there or not. A `form` reads nothing that
   * it could not do without. `blocks` are read one by one, and each has states of its own.
   */
  is: 'list' | 'one' | 'form' | 'blocks'
  /** What its reply says although it holds nothing. */
  but?: Record<string, unknown>
}

/** By its path in `routes.tsx`: a new screen has to be written down here. */
const screens: Record<string, Screen> = {
  '/': { at: '/', is: 'blocks' },
  '/me': { at: '/me', is: 'blocks' },
  '/pictures': { at: '/pictures', is: 'list' },
  '/people': { at: '/people', is: 'list' },
  '/people/:id': { at: '/people/7', is: 'one' },
  '/audit': { at: '/audit', is: 'list' },
  '/breaches': { at: '/breaches', is: 'list' },
  '/breaches/:id': { at: '/breaches/7', is: 'one' },
  '/jobs': { at: '/jobs', is: 'list' },
  '/mails': { at: '/mails', is: 'list' },
  '/backups': { at: '/backups', is: 'list', but: { is_possible: true } },
  '/health': { at: '/health', is: 'one' },
  '/settings/:key?': { at: '/settings', is: 'one' },
  '/disclosure-meter': { at: '/disclosure-meter', is: 'list' },
  '/findings': { at: '/findings', is: 'list' },
  '/imports/:id': { at: '/imports/7', is: 'one' },
  '/:resource/import': { at: '/faqs/import', is: 'blocks' },
  '/families': { at: '/families', is: 'list' },
  '/families/board': { at: '/families/board', is: 'blocks' },
  '/families/follow-ups': { at: '/families/follow-ups', is: 'list' },
  '/families/sources': { at: '/families/sources', is: 'list' },
  '/families/new': { at: '/families/new', is: 'form' },
  '/families/:id': { at: '/families/7', is: 'one' },
  '/applications': { at: '/applications', is: 'list' },
  '/applications/:id': { at: '/applications/7', is: 'one' },
  '/sittings': { at: '/sittings', is: 'list' },
  '/waivers': { at: '/waivers', is: 'list' },
  '/bands': { at: '/bands', is: 'list' },
  '/data-rights': { at: '/data-rights', is: 'list' },
  '/child-links': { at: '/child-links', is: 'list' },
  '/consents': { at: '/consents', is: 'list' },
  '/check': { at: '/check', is: 'list' },
  '/check/:id': { at: '/check/7', is: 'one' },
  '/payments': { at: '/payments', is: 'list' },
  '/payments/:id': { at: '/payments/7', is: 'one' },
  '/unmatched': { at: '/unmatched', is: 'list' },
  '/settlement': { at: '/settlement', is: 'form' },
  '/received-cheques': { at: '/received-cheques', is: 'list' },
  '/cash': { at: '/cash', is: 'list' },
  '/cash/:id': { at: '/cash/7', is: 'one' },
  '/refunds': { at: '/refunds', is: 'list' },
  '/refunds/:id': { at: '/refunds/7', is: 'one' },
  '/students': { at: '/students', is: 'list' },
  '/students/class-list': { at: '/students/class-list', is: 'form' },
  '/students/:id': { at: '/students/7', is: 'one' },
  '/instalments': { at: '/instalments', is: 'list' },
  '/instalments/:id': { at: '/instalments/7', is: 'one' },
  '/questions': { at: '/questions', is: 'list' },
  '/questions/import': { at: '/questions/import', is: 'form' },
  '/questions/import/:id': { at: '/questions/import/7', is: 'one' },
  '/questions/:id': { at: '/questions/7', is: 'one' },
  '/papers': { at: '/papers', is: 'list' },
  '/papers/:id': { at: '/papers/7', is: 'one' },
  '/papers/:id/print': { at: '/papers/7/print', is: 'one' },
  '/packs': { at: '/packs', is: 'list' },
  '/packs/:code': { at: '/packs/jee-main', is: 'one' },
  '/tests': { at: '/tests', is: 'list' },
  '/tests/:slug': { at: '/tests/mock', is: 'one' },
  '/tests/:slug/people': { at: '/tests/mock/people', is: 'one' },
  '/tests/:slug/plan': { at: '/tests/mock/plan', is: 'one' },
  '/attendance': { at: '/attendance', is: 'list' },
  '/attendance/:slug': { at: '/attendance/mock', is: 'one' },
  '/console': { at: '/console', is: 'list' },
  '/tests/:slug/console': { at: '/tests/mock/console', is: 'one' },
  '/tests/:slug/late': { at: '/tests/mock/late', is: 'one' },
  '/tests/:slug/day': { at: '/tests/mock/day', is: 'one' },
  '/tests/:slug/results': { at: '/tests/mock/results', is: 'one' },
  '/tests/:slug/results/:uuid': { at: '/tests/mock/results/0189', is: 'one' },
  '/challenges': { at: '/challenges', is: 'list' },
  '/challenges/:id': { at: '/challenges/7', is: 'one' },
  '/keys/:version': { at: '/keys/7', is: 'one' },
  '/:resource': { at: '/articles', is: 'list' },
  '/:resource/:id': { at: '/articles/7', is: 'one' },
}

/** Before the office, where nobody has a role yet, and the address that is none. */
const without = ['/sign-in', '/factor', '/enrol', '/invite/:token', '/design', '/*']

// ra-core asks for react-router-dom; in the build an alias makes both one (`vite/one-router.ts`), here this does.
const oneRouter = registerHooks({
  resolve: (name, context, next) =>
    name === 'react-router-dom'
      ? next('react-router', { ...context, parentURL: import.meta.url })
      : next(name, context),
})

/** A screen that is opened for the first time has to be read and compiled. */
const patience = seconds(5)

type State = 'loading' | 'empty' | 'failed' | 'no-right' | 'there' | 'broken'
let state: State = 'loading'
let open: Screen = { at: '/', is: 'blocks' }

const me = () => ({
  ...(smallest(officeMe.reply) as object),
  role: 'admin',
  branches: null,
  needs: null,
  acts: state === 'no-right' ? [] : actNames.map((name) => ({ act: name, grade: 'all', step_up: false })),
})

const known = endpoints
  .filter(({ method }) => method === 'get')
  .map(({ path, reply }) => ({ pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), path, reply }))
  // A written part comes before one that may be anything.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const emptyReply = (path: string) => {
  if (resources.some(({ name }) => path === `/office/${name}`)) return { data: [], meta: { total: 0, is_more: false } }
  if (resources.some(({ name }) => path.startsWith(`/office/${name}/`))) return { record: smallest(RecordView) }
  const found = known.find(({ pattern }) => pattern.test(path))
  if (!found) throw new Error(`No call of the contract is ${path}.`)
  return { ...(smallest(found.reply) as object), ...open.but }
}

/** What comes beside the script, for the list of articles. */
const article = {
  id: 7,
  title: 'Reading periodic trends',
  cells: {},
  state: 'live',
  updated_at: '2026-11-16T05:00:00Z',
}
const ahead = () => ({
  session: { user: { token: 'token', email: 'asha@northlight.test' } },
  answers: {
    '/office/me': me(),
    [firstListCall(articles)]: { data: [article], meta: { total: 1, is_more: false } },
  },
})

/** A reply that has every name and nothing behind it: no screen has thought of that. */
const nonsense = (reply: object) => Object.fromEntries(Object.keys(reply).map((key) => [key, null]))

/** The connection to the server, as the office speaks over it. */
const server = async (address: string): Promise<Response> => {
  const path = new URL(address, 'http://office.test').pathname
  if (path === '/api/auth/session') return answer({ user: { token: 'token', email: 'asha@northlight.test' } })
  if (path === '/api/v1/office/me') return answer(me())
  if (path === '/office/ahead') return answer(ahead())
  if (path === '/api/v1/office/me/failures') return answer({ number: 'failure-7' })
  // The connection on which the server tells news is open all the time.
  if (state === 'loading' || path.endsWith('/news')) return new Promise(() => {})
  if (state === 'failed') return answer({ message: 'The disk is full.', request_id: 'request-7' }, 500)
  if (state === 'no-right') return answer({ message: 'This action is unauthorized.' }, 403)
  return open.is === 'one' && state === 'empty'
    ? answer({ message: 'Data not found.' }, 404)
    : answer(
        state === 'broken'
          ? nonsense(emptyReply(path.replace('/api/v1', '')))
          : emptyReply(path.replace('/api/v1', '')),
      )
}

vi.stubGlobal('fetch', (input: unknown) => server(String(input)))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    close() {}
  },
)
vi.stubGlobal('scrollTo', () => {})
// On a phone, where the office draws least beside the screen.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: /(?:width <=|max-width)/.test(query),
  addEventListener() {},
  removeEventListener() {},
}))

// Screens that come when they are asked for would leave the one before standing until they are there.
await Promise.all(Object.values(import.meta.glob(['./screens/*.tsx', '!./screens/*.test.tsx'])).map((load) => load()))
const { routes } = await import('./routes.tsx')
const { queryClient } = await import('./platform/browser-storage/query-client.ts')
const { readPrefetched } = await import('./platform/prefetch/read-ahead.ts')
afterAll(() => oneRouter.deregister())

const pathsOf = (list: readonly RouteObject[], above = ''): string[] =>
  list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above
    return route.children ? pathsOf(route.children, path) : [path || '/']
  })

test('every screen is written down', () => {
  expect(pathsOf(routes).toSorted()).toEqual([...Object.keys(screens), ...without].toSorted())
})

/** The office as somebody keeps it open, in one state; screens are walked as by links. */
const opened = (wanted: State) => {
  let root: Root
  const box = document.createElement('div')
  const router = createMemoryRouter(routes, { initialEntries: ['/me'] })
  beforeAll(async () => {
    state = wanted
    localStorage.clear()
    queryClient.clear()
    document.body.append(box)
    root = createRoot(box)
    await act(async () => root.render(<RouterProvider router={router} />))
  })
  afterAll(() => {
    act(() => root.unmount())
    box.remove()
  })
  return async (screen: Screen) => {
    open = screen
    await act(() => router.navigate('/nowhere'))
    // Nothing of the screen before is taken for the new one, nor is what it has read.
    for (const part of box.querySelectorAll<HTMLElement>('main .view > *')) part.dataset.before = ''
    queryClient.clear()
    await act(() => router.navigate(screen.at))
    return box
  }
}

/** What the person reads in the work area. */
const shown = (box: HTMLElement) => {
  const main = box.querySelector('main .view')
  expect(main?.querySelector('[data-before]')).toBe(null)
  const buttons = [...(main?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)
  return {
    words: main?.textContent ?? '',
    waits: main?.querySelector('[role="status"][aria-label^="Loading"]') !== null,
    alert: main?.querySelector('[role="alert"]')?.textContent ?? null,
    empty: main?.querySelector('.empty:not([role="alert"])')?.textContent ?? null,
    canTryAgain: buttons.includes('Try again'),
  }
}

/** Looks again after each turn of the event loop, until it is as it should be. */
const looks = async (box: HTMLElement, check: (now: ReturnType<typeof shown>) => void) => {
  const until = Date.now() + patience
  for (;;) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
    try {
      return check(shown(box))
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

const nothingHere = 'There is nothing at this address'

const all = Object.entries(screens)

describe('failed: it says so, with the number of the request, and can be tried again', () => {
  const show = opened('failed')
  test.each(all.filter(([, { is }]) => is !== 'form'))('%s', async (_, screen) => {
    const box = await show(screen)
    await looks(box, ({ alert, canTryAgain, waits }) => {
      expect(alert ?? '').toContain('The disk is full.')
      expect(alert ?? '').toContain('request-7')
      expect([canTryAgain, waits]).toEqual([true, false])
    })
  })
})

describe('the role does not show it: it says no more than of what is not there', () => {
  const show = opened('no-right')
  // One's own things are everybody's.
  test.each(all.filter(([path]) => path !== '/me'))('%s', async (path, screen) => {
    const box = await show(screen)
    await looks(box, ({ words, alert, canTryAgain, waits }) => {
      if (path !== '/') expect(words).toContain(nothingHere)
      expect([alert, canTryAgain, waits]).toEqual([null, false, false])
    })
  })
})

describe('broken: what it cannot draw takes the screen away, and nothing around it', () => {
  const show = opened('broken')
  /** These take such a reply for one that has not come yet, or put their own record in its place. */
  const unmoved = ['/settings/:key?', '/families/:id', '/check/:id', '/:resource/:id']
  const live = ['/tests/:slug/console', '/tests/:slug/results/:uuid']
  test.each(all.filter(([path, { is }]) => is === 'one' && ![...unmoved, ...live].includes(path)))(
    '%s',
    async (_, screen) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const box = await show(screen)
      await looks(box, ({ alert }) => {
        expect(alert ?? '').toContain('This screen has stopped working')
        expect(alert ?? '').toContain('this number: failure-7')
      })
      // The frame is still there: the navigation leads on.
      expect(box.querySelectorAll('nav a').length).toBeGreaterThan(0)
    },
  )
})

describe('there is nothing: it says so', () => {
  const show = opened('empty')
  test.each(all)('%s', async (_, screen) => {
    const box = await show(screen)
    await looks(box, ({ words, empty, alert, waits }) => {
      expect([alert, waits]).toEqual([null, false])
      if (screen.is === 'one') expect(words).toContain(nothingHere)
      else expect(words).not.toContain(nothingHere)
      if (screen.is === 'list') expect(empty ?? '').toMatch(/\w/)
    })
  })
})

describe('it waits: something of the size of what comes stands there', () => {
  const show = opened('loading')
  test.each(all)('%s', async (_, screen) => {
    const box = await show(screen)
    await looks(box, ({ words, alert, empty, waits }) => {
      expect([alert, empty]).toEqual([null, null])
      if (screen.is === 'form') expect(words).not.toBe('')
      else expect(waits).toBe(true)
    })
  })
})

describe('while its own calls wait', () => {
  const show = opened('loading')
  test('a list has the rows that were answered beside the script', async () => {
    const box = await show({ at: '/articles', is: 'list' })
    await act(() => readPrefetched({ pathname: '/office/articles', search: '' }))
    await looks(box, ({ words, waits }) => {
      expect(words).toContain(article.title)
      expect(waits).toBe(false)
    })
  })
})

describe('it is there, and cannot be read again', () => {
  const show = opened('there')
  const old = 'could not be loaded again and may be out of date'
  /**
   * The least that their calls may say is not enough for these: a refund without a course, a question of no kind, a hall
   * whose students come by a connection that stays open.
   */
  const needMore = ['/refunds/:id', '/questions/import/:id', '/questions/:id', '/tests/:slug/console']
  /** How many are behind each filter is asked later than the rest. */
  const unnumbered = (words: string) => words.replace(/\d/g, '')
  const readAgain = async (next: State) => {
    state = next
    await act(async () => void queryClient.invalidateQueries())
  }
  test.each(all.filter(([path, { is }]) => is !== 'form' && !needMore.includes(path)))(
    '%s stays, and says so',
    async (_, screen) => {
      state = 'there'
      const box = await show(screen)
      await looks(box, ({ alert, waits }) => expect([alert, waits, queryClient.isFetching()]).toEqual([null, false, 0]))
      const before = unnumbered(shown(box).words)
      const places = [...box.querySelectorAll('main .view *')]
      await readAgain('failed')
      await looks(box, ({ alert, words }) => {
        expect([alert, unnumbered(words)]).toEqual([null, before])
        expect(box.textContent).toContain(old)
      })
      // Nothing was made anew: anyone who writes goes on in the same field.
      expect(places.filter((one) => !one.isConnected)).toEqual([])
      state = 'there'
      const again = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load it again')
      await act(async () => again?.click())
      await looks(box, ({ words }) => {
        expect(box.textContent).not.toContain(old)
        expect(unnumbered(words)).toBe(before)
      })
    },
  )
  test('what is no longer there for this person goes', async () => {
    state = 'there'
    const box = await show({ at: '/people/7', is: 'one' })
    await looks(box, ({ alert, waits }) => expect([alert, waits, queryClient.isFetching()]).toEqual([null, false, 0]))
    await readAgain('empty')
    await looks(box, ({ words }) => expect(words).toContain(nothingHere))
  })
})
