import { expect, test } from 'vitest'
import { storedRanges } from './opened.ts'

test.each([
  [{ last_number: 0, gaps: [] }, []],
  [{ last_number: 5, gaps: [] }, [[1, 5]]],
  [
    { last_number: 6, gaps: [3, 5] },
    [
      [1, 2],
      [4, 4],
      [6, 6],
    ],
  ],
  [{ last_number: 3, gaps: [1] }, [[2, 3]]],
])('%j is held as %j', (stored, ranges) => {
  expect(storedRanges(stored)).toEqual(ranges)
})
