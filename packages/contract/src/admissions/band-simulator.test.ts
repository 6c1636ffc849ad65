import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulateBands } from './band-simulator.ts'

const band = (min_percent: number, waiver_percent: number) => ({ label: `${min_percent}`, min_percent, waiver_percent })

test('each result counts once, in the highest band it has reached', () => {
  const outcome = simulateBands([95, 90, 89, 60, 12], [band(75, 40), band(90, 80)], 1_00_000_00)
  expect(outcome.bands.map(({ families, waived_paise }) => [families, waived_paise])).toEqual([
    [2, 1_60_000_00],
    [1, 40_000_00],
  ])
  expect([outcome.without, outcome.waived_paise]).toEqual([2, 2_00_000_00])
})

const percents = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 60 })
const bands = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), { maxLength: 5 })

test('nobody is lost or counted twice, in whatever order bands and results come', () => {
  fc.assert(
    fc.property(percents, bands, (results, limits) => {
      const made = limits.map(([min, waiver]) => band(min, waiver))
      const outcome = simulateBands(results, made, 50_000_00)
      const counted = outcome.bands.reduce((sum, { families }) => sum + families, outcome.without)
      expect(counted).toBe(results.length)
      expect(simulateBands(results.toReversed(), made, 50_000_00)).toEqual(outcome)
    }),
  )
})

test('a higher limit never reaches more families', () => {
  fc.assert(
    fc.property(percents, fc.integer({ min: 0, max: 99 }), (results, limit) => {
      const reach = (min: number) => simulateBands(results, [band(min, 50)], 100_00).bands[0]?.families ?? 0
      expect(reach(limit + 1)).toBeLessThanOrEqual(reach(limit))
    }),
  )
})
