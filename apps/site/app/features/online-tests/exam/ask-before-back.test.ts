// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBeforeBack } from './ask-before-back.ts'

/** What a browser does on Back and Forward: the state of the other entry, and the event. */
const entries: unknown[] = []
let at = 0
const step = (by: number) => {
  at += by
  window.dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  entries.splice(0, entries.length, null)
  at = 0
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(history, 'replaceState').mockImplementation((state) => {
    entries[at] = state
  })
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries.splice(at + 1, entries.length, state)
    at += 1
  })
  vi.spyOn(history, 'forward').mockImplementation(() => step(1))
})
afterEach(() => vi.restoreAllMocks())

test('Back asks, and to stay leads to where the test was', () => {
  const ask = vi.fn()
  const guard = askBeforeBack(ask)
  expect([entries.length, at]).toEqual([2, 1])
  step(-1)
  expect(ask).toHaveBeenCalledOnce()
  guard.stay()
  expect(at).toBe(1)
  expect(ask).toHaveBeenCalledOnce()
  step(-1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a reload makes no third entry', () => {
  askBeforeBack(vi.fn()).stop()
  const ask = vi.fn()
  askBeforeBack(ask)
  expect([entries.length, at]).toEqual([2, 1])
  step(-1)
  expect(ask).toHaveBeenCalledOnce()
})

test('a place on the page and the way back from it are no leaving', () => {
  const ask = vi.fn()
  askBeforeBack(ask)
  history.pushState(null, '', '#main')
  step(-1)
  expect(ask).not.toHaveBeenCalled()
})

test('once the test is over nobody is asked', () => {
  const ask = vi.fn()
  askBeforeBack(ask).stop()
  step(-1)
  expect(ask).not.toHaveBeenCalled()
})
