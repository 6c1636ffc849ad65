import { expect, test } from 'vitest'
import { noRefundsText } from './no-refunds.ts'

test.each([
  [{ state: 'open', search: undefined, fees: 0 }, 'Nobody is waiting for a refund'],
  [{ state: 'open', search: undefined, fees: 2 }, null],
  [{ state: 'open', search: undefined, fees: null }, null],
  [{ state: 'open', search: 'Iyer', fees: 2 }, 'No refund like this'],
  [{ state: 'done', search: undefined, fees: 0 }, 'No refund like this'],
])('an empty list of refunds says what is true: %o', (looked, words) => {
  expect(noRefundsText(looked)).toBe(words)
})
