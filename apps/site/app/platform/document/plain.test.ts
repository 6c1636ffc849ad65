// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { endPlainScript, showPlain } from './plain.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<div id="form"><button>Continue</button><h2 tabindex="-1" data-plain-next>Family</h2></div>'
})
const find = (selector: string) => document.querySelector(selector) as HTMLElement

const gone = (isGone: boolean) =>
  vi.spyOn(find('button'), 'getClientRects').mockReturnValue((isGone ? [] : [new DOMRect()]) as never)

test('a document is plain until its first script has run', () => {
  document.documentElement.dataset.plain = ''
  new Function(endPlainScript)()
  expect('plain' in document.documentElement.dataset).toBe(false)
})

test('who had pressed the button that the plain form lacks is taken to what follows', () => {
  gone(true)
  find('button').focus()
  showPlain(find('#form'))
  expect(find('#form').dataset.plain).toBe('')
  expect(document.activeElement).toBe(find('h2'))
})

test('whoever is elsewhere stays there', () => {
  gone(false)
  find('button').focus()
  showPlain(find('#form'))
  expect(document.activeElement).toBe(find('button'))
})
