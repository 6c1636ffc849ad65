// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDrawer } from './drawer.ts'

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
