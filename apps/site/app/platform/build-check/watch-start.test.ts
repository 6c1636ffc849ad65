// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadedAt } from './decide.ts'
import { patience, watchStartScript } from './watch-start.ts'

const says = { sentence: 'It did not open.', again: 'Try again' }
const page = `<link rel="modulepreload" href="/assets/entry.js"><link rel="modulepreload" href="/assets/page.js">
  <script type="module"></script><script></script><link rel="stylesheet">
  <div data-spoken="assertive"></div><input name="email">
  <section data-toasts><ol></ol><ul hidden data-toast="error"><li>
    <span data-text></span><button data-act hidden></button><button data-close></button>
  </li></ul></section>`

const origin = 1_000_000
const reload = vi.fn<() => void>()
const showPopover = vi.fn<() => void>()
let heard: (list: { getEntries(): { name: string }[] }) => void = () => {}
class Reports {
  constructor(then: typeof heard) {
    heard = then
  }
  observe() {}
  disconnect() {}
}
const arrive = (...names: string[]) =>
  heard({ getEntries: () => names.map((name) => ({ name: new URL(name, location.href).href })) })

/** As it stands in a document: stringified, without its closure. */
const run = () => new Function(watchStartScript(says))()
const lose = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'))
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const isPlain = () => 'plain' in document.documentElement.dataset
const message = () => document.querySelector('ol [data-text]')?.textContent
const live = async () => {
  document.documentElement.dataset.alive = ''
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers({ now: origin + 500 })
  sessionStorage.clear()
  reload.mockReset()
  showPopover.mockReset()
  document.body.innerHTML = page
  HTMLElement.prototype.showPopover = showPopover
  vi.stubGlobal('PerformanceObserver', Reports)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(origin)
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - origin)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  setOnline(true)
})
afterEach(async () => {
  // What listens to the window ends once the page is hydrated.
  await live()
  delete document.documentElement.dataset.alive
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(['link[rel=modulepreload]', 'script[type=module]'])(
  'a file of the start that is lost (%s): the page is loaded anew, once',
  (selector) => {
    run()
    lose(selector)
    lose(selector)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem(reloadedAt)).toBe(String(origin + 500))
    expect(message()).toBeUndefined()
    expect(isPlain()).toBe(false)
  },
)

test('so is one that the router imports by a promise', () => {
  run()
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('something else') }))
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each(['link[rel=stylesheet]', 'script:not([type])'])(
  'what the start does not need is no matter: %s',
  (selector) => {
    run()
    lose(selector)
    expect(reload).not.toHaveBeenCalled()
    expect(message()).toBeUndefined()
  },
)

test('lost again after the reload, however late: a message with a button, and no circle', () => {
  sessionStorage.setItem(reloadedAt, String(origin - 100))
  run()
  vi.advanceTimersByTime(60_000)
  lose('link')
  lose('script')
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBe(says.sentence)
  expect(document.querySelectorAll('ol [data-text]')).toHaveLength(1)
  expect(showPopover).toHaveBeenCalled()
  expect(document.querySelector('[data-spoken]')?.textContent).toBe(says.sentence)
  const button = document.querySelector<HTMLButtonElement>('ol [data-act]')
  expect([button?.hidden, button?.textContent]).toEqual([false, says.again])
  expect(document.querySelector('ol [data-close]')).toBeNull()
  expect(isPlain(), 'forms stand in one piece').toBe(true)
  button?.click()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('so it is on a device that has slept for an hour, whose time origin lags behind by that', () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(origin - 3_600_000)
  sessionStorage.setItem(reloadedAt, String(origin - 100))
  run()
  lose('link')
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBe(says.sentence)
})

test('whoever has typed already is asked', () => {
  run()
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  lose('link')
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBe(says.sentence)
})

test('the answer to a form is not sent again: its button asks for the address', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  document.documentElement.dataset.answer = location.pathname
  run()
  lose('link')
  expect(message()).toBe(says.sentence)
  document.querySelector<HTMLButtonElement>('ol [data-act]')?.click()
  delete document.documentElement.dataset.answer
  expect(replace).toHaveBeenCalledExactlyOnceWith(location.pathname + location.search)
  expect(reload).not.toHaveBeenCalled()
})

test('offline nothing is reloaded until there is one', () => {
  run()
  setOnline(false)
  lose('link')
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBe(says.sentence)
  setOnline(true)
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('where storage is forbidden nothing is reloaded that could turn in circles', () => {
  vi.stubGlobal('sessionStorage', undefined)
  run()
  lose('link')
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBe(says.sentence)
})

test('a page that is still being read says it once the place of messages is there', () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  sessionStorage.setItem(reloadedAt, String(origin))
  document.body.innerHTML = ''
  run()
  document.body.innerHTML = page
  lose('link')
  expect(message()).toBeUndefined()
  Reflect.deleteProperty(document, 'readyState')
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(message()).toBe(says.sentence)
})

test('a slow connection may take its time: nothing is said as long as files are on their way, and nothing is reloaded', async () => {
  run()
  arrive('/assets/entry.js')
  vi.advanceTimersByTime(patience * 10)
  expect(message()).toBeUndefined()
  arrive('/assets/page.js')
  vi.advanceTimersByTime(patience - 1)
  arrive('/pictures/late.jpg')
  vi.advanceTimersByTime(patience - 1)
  expect(message()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(message()).toBe(says.sentence)
  expect(reload).not.toHaveBeenCalled()
  await live()
  expect([message(), isPlain()], 'it lives after all').toEqual([undefined, false])
})

test('a page that lives is watched no longer', async () => {
  run()
  arrive('/assets/entry.js', '/assets/page.js')
  await live()
  vi.advanceTimersByTime(patience)
  lose('link')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Failed to fetch') }))
  expect(reload).not.toHaveBeenCalled()
  expect(message()).toBeUndefined()
})
