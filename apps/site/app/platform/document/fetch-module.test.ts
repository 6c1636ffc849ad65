// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchModuleScript, longestWait } from './fetch-module.ts'

const files = { file: '/assets/reading-1.js', imports: ['/assets/page-1.js'] }
const asked = () => [...document.head.children].map((part) => part.getAttribute('href') ?? part.getAttribute('src'))
const picture = () => document.querySelector('img') as HTMLImageElement

type Heard = (list: { getEntries(): { element: Element | null }[] }) => void
let heard: Heard = () => {}
/** The browser's own reports of what is on the screen. */
class Reports {
  static supportedEntryTypes = ['largest-contentful-paint']
  constructor(then: Heard) {
    heard = then
  }
  observe() {}
}
const report = (selector: string) => heard({ getEntries: () => [{ element: document.querySelector(selector) }] })

/** As it stands in a document: stringified, without its closure. */
const run = () => new Function(fetchModuleScript(files))()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true })
  vi.stubGlobal('PerformanceObserver', Reports)
  Reports.supportedEntryTypes = ['largest-contentful-paint']
  document.head.innerHTML = ''
  document.body.innerHTML = '<h1>Words</h1>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const withPicture = () => {
  document.body.innerHTML = '<h1>Words</h1><img fetchpriority="high">'
  Object.defineProperty(picture(), 'complete', { value: false })
}

test('a page of words asks for the module once they are on the screen, with what it imports, once', () => {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
  run()
  expect(asked()).toEqual([])
  Reflect.deleteProperty(document, 'readyState')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(asked(), 'the words come first').toEqual([])
  vi.advanceTimersByTime(longestWait / 2)
  expect(asked()).toEqual([...files.imports, files.file])
  vi.advanceTimersByTime(longestWait)
  expect(asked()).toHaveLength(2)
})

test('a page of words in a tab that is not shown, which draws no frame, asks after a moment', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  run()
  vi.advanceTimersByTime(longestWait)
  expect(asked()).toHaveLength(2)
})

test('a page with a picture that greets the visitor shows that first', () => {
  withPicture()
  run()
  report('h1')
  expect(asked()).toEqual([])
  report('img')
  expect(asked()).toHaveLength(2)
})

test.each(['load', 'error'])('a picture that is never reported as the largest is done by its %s', (event) => {
  withPicture()
  run()
  picture().dispatchEvent(new Event(event))
  vi.advanceTimersByTime(longestWait / 2)
  expect(asked()).toHaveLength(2)
})

test('whoever touches the page does not wait for the picture', () => {
  withPicture()
  run()
  dispatchEvent(new Event('pointerdown'))
  expect(asked(), 'what was touched answers first').toEqual([])
  vi.advanceTimersByTime(longestWait / 2)
  expect(asked()).toHaveLength(2)
})

test('a picture that does not come, or a tab that is not shown, holds it up for no more than a moment', () => {
  withPicture()
  run()
  vi.advanceTimersByTime(longestWait)
  expect(asked()).toHaveLength(2)
})

test('a browser without such reports asks when the picture has come', () => {
  Reports.supportedEntryTypes = []
  withPicture()
  run()
  picture().dispatchEvent(new Event('load'))
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(longestWait / 2)
  expect(asked()).toHaveLength(2)
})
