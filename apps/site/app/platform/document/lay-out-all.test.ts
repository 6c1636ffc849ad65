// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { goTo, keptPlace, placeNow } from './kept-place.ts'
import { farParts, farText, layOutAll, layOutOnJump, layOutOnReturn, noteMoves } from './lay-out-all.ts'

vi.mock('./kept-place.ts', () => ({ goTo: vi.fn(), keptPlace: vi.fn(), placeNow: vi.fn() }))

beforeEach(() => {
  document.body.innerHTML = `<div data-kept="header"></div>
    <main><h1></h1><div class="prose">${'<p></p>'.repeat(8)}<p id="ninth"></p></div><section id="third"></section></main>
    <div data-kept="footer"><section data-newsletter></section><footer id="site-links"></footer></div>`
  document.body.dataset.reading = ''
  delete document.documentElement.dataset.moved
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

const place = { part: document.body, top: 100 }

const comeBack = () => {
  vi.mocked(goTo).mockClear()
  vi.mocked(keptPlace).mockReset().mockReturnValueOnce(place)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type: 'back_forward' }] as never)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
  layOutOnReturn()
}

test('who comes back is taken to the place at once, and again once the browser has taken them there', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive')
  comeBack()
  expect(goTo).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('load'))
  expect(goTo).toHaveBeenCalledTimes(2)
  expect(goTo).toHaveBeenLastCalledWith(place)
})

test('where the browser has been there before the script, too', () => {
  comeBack()
  expect(goTo).toHaveBeenCalledTimes(2)
})

/** In a document of its own: it knows nothing of this file. */
const listenInHead = () =>
  new Function('addEventListener', 'document', `(${noteMoves.toString()})()`)(
    window.addEventListener.bind(window),
    document,
  )

describe.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('who has moved on by %s is left there', (move) => {
  test('before the module', () => {
    listenInHead()
    window.dispatchEvent(new Event(move))
    comeBack()
    expect(goTo).not.toHaveBeenCalled()
    expect(laidOut()).toEqual([])
  })

  test('and after it', () => {
    listenInHead()
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive')
    comeBack()
    window.dispatchEvent(new Event(move))
    window.dispatchEvent(new Event('load'))
    expect(goTo).toHaveBeenCalledTimes(1)
  })
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
  vi.mocked(placeNow).mockImplementationOnce(() => {
    expect(laidOut()).toEqual([])
    return place
  })
  to(9 * innerHeight)
  expect(laidOut()).toEqual(['ninth', 'third', 'section', 'site-links'])
  expect(goTo).toHaveBeenLastCalledWith(place)
})

test.each([
  ['shell/shell.css', farParts],
  ['styles/reading.css', [farText]],
])('%s has the same list', (file, far) => {
  const sheet = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(sheet).toContain(`  ${far.join(',\n  ')} {\n    content-visibility: auto;`)
})
