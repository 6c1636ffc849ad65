import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, number = '', asks = '', how = '', tests = '', state = ''] = line.split('|').map((cell) => cell.trim())
    return { number, asks, how, state, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) }
  })
const place = (number: string) => number.split('.').map(Number)
const after = ([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: number[]) => (a - x || b - y || c - z) > 0

test('every test that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:packages|apps|scripts|e2e)\/[^`]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('each requirement stands once, in order, with its state; what is met has a test', () => {
  expect(rows.length).toBeGreaterThan(200)
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (before)
      expect(after(place(row.number), place(before.number)), `${row.number} after ${before.number}`).toBe(true)
    expect(['met', 'partly', 'not met', 'does not apply'], row.number).toContain(row.state)
    expect(row.asks && row.how, `${row.number} says what and how`).toBeTruthy()
    if (row.state === 'met') expect(row.tests, `${row.number} names a test`).not.toEqual([])
    if (row.state === 'not met' || row.state === 'does not apply') expect(row.tests, row.number).toEqual([])
  }
})

test('the sum above the table is the one of the table', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text).toContain(
    `Of ${rows.length}: ${count('met')} met, ${count('partly')} partly, ${count('not met')} not met, ${count('does not apply')} do not apply.`,
  )
})
