import { expect, test } from 'vitest'
import { mostMatches, mostWith } from './trigrams.ts'

test.each([
  [[undefined, null, false], mostMatches],
  [[], mostMatches],
  [[undefined, 'paid'], 'all'],
  [[[3]], 'all'],
  // Staff without a branch see what lies in none.
  [[[]], 'all'],
])('with %j beside it a search gathers %s', (filters, most) => {
  expect(mostWith(...filters)).toBe(most)
})
