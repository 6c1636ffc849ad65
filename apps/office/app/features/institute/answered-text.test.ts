import { expect, test } from 'vitest'
import { answeredText } from './answered-text.ts'

test.each([
  [0, 0, '–'],
  [1200, 0, '100 %'],
  [10_000, 2, '99.98 %'],
  [1_000_000, 1, '99.99 %'],
  [4, 4, '0.00 %'],
])('of %i replies %i failed: %s', (replies, failures, text) => expect(answeredText(replies, failures)).toBe(text))
