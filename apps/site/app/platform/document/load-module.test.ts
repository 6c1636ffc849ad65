// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostModule, moduleLoaderText, pause } from './load-module.ts'

const files = { file: '/assets/reading-1.js', imports: ['/assets/page-1.js'] }
const root = document.documentElement
const reload = vi.fn()
const asked = () => [...document.head.children].map((part) => part.getAttribute('href') ?? Reflect.get(part, 'src'))

/** As it stands in a document: stringified, without its closure. */
const load = () => (new Function(`return ${moduleLoaderText(files)}`)() as () => void)()
const answer = (type: 'load' | 'error') => document.head.lastElementChild?.dispatchEvent(new Event(type))
const loseTwice = () => {
  load()
  answer('error')
  vi.advanceTimersByTime(pause)
  answer('error')
}
const isPlain = () => 'plain' in root.dataset

beforeEach(() => {
  vi.useFakeTimers()
  // This environment would load a script, or say that it has: here the test says it.
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'script' ? 'x-script' : name),
  )
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  sessionStorage.clear()
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = '<form><input><textarea></textarea></form>'
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('lost once, it is asked for again after a moment, under another address', () => {
  load()
  expect(asked()).toEqual([...files.imports, files.file])
  answer('error')
  expect(asked()).toHaveLength(2)
  vi.advanceTimersByTime(pause)
  expect(asked().at(-1)).toBe(`${files.file}?1`)
  root.dataset.begun = ''
  answer('load')
  expect(reload).not.toHaveBeenCalled()
  expect(isPlain()).toBe(false)
})

test('lost again, the page is loaded anew, for one file once; after that it is plain', () => {
  loseTwice()
  expect(reload).toHaveBeenCalledOnce()
  expect(isPlain()).toBe(false)
  loseTwice()
  expect(reload).toHaveBeenCalledOnce()
  expect(isPlain()).toBe(true)
  root.dataset.begun = ''
  answer('load')
  expect(sessionStorage.getItem(lostModule), 'it came: the next loss has a reload of its own').toBeNull()
})

test.each([
  ['opened by a touch', () => dispatchEvent(new Event('pointerdown'))],
  ['typed', () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))],
  ['filled in by the browser', () => Object.assign(document.querySelector('textarea') ?? {}, { value: 'Asha' })],
])('what was %s is not lost to a reload', (_, fill) => {
  load()
  fill()
  answer('error')
  vi.advanceTimersByTime(pause)
  answer('error')
  expect(reload).not.toHaveBeenCalled()
  expect(isPlain()).toBe(true)
})

test('the answer to a form is not loaded anew, which would send that again', () => {
  root.dataset.answer = '/sent/contact-form'
  loseTwice()
  expect([reload.mock.calls.length, isPlain()]).toEqual([0, true])
})

test('offline nothing is loaded anew, and it is asked for when the connection is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseTwice()
  expect([reload.mock.calls.length, isPlain()]).toEqual([0, true])
  dispatchEvent(new Event('online'))
  expect(asked().at(-1)).toBe(`${files.file}?2`)
  root.dataset.begun = ''
  answer('load')
  expect(isPlain()).toBe(false)
})

test('where nothing can be remembered nothing is loaded anew', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  loseTwice()
  expect([reload.mock.calls.length, isPlain()]).toEqual([0, true])
})

test('a browser that is too old to run it has the plain page', () => {
  load()
  answer('load')
  expect(isPlain()).toBe(true)
})

test('who was signed in on the last page still finds the account', () => {
  localStorage.setItem('site:signed-in', 'yes')
  sessionStorage.setItem(lostModule, files.file)
  loseTwice()
  expect(root.dataset.session).toBe('authenticated')
})
