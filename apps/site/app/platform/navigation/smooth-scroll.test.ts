import { expect, test } from 'vitest'
import { scrollPosition, scrollTime } from './smooth-scroll.ts'

test('a scroll starts where the page stands and ends exactly at its target after 500 ms', () => {
  expect(scrollTime).toBe(500)
  expect(scrollPosition(100, 900, 0)).toBeCloseTo(100, 3)
  expect(scrollPosition(100, 900, 500)).toBe(900)
  expect(scrollPosition(100, 900, 700)).toBe(900)
})

test('it follows the ease curve: past the middle at half time, and never backwards', () => {
  expect(scrollPosition(0, 1, 250)).toBeCloseTo(0.8024, 3)
  let last = 0
  for (let ms = 0; ms <= 500; ms += 10) {
    const place = scrollPosition(0, 1000, ms)
    expect(place).toBeGreaterThanOrEqual(last)
    last = place
  }
})

test('it scrolls upwards too', () => {
  expect(scrollPosition(900, 100, 500)).toBe(100)
  expect(scrollPosition(900, 100, 250)).toBeLessThan(500)
})
