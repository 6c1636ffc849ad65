// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { achieversFeed, coursesFeed } from '../menu/feeds.ts'
import { startFeeds } from './start-feeds.ts'

// happy-dom knows no popovers: what is open is marked.
vi.mock('../../ui/controls/popovers.ts', () => ({
  openPopovers: () => [...document.querySelectorAll('[data-is-open]')],
}))

const menu = {
  branch: [
    {
      name: 'Mysuru',
      slug: 'mysuru',
      modes: ['Day scholar'],
      courses: [{ name: 'Foundation', slug: 'foundation', class: 'School (STD VIII to X)' }],
    },
  ],
}

let asked: string[]
/** The answer is on its way until a test lets it come. */
let answer: PromiseWithResolvers<void>
beforeEach(() => {
  asked = []
  for (const feed of [coursesFeed, achieversFeed]) feed.store.set({ status: 'idle', items: null })
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    await answer.promise
    return Response.json(menu)
  })
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('lines of the server stay the same elements, and a branch that stands open is asked for once the drawer is seen', async () => {
  document.body.innerHTML = `<button popovertarget="site-drawer">Menu</button>
    <dialog id="site-drawer"><details open data-menu="courses"><div data-feed="courses" data-look="drawer"><p>…</p></div></details></dialog>`
  const place = document.querySelector<HTMLElement>('[data-feed]')
  const line = place?.firstChild
  const moved = vi.spyOn(HTMLElement.prototype, 'replaceChildren')
  const stop = startFeeds()
  expect(moved, 'nothing is laid out anew when the page starts').not.toHaveBeenCalled()

  document.querySelector('button')?.click()
  expect([asked, place?.ariaBusy], 'nothing before the picture').toEqual([[], null])
  vi.advanceTimersToNextFrame()
  await vi.advanceTimersByTimeAsync(1)
  expect([asked, place?.ariaBusy]).toEqual([['/api/v1/branch/all'], 'true'])
  expect(place?.firstChild).toBe(line)

  vi.useRealTimers()
  answer.resolve()
  await vi.waitFor(() => expect(place?.querySelector('a')?.textContent).toBe('Foundation'))
  expect(place?.ariaBusy).toBeNull()
  stop()
})

const lines = (feed: string) => `<div data-feed="${feed}" data-look="drop"><p>…</p></div>`

for (const [what, page, address] of [
  [
    'a menu',
    `<li data-menu="achievers"><div popover data-is-open>${lines('achievers')}</div></li>`,
    '/api/v1/achiever/category',
  ],
  [
    'a branch of the drawer',
    `<dialog popover data-is-open><details open data-menu="courses">${lines('courses')}</details></dialog>`,
    '/api/v1/branch/all',
  ],
] as const)
  test(`${what} that was opened before the script had come is asked for at once, and its lines move`, async () => {
    document.body.innerHTML = page
    const stop = startFeeds()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([address])
    expect(document.querySelector<HTMLElement>('[data-feed]')?.ariaBusy).toBe('true')
    stop()
  })

test('what nobody sees is not asked for', async () => {
  document.body.innerHTML = `<li data-menu="achievers"><div popover>${lines('achievers')}</div></li>
    <li data-menu=""><div popover data-is-open></div></li>
    <dialog popover data-is-open><details data-menu="courses">${lines('courses')}</details></dialog>`
  const stop = startFeeds()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([])
  stop()
})
