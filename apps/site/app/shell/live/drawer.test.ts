// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDrawer } from './drawer.ts'

// happy-dom knows no popovers: what is open is marked.
vi.mock('../../ui/controls/popovers.ts', () => ({
  openPopovers: () => [...document.querySelectorAll('[data-is-open]')],
}))

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button popovertarget="drawer" popovertargetaction="show">Menu</button><dialog id="drawer" popover="auto"><button popovertarget="drawer" popovertargetaction="hide">Close</button><a href="#x">Page</a></dialog>'
  stop = startDrawer()
})
afterEach(() => stop())

const drawer = () => document.querySelector('dialog')

test('the page behind it becomes inert part by part, a frame each, and is free at once when it closes', () => {
  vi.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<main><section></section><section></section></main><footer></footer>')
  const toggle = (newState: string) =>
    drawer()?.dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState }))
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)
  toggle('open')
  expect(inert(), 'nothing before the first picture').toEqual([])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(inert()).toEqual(['button'])
  vi.advanceTimersToNextFrame()
  expect(inert()).toEqual(['button', 'section'])
  vi.runAllTimers()
  expect(inert()).toEqual(['button', 'section', 'section', 'footer'])
  toggle('closed')
  expect(inert()).toEqual([])
  vi.useRealTimers()
})

test('one that was opened before the script had come is taken over in the same way', () => {
  stop()
  vi.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<main><section></section></main>')
  drawer()?.toggleAttribute('data-is-open', true)
  stop = startDrawer()
  vi.runAllTimers()
  expect(drawer()?.getAttribute('aria-modal')).toBe('true')
  expect(document.querySelector('section')?.hasAttribute('inert')).toBe(true)
  expect(document.documentElement.classList.contains('is-still')).toBe(true)
  expect(document.activeElement?.textContent, 'the keys are in it').toBe('Close')
  drawer()?.dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'closed' }))
  expect(drawer()?.hasAttribute('aria-modal')).toBe(false)
  expect(document.querySelectorAll('[inert]')).toHaveLength(0)
  expect(document.documentElement.classList.contains('is-still')).toBe(false)
  vi.useRealTimers()
})
