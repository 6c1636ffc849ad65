import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { add, closingLines, complaint, none, playwrightCounts, vitestCounts } from './test-results.ts'

const counts = (passed: number, failed = 0, skipped = 0, triedAgain: string[] = [], failures: string[] = []) => ({
  passed,
  failed,
  skipped,
  triedAgain,
  failures,
})
const once = 'a search finds it (pages/search.spec.ts, phone)'

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
    [true, counts(3, 0, 0, [once]), null],
  ])('that ended well: %s with %j has the complaint %j', (isGreen, seen, expected) => {
    expect(complaint(isGreen, seen)).toBe(expected)
  })
})

const vitestReport = (
  passed: number,
  failed: number,
  ...tests: [name: string, status: string, failures: number][]
) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  numTodoTests: 3,
  testResults: [
    {
      name: join(process.cwd(), 'packages/api/src/jobs.test.ts'),
      assertionResults: tests.map(([fullName, status, failures]) => ({
        fullName,
        status,
        failureMessages: Array.from({ length: failures }, () => 'expected 503 to be 200'),
      })),
    },
  ],
})

test('sums what the runners report', () => {
  const vitest = vitestCounts(vitestReport(10, 1))
  const playwright = playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 1 }, suites: [] })
  expect([none, vitest, playwright].reduce(add)).toEqual(counts(15, 2, 6))
})

test('a journey that passed only when tried again is named, and neither passed nor failed; one that failed twice is named too', () => {
  const at = (projectName: string, status: string) => ({ projectName, status })
  const tests = [at('phone', 'flaky'), at('desktop', 'expected'), at('specification', 'unexpected')]
  const specs = [{ title: 'a search finds it', file: 'pages/search.spec.ts', tests }]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  expect(playwrightCounts({ stats, suites: [{ suites: [{ specs }] }] })).toEqual(
    counts(1, 1, 0, [once], ['a search finds it (pages/search.spec.ts, specification)']),
  )
})

test('so is a test of one function, or of the API', () => {
  const report = vitestReport(2, 1, ['runs once', 'passed', 1], ['runs twice', 'passed', 0], ['runs', 'failed', 2])
  expect(vitestCounts(report)).toEqual(
    counts(1, 1, 5, ['runs once (packages/api/src/jobs.test.ts)'], ['runs (packages/api/src/jobs.test.ts)']),
  )
})

test('ends with one plain line', () => {
  expect(closingLines(counts(42), true)).toEqual(['42 passed, 0 failed'])
  expect(closingLines(counts(42, 2), false)).toEqual(['42 passed, 2 failed'])
})

test('before it stands every test that failed', () => {
  expect(closingLines(counts(41, 1, 0, [], [once]), false)).toEqual([`failed: ${once}`, '41 passed, 1 failed'])
})

test('before it stands every test that passed only when tried again', () => {
  expect(closingLines(counts(41, 0, 0, [once]), true)).toEqual([
    `passed only when tried again: ${once}`,
    '41 passed, 1 only when tried again, 0 failed',
  ])
})

test('counts a failure without a failed test as one', () => {
  expect(closingLines(counts(42), false)).toEqual(['42 passed, 1 failed'])
})
