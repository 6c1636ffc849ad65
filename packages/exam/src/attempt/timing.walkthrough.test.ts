import { describe, expect, test } from 'vitest'
import { minutes } from '../durations.ts'
import { table } from '../testing/table.ts'
import {
  clockOffset,
  clockText,
  compensatoryTime,
  deadlineOf,
  type Grant,
  remaining,
  sectionWindows,
  type TimeTerms,
} from './timing.ts'

describe('compensatory time: 20 minutes for each hour, in steps of five', () => {
  for (const { paper, extra } of table(`
    | paper | extra |
    |-------|-------|
    | 180   | 60    |
    | 60    | 20    |
    | 80    | 30    |
    | 45    | 15    |
    | 35    | 15    |
    | 10    | 5     |
  `))
    test(`${paper} minutes earn ${extra}`, () => {
      expect(compensatoryTime(minutes(Number(paper)), 20)).toBe(minutes(Number(extra)))
    })

  test('others get none', () => {
    expect(compensatoryTime(minutes(180), 0)).toBe(0)
  })
})

describe('the clock on the screen', () => {
  for (const { left, shows } of table(`
    | left    | shows   |
    |---------|---------|
    | 7200000 | 2:00:00 |
    | 3599999 | 1:00:00 |
    | 61000   | 0:01:01 |
    | 1       | 0:00:01 |
    | 0       | 0:00:00 |
    | -5000   | 0:00:00 |
  `))
    test(`${left} ms reads ${shows}`, () => expect(clockText(Number(left))).toBe(shows))

  test('a device clock that is a day ahead still shows the server’s time', () => {
    const day = minutes(24 * 60)
    const offset = clockOffset(day + 1000, 1100, day + 1200)
    expect(day + 1300 + offset).toBe(1300)
  })

  test('nothing remains below zero, and a test without an end has no remainder', () => {
    expect(remaining(minutes(5), minutes(7))).toBe(0)
    expect(remaining(null, minutes(7))).toBeNull()
  })
})

test('sections with their own clocks end with the test for whoever started late', () => {
  const terms: TimeTerms = {
    clock: 'section',
    durationMs: null,
    closesAt: minutes(70),
    compensatoryPerHour: 0,
    sections: [1, 2, 3].map((section) => ({ section, durationMs: minutes(20) })),
    graceMs: minutes(15),
  }
  const shown = (startedAt: number, grants: Grant[] = []) =>
    sectionWindows(terms, startedAt, grants).map(({ opensAt, endsAt }) => [opensAt / minutes(1), endsAt / minutes(1)])
  const inTime = [
    [10, 30],
    [30, 50],
    [50, 70],
  ]
  expect(shown(minutes(10))).toEqual(inTime)
  const late = [
    [40, 60],
    [60, 70],
    [70, 70],
  ]
  expect(shown(minutes(40))).toEqual(late)
  expect(deadlineOf(terms, minutes(40), [])).toBe(minutes(70))
  const grant: Grant = { id: 1, ms: minutes(10), reason: 'Power cut', scope: 'all', at: minutes(45) }
  expect(deadlineOf(terms, minutes(40), [grant])).toBe(minutes(80))
})

test('extra and compensatory time reach beyond the closing time of the test', () => {
  const terms: TimeTerms = {
    clock: 'paper',
    durationMs: minutes(60),
    closesAt: minutes(70),
    compensatoryPerHour: 20,
    sections: [],
    graceMs: minutes(15),
  }
  const grants = [{ id: 1, ms: minutes(5), reason: 'Power cut', scope: 'branch' as const, at: minutes(40) }]
  expect(deadlineOf(terms, minutes(30), grants)).toBe(minutes(95))
})
