import { expect, test } from 'vitest'
import { agreeText, moreText } from './settlement-words.ts'

test('one payment agrees, others agree', () => {
  expect([0, 1, 2].map(agreeText)).toEqual(['payments agree.', 'payment agrees.', 'payments agree.'])
})

test('a list that is cut short says how many are left out', () => {
  expect([0, 200, 201, 3200].map(moreText)).toEqual([null, null, 'and 1 more', 'and 3,000 more'])
})
