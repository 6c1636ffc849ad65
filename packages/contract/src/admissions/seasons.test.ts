import { expect, test } from 'vitest'
import { seasonOf } from './seasons.ts'

test.each([
  ['2026-10-31', '2026-27'],
  ['2026-11-01', '2027-28'],
  ['2027-10-31', '2027-28'],
  ['2098-11-01', '2099-00'],
])('%s belongs to %s', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})
