// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDrawer } from './drawer.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor="drawer">Menu</button><dialog id="drawer" closedby="any"><button command="close" commandfor="drawer">Close</button><a href="#x">Page</a></dialog>'
  stop = startDrawer()
})
afterEach(() => stop())

const drawer = () => document.querySelector('dialog')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('a browser without command buttons opens and closes it all the same', () => {
  expect('command' in HTMLButtonElement.prototype, 'this environment is such a browser').toBe(false)
  press('[command=show-modal]')
  expect(drawer()?.open).toBe(true)
  press('[command=close]')
  expect(drawer()?.open).toBe(false)
})

test('a link in it and leaving the page close it', () => {
  press('[command=show-modal]')
  press('dialog a')
  expect(drawer()?.open).toBe(false)
  press('[command=show-modal]')
  window.dispatchEvent(new Event('pagehide'))
  expect(drawer()?.open).toBe(false)
})
