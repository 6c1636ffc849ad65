import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days } from '../durations.ts'
import { streakOf } from './streak.ts'

const start = Date.parse('2026-01-01T00:00:00.000Z')
const dayAt = (n: number) => new Date(start + days(n)).toISOString().slice(0, 10)
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })

describe('a gentle streak', () => {
  test('of every day counts every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (length) => {
        const list = Array.from({ length }, (_, at) => dayAt(at))
        expect(streakOf(list, dayAt(length - 1))).toEqual({
          current: length,
          best: length,
          isDoneToday: true,
          restDaysLeft: 2,
        })
      }),
    )
  })

  test('is never made shorter by one more day of practice, and never beats its best', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 60 }), (list, extra) => {
        const today = dayAt(60)
        const before = streakOf(list.map(dayAt), today)
        const after = streakOf([...list, extra].map(dayAt), today)
        expect(after.current).toBeGreaterThanOrEqual(before.current)
        expect(before.best).toBeGreaterThanOrEqual(before.current)
        expect(before.current).toBeLessThanOrEqual(list.length)
      }),
    )
  })

  test('survives two rest days of seven and ends with the third', () => {
    const five = [0, 1, 2, 3, 4].map(dayAt)
    expect(streakOf(five, dayAt(7))).toMatchObject({ current: 5, isDoneToday: false, restDaysLeft: 0 })
    expect(streakOf([...five, dayAt(7)], dayAt(7))).toMatchObject({ current: 6, isDoneToday: true })
    expect(streakOf(five, dayAt(8))).toMatchObject({ current: 0, best: 5, restDaysLeft: 0 })
  })

  test('lets every Sunday free for a year', () => {
    const list = Array.from({ length: 364 }, (_, at) => at).filter((at) => at % 7 !== 6)
    expect(streakOf(list.map(dayAt), dayAt(363)).current).toBe(312)
  })

  test('has nothing to say to who has not begun, and does not count days to come', () => {
    expect(streakOf([], dayAt(5))).toEqual({ current: 0, best: 0, isDoneToday: false, restDaysLeft: 2 })
    expect(streakOf([dayAt(9)], dayAt(5)).current).toBe(0)
  })
})
