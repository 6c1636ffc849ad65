// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goTo, keepPlace, keptPlace, placeNow } from './kept-place.ts'

/** Parts as `[top, height]` on the screen, in the order of the page. */
const draw = (...boxes: [number, number][]) => {
  document.body.innerHTML = `<main>${'<section></section>'.repeat(boxes.length)}</main>`
  for (const [i, section] of document.querySelectorAll('section').entries()) {
    const [top = 0, height = 0] = boxes[i] ?? []
    section.getBoundingClientRect = () => ({ top, height }) as DOMRect
  }
  return [...document.querySelectorAll('section')]
}

const entry = { key: 'a' }
const leave = () => window.dispatchEvent(new Event('pagehide'))
const goBack = () => {
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  const place = keptPlace()
  if (place) goTo(place)
  return scrollBy.mock.calls[0]?.[0]?.top as number | undefined
}

keepPlace()

beforeEach(() => {
  sessionStorage.clear()
  entry.key = 'a'
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('navigation', { currentEntry: entry })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the part that is read stands where it stood, whatever became of those before it', () => {
  draw([-2000, 1600], [-400, 700], [300, 500], [800, 1600])
  leave()
  draw([0, 400], [400, 700], [1100, 500], [1600, 300])
  expect(goBack()).toBe(800)
})

test('what is read is the last part that begins above the middle of the screen', () => {
  const [, , third] = draw([-2000, 1600], [-400, 700], [300, 500], [800, 1600])
  expect(placeNow()).toEqual({ part: third, top: 300 })
  draw([500, 1600])
  expect(placeNow()).toBeUndefined()
})

test('a part that is hidden, or stays in its place while the page scrolls, is no place', () => {
  const [, , bar] = draw([-2000, 1600], [0, 0], [60, 40], [900, 100])
  if (bar) bar.style.position = 'sticky'
  leave()
  draw([0, 1600], [0, 0], [0, 40], [1600, 100])
  expect(goBack()).toBe(2000)
})

test('another step of the history has a place of its own', () => {
  draw([-2000, 1600])
  leave()
  entry.key = 'b'
  expect(goBack()).toBeUndefined()
})

test('a part that is gone, a store that may not be used and an older browser leave it to the browser', () => {
  draw([-2000, 400], [-1000, 2000])
  leave()
  draw([0, 400])
  expect(goBack()).toBeUndefined()
  draw([0, 400], [400, 2000])
  expect(goBack()).toBe(1400)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(leave).not.toThrow()
  expect(goBack()).toBeUndefined()
  vi.unstubAllGlobals()
  expect('navigation' in window).toBe(false)
  expect(leave).not.toThrow()
  expect(goBack()).toBeUndefined()
})
