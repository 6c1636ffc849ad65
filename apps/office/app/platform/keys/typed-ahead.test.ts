// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { typedAhead } from './typed-ahead.ts'

const below = vi.fn()
window.addEventListener('keydown', below)
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

afterEach(() => {
  typedAhead.end()
  below.mockReset()
})

test('letters typed before the field is there wait for it, and no key of the screen hears them', () => {
  typedAhead.begin()
  for (const key of 'chxemistry') press(key)
  press('Enter')
  expect(below).not.toHaveBeenCalled()
  expect(typedAhead.end()).toBe('chxemistry')
  expect(typedAhead.end()).toBe('')
})

test('a wrong letter is taken back, and Escape gives the keys to the screen again', () => {
  typedAhead.begin()
  for (const key of ['a', 'b', 'Backspace', 'c']) press(key)
  expect(typedAhead.end()).toBe('ac')
  typedAhead.begin()
  press('x')
  press('Escape')
  press('c')
  expect(below).toHaveBeenCalledTimes(2)
  expect(typedAhead.end()).toBe('')
})

test('keys with Control and the tab key go where they always go', () => {
  typedAhead.begin()
  press('k', { ctrlKey: true })
  press('Tab')
  expect(below).toHaveBeenCalledTimes(2)
})

test('a field that never comes holds no key back', () => {
  vi.useFakeTimers()
  typedAhead.begin()
  vi.advanceTimersByTime(11_000)
  press('c')
  expect(below).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
