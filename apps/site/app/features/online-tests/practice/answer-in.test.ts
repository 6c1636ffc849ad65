import { expect, test } from 'vitest'
import { answerIn } from './answer-in.ts'

const form = (...fields: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test.each([
  ['single', form(['answer', 'B']), 'B'],
  ['multiple', form(['answer', 'A'], ['answer', 'C']), 'A,C'],
  ['numeric', form(['answer', ' 2.50 ']), '2.50'],
  ['matching', form(['match-A', '1'], ['match-B', ''], ['match-C', '3']), 'A-1,C-3'],
] as const)('a %s answer is read as the API writes it', (type, data, expected) => {
  expect(answerIn({ type, options: ['A', 'B', 'C'] }, data)).toBe(expected)
})

test('nothing chosen is no answer', () => {
  expect(answerIn({ type: 'single', options: ['A'] }, form())).toBeUndefined()
  expect(answerIn({ type: 'numeric', options: [] }, form(['answer', '  ']))).toBeUndefined()
})
