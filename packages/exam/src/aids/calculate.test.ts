import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aidsOf, USUAL_AIDS } from './aids.ts'
import { calculate, shownValue, withTimes } from './calculate.ts'

test.each([
  ['2 + 3 × 4', 14],
  ['(2 + 3) * 4', 20],
  ['7 − 10', -3],
  ['−2 ^ 2', -4],
  ['2 ^ 3 ^ 2', 512],
  ['2 ^ −1', 0.5],
  ['√(16) + √9', 7],
  ['sin(30)', 0.5],
  ['cos 90', 0],
  ['tan(45)', 1],
  ['log(1,000)', 3],
  ['π ÷ π', 1],
  ['1.5 / .5', 3],
])('%s is %s', (text, value) => {
  expect(calculate(text)).toBeCloseTo(value, 12)
})

test.each([
  '',
  '2 +',
  '(2',
  '2)',
  '2 3',
  '1 ÷ 0',
  'tan(90)',
  'tan(−270)',
  '√(−1)',
  'alert(1)',
  '..',
  '2 ** 3',
  '(('.repeat(200),
])('%j has no value', (text) => {
  expect(calculate(text)).toBeNull()
})

test('a times sign that was left away is put where it is seen', () => {
  expect(['2π', '2(3)', '3sin(30)', '(2)(3)', 'π2', '2 √9'].map(withTimes)).toEqual([
    ...['2×π', '2×(3)', '3×sin(30)', '(2)×(3)', 'π×2', '2 ×√9'],
  ])
  for (const whole of ['sin(30)', '−(2)', '2 + 3', 'log(1,000)', '2×π', '√√16']) expect(withTimes(whole)).toBe(whole)
  expect(calculate(withTimes('2(3)'))).toBe(6)
})

test('whole numbers are added, taken away and multiplied as everywhere', () => {
  const whole = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(whole, whole, whole, (a, b, c) => {
      expect(calculate(`${a} + ${b} × (${c})`)).toBe(a + b * c)
    }),
  )
})

test('what is shown has ten digits and no error of the machine', () => {
  expect(shownValue(0.1 + 0.2)).toBe('0.3')
  expect(shownValue(-2)).toBe('−2')
  expect(shownValue(1 / 3)).toBe('0.3333333333')
})

describe('the aids of a pack', () => {
  test('are what it says, and the usual ones without a calculator where it says nothing', () => {
    expect(aidsOf({ aids: ['calculator'] })).toEqual(['calculator'])
    expect(aidsOf({})).toBe(USUAL_AIDS)
    expect(aidsOf(null)).not.toContain('calculator')
  })
})
