import { expect, test } from 'vitest'
import { dayFrom } from './days.ts'

test('days are counted in India, and move forward to the weekday asked for', () => {
  // 15 November 2026 is a Sunday; at 20:00 UTC it is already Monday in India.
  expect(dayFrom('2026-11-15T02:00:00.000Z', 0)).toBe('2026-11-15')
  expect(dayFrom('2026-11-15T20:00:00.000Z', 0)).toBe('2026-11-16')
  expect(dayFrom('2026-11-15T02:00:00.000Z', 0, 'Sunday')).toBe('2026-11-15')
  expect(dayFrom('2026-11-15T02:00:00.000Z', 1, 'Sunday')).toBe('2026-11-22')
  expect(dayFrom('2026-11-15T02:00:00.000Z', -1)).toBe('2026-11-14')
})
