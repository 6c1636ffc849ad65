import { expect, test } from 'vitest'
import { repeatedDays } from './repeated-days.ts'

test('a series begins on its first day and keeps the day of the week over the end of a month', () => {
  expect(repeatedDays('2026-12-20', 'week', 3)).toEqual(['2026-12-20', '2026-12-27', '2027-01-03'])
  expect(repeatedDays('2026-12-20', 'four-weeks', 2)).toEqual(['2026-12-20', '2027-01-17'])
})

test('one day stays one day, whatever count was typed before', () => {
  expect(repeatedDays('2026-12-20', 'none', 9)).toEqual(['2026-12-20'])
  expect(repeatedDays('2026-12-20', 'week', Number.NaN)).toEqual(['2026-12-20'])
})
