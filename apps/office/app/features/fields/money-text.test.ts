import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseOf, rupeesOf } from './money-text.ts'

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
