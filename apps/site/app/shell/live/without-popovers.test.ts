// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeOnLeaving } from '../../platform/document/close-on-leaving.ts'
import { closePopovers } from '../../ui/controls/popovers.ts'
import { openWithoutPopovers } from './without-popovers.ts'

let listening: AbortController
beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="drawer" popovertargetaction="show">Menu</button>
    <dialog id="drawer" popover="auto"><button popovertarget="drawer" popovertargetaction="hide">Close</button>
    <a href="#x">Page</a></dialog>
    <button popovertarget="menu" id="opener">Courses</button><div id="menu" popover="auto"><a href="#y">Course</a></div>`
  listening = new AbortController()
  openWithoutPopovers(listening.signal)
})
afterEach(() => listening.abort())

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open')
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

test('the drawer opens and closes by its buttons, by a link in it and by a press beside it', () => {
  for (const close of ['[popovertargetaction=hide]', 'dialog a', 'dialog']) {
    press('[popovertargetaction=show]')
    expect(isOpen('drawer'), close).toBe(true)
    press(close)
    expect(isOpen('drawer'), close).toBe(false)
  }
})

test('a menu opens by its button, which says so, and closes by it, by its links and by a press elsewhere', () => {
  for (const close of ['#opener', '#menu a', 'body']) {
    press('#opener')
    expect(isOpen('menu'), close).toBe(true)
    expect(document.querySelector('#opener')?.getAttribute('aria-expanded')).toBe('true')
    press(close)
    expect(isOpen('menu'), close).toBe(false)
    expect(document.querySelector('#opener')?.getAttribute('aria-expanded')).toBe('false')
  }
})

test('Escape closes it and gives the focus back', () => {
  press('#opener')
  pressEscape()
  expect(isOpen('menu')).toBe(false)
  expect(document.activeElement?.id).toBe('opener')
})

test.for(['[popovertargetaction=show]', '#opener'])('leaving the page closes what %s has opened', (opener) => {
  closeOnLeaving()
  press(opener)
  window.dispatchEvent(new Event('pagehide'))
  expect([isOpen('drawer'), isOpen('menu')]).toEqual([false, false])
})

test.for(['[popovertargetaction=show]', '#opener'])('so does a change of the page in place', (opener) => {
  press(opener)
  closePopovers()
  expect([isOpen('drawer'), isOpen('menu')]).toEqual([false, false])
})
