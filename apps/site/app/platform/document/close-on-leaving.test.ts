// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { closeOnLeaving } from './close-on-leaving.ts'

test('the drawer and the menus close when the page is left, and the place of messages stays', () => {
  document.body.innerHTML = '<dialog popover="auto"></dialog><div popover="auto"></div><div popover="manual"></div>'
  const closed: (string | null)[] = []
  for (const one of document.querySelectorAll('[popover]'))
    Object.assign(one, { hidePopover: () => closed.push(`${one.localName} ${one.getAttribute('popover')}`) })
  new Function(`(${closeOnLeaving.toString()})()`)()
  expect(closed).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(closed).toEqual(['dialog auto', 'div auto'])
})

test('a browser that is older than popovers is left without an error', () => {
  document.body.innerHTML = '<dialog popover="auto"></dialog>'
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow()
})
