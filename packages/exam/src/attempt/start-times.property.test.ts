import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../durations.ts'
import { deadlineOf, type StartTerms, startTimes, type TimeTerms, timeIfBegun } from './timing.ts'

const someMinutes = fc.integer({ min: 1, max: 240 }).map(minutes)

const timed: fc.Arbitrary<StartTerms> = fc.record({
  clock: fc.constantFrom('paper' as const, 'section' as const),
  durationMs: someMinutes,
  closesAt: fc.integer({ min: 24 * 60, max: 48 * 60 }).map(minutes),
  compensatoryPerHour: fc.constantFrom(0, 20),
  sections: fc
    .array(someMinutes, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((durationMs, index) => ({ section: index + 1, durationMs }))),
})

const asTerms = (start: StartTerms): TimeTerms => ({ ...start, graceMs: minutes(15) })
const given = (start: StartTerms, at: number) => (deadlineOf(asTerms(start), at, []) ?? Number.NaN) - at

describe('the moment to begin by', () => {
  test('gives the whole time, and a second later no longer does', () => {
    fc.assert(
      fc.property(timed, fc.integer({ min: 0, max: 600 }).map(minutes), (start, earlier) => {
        const { fullMs, beginBy } = startTimes(start)
        if (fullMs === null || beginBy === null) throw new Error('A timed test that closes names both.')
        expect(given(start, beginBy)).toBe(fullMs)
        expect(given(start, beginBy - earlier)).toBe(fullMs)
        expect(given(start, beginBy + 1000)).toBe(fullMs - 1000)
      }),
    )
  })

  test('what is told before the start is what the clock then shows', () => {
    fc.assert(
      fc.property(timed, fc.integer({ min: 0, max: 48 * 60 }).map(minutes), (start, now) => {
        fc.pre(now < (start.closesAt ?? 0))
        expect(timeIfBegun(startTimes(start), now)).toBe(given(start, now))
      }),
    )
  })

  test('a test that never closes, or lets late starters keep their time, has none', () => {
    fc.assert(
      fc.property(timed, (start) => {
        const times = startTimes({ ...start, closesAt: null })
        expect(times).toMatchObject({ beginBy: null, endsBy: null })
        expect(timeIfBegun(times, hours(100))).toBe(times.fullMs)
      }),
    )
  })
})

test('an untimed test speaks of no time, only of the day it closes', () => {
  const untimed: StartTerms = {
    clock: 'none',
    durationMs: null,
    closesAt: hours(20),
    compensatoryPerHour: 20,
    sections: [],
  }
  const times = startTimes(untimed)
  expect(times).toEqual({ fullMs: null, beginBy: null, endsBy: hours(20) })
  expect(timeIfBegun(times, hours(19))).toBeNull()
})

test('three hours in a window from ten to nine: begin by six', () => {
  const mock: StartTerms = {
    clock: 'paper',
    durationMs: hours(3),
    closesAt: hours(21),
    compensatoryPerHour: 0,
    sections: [],
  }
  expect(startTimes(mock)).toEqual({ fullMs: hours(3), beginBy: hours(18), endsBy: hours(21) })
  expect(timeIfBegun(startTimes(mock), hours(20))).toBe(hours(1))
})
