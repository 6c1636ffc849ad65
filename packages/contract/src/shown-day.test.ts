import { expect, test } from 'vitest'
import { shownDay, weekdayOf } from './shown-day.ts'

test('the weekday belongs to the calendar day, not to the clock of the machine', () => {
  expect(weekdayOf('2026-12-18')).toBe('Friday')
  expect(weekdayOf('2026-11-15')).toBe('Sunday')
})

test('a day is shown with its weekday in short', () => {
  expect(shownDay('2027-06-07')).toBe('Mon, 7 Jun 2027')
})
