import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOf, numberText, paiseOf, rupeesOf } from './money-text.ts'

test.each([
  ['1,20,000', 12_000_000],
  ['₹ 1499.5', 149_950],
  ['1499.05', 149_905],
  ['₹45,000/-', 4_500_000],
  ['1499.50 /-', 149_950],
  ['/-5', undefined],
  ['57,500.505', undefined],
  ['', null],
  ['12a', undefined],
  ['1.234', undefined],
  ['-5', undefined],
])('%s is %s paise', (typed, paise) => expect(paiseOf(typed)).toBe(paise))

test('what is shown is read back as the same amount, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (paise) => {
      expect(paiseOf(rupeesOf(paise))).toBe(paise)
    }),
  )
})

test.each([
  ['1,20,000', 120_000],
  [' 12.9716', 12.9716],
  ['-77.5', -77.5],
  ['−5', -5],
  ['.5', 0.5],
  ['12.', 12],
  ['', null],
  ['about 40', undefined],
  ['45k', undefined],
  ['1e5', undefined],
  ['-', undefined],
  ['.', undefined],
])('%s is the number %s', (typed, number) => expect(numberOf(typed)).toBe(number))

test('a number is shown as it is read', () => {
  for (const number of [0, 1999, -77.5946, 120_000]) expect(numberOf(numberText(number))).toBe(number)
  expect(numberText(null)).toBe('')
})
