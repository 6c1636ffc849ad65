import { expect, test } from 'vitest'
import { monthBy, monthText, weeksOf } from './month.ts'

test('a month is whole weeks from Monday, across years and leap days', () => {
  expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  for (const month of ['2026-02', '2026-06', '2026-11', '2027-01'])
    for (const week of weeksOf(month)) expect(week).toHaveLength(7)
  expect([monthBy('2026-12', 1), monthBy('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect(monthText('2026-11')).toBe('November 2026')
})
