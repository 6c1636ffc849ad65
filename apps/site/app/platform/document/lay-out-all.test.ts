// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farParts, farText, layOutAll, layOutOnJump, layOutOnReturn } from './lay-out-all.ts'

beforeEach(() => {
  document.body.innerHTML = `<div data-kept="header"></div>
    <main><h1></h1><div class="prose">${'<p></p>'.repeat(8)}<p id="ninth"></p></div><section id="third"></section></main>
    <div data-kept="footer"><section data-newsletter></section><footer id="site-links"></footer></div>`
  document.body.dataset.reading = ''
})

afterEach(() => vi.unstubAllGlobals())

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id, localName }) => id || localName)

test('what lies far below is laid out, on pages to read alone', () => {
  layOutAll()
  expect(laidOut()).toEqual(['ninth', 'third', 'section', 'site-links'])
  document.body.innerHTML = document.body.innerHTML.replaceAll(/ style="[^"]*"/g, '')
  delete document.body.dataset.reading
  layOutAll()
  expect(laidOut()).toEqual([])
})

test.each([
  ['navigate', []],
  ['reload', ['ninth', 'third', 'section', 'site-links']],
  ['back_forward', ['ninth', 'third', 'section', 'site-links']],
])('a visit by %s', (type, parts) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type }] as never)
  layOutOnReturn()
  expect(laidOut()).toEqual(parts)
})

test('so it is when somebody jumps, and not when they scroll', () => {
  layOutOnJump()
  const to = (top: number) => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  }
  to(innerHeight)
  to(2.5 * innerHeight)
  expect(laidOut()).toEqual([])
  to(9 * innerHeight)
  expect(laidOut()).toEqual(['ninth', 'third', 'section', 'site-links'])
})

test.each([
  ['shell/shell.css', farParts],
  ['styles/reading.css', [farText]],
])('%s has the same list', (file, far) => {
  const sheet = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(sheet).toContain(`  ${far.join(',\n  ')} {\n    content-visibility: auto;`)
})
