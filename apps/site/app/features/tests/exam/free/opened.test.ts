import { expect, test } from 'vitest'
import { lateAnswers, storedRanges } from './opened.ts'

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

test('of what came too late only answers are told', () => {
  const step = (number: number, action: Parameters<typeof lateAnswers>[0][number]['action']) => ({
    ...{ device: 1, number, givenAt: 0, action },
  })
  const sent = [
    step(1, { do: 'visit', slot: 1 }),
    step(2, { do: 'save', slot: 1, answer: { type: 'single', option: 'A' } }),
    step(3, { do: 'save', slot: 2, answer: null }),
  ]
  expect(lateAnswers(sent, [1, 2])).toBe(1)
  expect(lateAnswers(sent, [])).toBe(0)
})
