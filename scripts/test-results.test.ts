import { describe, expect, test } from 'vitest'
import { add, closingLine, complaint, none, playwrightCounts, vitestCounts } from './test-results.ts'

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped })

describe('a step', () => {
  test.each([
    [true, counts(3), null],
    [true, null, null],
    [false, counts(3, 2), '2 failed'],
    [true, counts(3, 1), '1 failed'],
    [false, counts(3), 'it ended with an error'],
    [false, null, 'it ended with an error'],
    [true, counts(3, 0, 1), '1 were skipped, and a skipped test proves nothing'],
    [true, counts(0), 'it found no tests'],
  ])('that ended well: %s with %j has the complaint %j', (isGreen, seen, expected) => {
    expect(complaint(isGreen, seen)).toBe(expected)
  })
})

test('sums what the runners report', () => {
  const vitest = vitestCounts({ numPassedTests: 10, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 })
  const playwright = playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } })
  expect([none, vitest, playwright].reduce(add)).toEqual(counts(15, 3, 6))
})

test('ends with one plain line', () => {
  expect(closingLine(counts(42), true)).toBe('42 passed, 0 failed')
  expect(closingLine(counts(42, 2), false)).toBe('42 passed, 2 failed')
})

test('counts a failure without a failed test as one', () => {
  expect(closingLine(counts(42), false)).toBe('42 passed, 1 failed')
})
