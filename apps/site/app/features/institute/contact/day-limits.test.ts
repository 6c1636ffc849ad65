import { expect, test } from 'vitest'
import { dayLimits, isOver } from './day-limits.ts'

// Half past three in the afternoon in India, and already the next day there when it is evening in London.
const afternoon = dayLimits(Date.parse('2026-11-17T10:00:00Z'))

test('the days begin with today in India', () => {
  expect(afternoon).toEqual({ first: '2026-11-17', last: '2027-11-17', now: '15:30' })
  expect(dayLimits(Date.parse('2026-11-17T19:00:00Z')).first).toBe('2026-11-18')
})

test('only times of today can be over', () => {
  expect(isOver('2026-11-17', '15:30', afternoon)).toBe(true)
  expect(isOver('2026-11-17', '16:00', afternoon)).toBe(false)
  expect(isOver('2026-11-18', '10:00', afternoon)).toBe(false)
})
