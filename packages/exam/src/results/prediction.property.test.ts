import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PREDICTED_FROM, predict } from './prediction.ts'
import { STANDING_FROM } from './subject-figures.ts'

const point = fc
  .integer({ min: STANDING_FROM, max: 2000 })
  .chain((takers) => fc.integer({ min: 1, max: takers }).map((atOrBelow) => ({ atOrBelow, takers })))
const points = fc.array(point, { minLength: PREDICTED_FROM, maxLength: 20 })
const same = (share: number, takers: number, tests: number) =>
  Array.from({ length: tests }, () => ({ atOrBelow: Math.round(share * takers), takers }))
const width = (list: { atOrBelow: number; takers: number }[]) => {
  const { low, high } = predict(list) ?? { low: 0, high: 0 }
  return high - low
}

describe('the predicted percentile', () => {
  test('lies inside its range, and the range inside 0 and 100', () => {
    fc.assert(
      fc.property(points, (list) => {
        const { low, middle, high } = predict(list) ?? { low: -1, middle: -1, high: -1 }
        expect(low).toBeGreaterThanOrEqual(0)
        expect(middle).toBeGreaterThan(low)
        expect(high).toBeGreaterThan(middle)
        expect(high).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('never falls when a test went better', () => {
    fc.assert(
      fc.property(points, fc.nat(19), (list, at) => {
        const better = list.map((one, index) => (index === at % list.length ? { ...one, atOrBelow: one.takers } : one))
        expect(predict(better)?.middle ?? 0).toBeGreaterThanOrEqual((predict(list)?.middle ?? 0) - 1e-9)
      }),
    )
  })

  test('says nothing where too few tests or too few takers stand behind it', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: PREDICTED_FROM - 1 }), fc.nat(10), (list, small) => {
        const tiny = Array.from({ length: small }, () => ({ atOrBelow: 5, takers: STANDING_FROM - 1 }))
        expect(predict([...list, ...tiny])).toBeNull()
      }),
    )
  })

  test('gets surer with more tests and with larger classes', () => {
    expect(width(same(0.8, 200, 8))).toBeLessThan(width(same(0.8, 200, 3)))
    expect(width(same(0.8, 2000, 5))).toBeLessThan(width(same(0.8, 25, 5)))
  })

  test('follows the newer tests more than the older ones', () => {
    const rising = [...same(0.3, 500, 4), ...same(0.9, 500, 4)]
    expect(predict(rising)?.middle).toBeGreaterThan(predict(rising.toReversed())?.middle ?? 100)
  })

  test('of a steady student is near what it was', () => {
    expect(predict(same(0.8, 1000, 6))?.middle).toBeCloseTo(80, 0)
  })
})

test('four of five next percentiles of a steady student fall into the range', () => {
  // A fixed row of numbers, so that the same students are tried every time.
  let state = 20_261_116
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random())
  let inside = 0
  const students = 2000
  for (let student = 0; student < students; student += 1) {
    const ability = normal() * 1.2
    const next = () => 1 / (1 + Math.exp(-(ability + normal() * 0.4)))
    const list = Array.from({ length: 6 }, () => ({ atOrBelow: Math.max(1, Math.round(next() * 300)), takers: 300 }))
    const { low, high } = predict(list) ?? { low: 0, high: 0 }
    const then = next() * 100
    if (then >= low && then <= high) inside += 1
  }
  expect(inside / students).toBeGreaterThan(0.75)
  expect(inside / students).toBeLessThan(0.92)
})
