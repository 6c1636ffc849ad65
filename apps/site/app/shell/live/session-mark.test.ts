// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { element } from './element.ts'
import { startSessionMark } from './session-mark.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.session
})

test('until the answer is there somebody is what the last page knew', () => {
  const stop = startSessionMark()
  expect(document.documentElement.dataset.session).toBe('loading')
  stop()
  localStorage.setItem('site:signed-in', 'yes')
  startSessionMark()()
  expect(document.documentElement.dataset.session).toBe('authenticated')
})

test('an element is made of text and attributes, never of markup', () => {
  const link = element('a', { href: '/faq', hidden: false, 'aria-current': undefined }, '<b>Questions</b>', null)
  expect(link.outerHTML).toBe('<a href="/faq">&lt;b&gt;Questions&lt;/b&gt;</a>')
})
