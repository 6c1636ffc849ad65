import { expect, test } from 'vitest'
import { scheme } from '../papers/packs.ts'
import { aQuestion } from '../testing/papers.ts'
import type { Key } from './keys.ts'
import { whatEarnsMarks } from './what-earns-marks.ts'

const table = (type: Key['type'], key: Key, marks = scheme(4, -1), more = {}) =>
  whatEarnsMarks({ ...aQuestion(1, type), ...more }, key, marks).map((one) => `${one.answer}: ${one.marks / 100}`)

test('a single choice earns for its key, loses for every other option', () => {
  expect(table('single', { type: 'single', right: ['B'] })).toEqual(['B: 4', 'A, C or D: -1', 'left blank: 0'])
  expect(table('single', { type: 'single', right: ['B', 'C'] })).toEqual([
    ...['B: 4', 'C: 4', 'A or D: -1', 'left blank: 0'],
  ])
})

test('parts of a multiple choice are counted as the scheme says', () => {
  const key: Key = { type: 'multiple', right: ['A', 'B', 'D'] }
  expect(table('multiple', key, scheme(4, -2, 1))).toEqual([
    ...['A, B, D: 4', '2 of 3 right, none wrong: 2', '1 of 3 right, none wrong: 1'],
    ...['any wrong option: -2', 'left blank: 0'],
  ])
  expect(table('multiple', key)).toContain('2 of 3 right, none wrong: -1')
})

test('a number earns within its ranges and nowhere else', () => {
  const key: Key = {
    type: 'numeric',
    accept: [
      { from: '-2.55', to: '-2.45' },
      { value: '7', tolerance: '0.5' },
    ],
  }
  expect(table('numeric', key)).toEqual([
    ...['−2.55 to −2.45: 4', '7 ± 0.5: 4', 'any other number: -1', 'left blank: 0'],
  ])
})

test('a matching earns for all its pairs', () => {
  const key: Key = { type: 'matching', pairs: { A: '1', B: '2', C: '3', D: '4' } }
  expect(table('matching', key, scheme(4, -1, 1))).toEqual([
    ...['A–1, B–2, C–3, D–4: 4', '3 of 4 pairs, none wrong: 3', 'any wrong pair: -1', 'left blank: 0'],
  ])
})
