// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFeeds } from './start-feeds.ts'

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
