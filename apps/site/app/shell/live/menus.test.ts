// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMenus } from './menus.ts'

// happy-dom knows no popovers: what is open is marked.
vi.mock('../../ui/controls/popovers.ts', () => ({
  openPopovers: () => [...document.querySelectorAll('[data-is-open]')],
}))

let stop: () => void
beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="about" aria-expanded="false">About</button><div id="about" popover="auto" data-is-open></div>
    <button popovertarget="courses" aria-expanded="false">Courses</button><div id="courses" popover="auto"></div>`
  stop = startMenus()
})
afterEach(() => stop())

const isSaidOpen = (id: string) => document.querySelector(`[popovertarget="${id}"]`)?.getAttribute('aria-expanded')

test('a button says that its menu is open, also of one that was opened before the script had come', () => {
  expect([isSaidOpen('about'), isSaidOpen('courses')]).toEqual(['true', 'false'])
  const toggle = (id: string, newState: string) =>
    document.getElementById(id)?.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  toggle('about', 'closed')
  toggle('courses', 'open')
  expect([isSaidOpen('about'), isSaidOpen('courses')]).toEqual(['false', 'true'])
})
