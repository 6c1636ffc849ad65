import { expect, test } from 'vitest'
import { shownMoney, signedMoney } from './money.ts'

test('a sum is shown in lakhs, with paise where there are any', () => {
  expect(shownMoney(1_47_600_00)).toBe('₹1,47,600')
  expect(shownMoney(99_50)).toBe('₹99.50')
})

test('what is taken off stands with a minus, and nothing taken off is plain nothing', () => {
  expect(signedMoney(-12_300_00)).toBe('− ₹12,300')
  expect(signedMoney(500_00)).toBe('₹500')
  expect([signedMoney(-0), shownMoney(-0), signedMoney(0)]).toEqual(['₹0', '₹0', '₹0'])
})
