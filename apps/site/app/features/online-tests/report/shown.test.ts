import { sayEnglish } from '@northlight/contract/words/say'
import { expect, test } from 'vitest'
import { counted, exactSpan, numberList, shownMarks, shownSpan, shownUpTo, signedMarks } from './shown.ts'

test('a loss has a real minus sign, a gain a plus, and nothing is nothing', () => {
  expect([signedMarks(4), signedMarks(-1.25), signedMarks(0)]).toEqual(['+4', '−1.25', '0'])
  expect(shownMarks(-13)).toBe('−13')
})

test.each([
  [42_000, '42 s'],
  [59_400, '59 s'],
  [66 * 60_000, '66 min'],
  [180 * 60_000, '3 h 00 min'],
  [125 * 60_000, '2 h 05 min'],
])('%i milliseconds are %s', (ms, words) => {
  expect(shownSpan(ms)).toBe(words)
})

test('one question is told to the second', () => {
  expect(exactSpan(368_000)).toBe('6 min 08 s')
  expect(exactSpan(19_000)).toBe('19 s')
})

test('things are counted in the right number', () => {
  expect([counted(1, 'question'), counted(0, 'question'), counted(2, 'try', 'tries')]).toEqual([
    '1 question',
    '0 questions',
    '2 tries',
  ])
})

test('numbers are listed as one would say them', () => {
  expect(numberList([])).toBe('')
  expect(numberList([6])).toBe('6')
  expect(numberList([6, 19, 31])).toBe('6, 19 and 31')
  expect(numberList([1, 2, 3, 4], sayEnglish, 2)).toBe('1, 2 and 2 more')
})

test('a chart reaches to the longest time, or to twice the usual ones where one stands far above them', () => {
  expect(shownUpTo([10, 20, 30])).toBe(30)
  expect(shownUpTo([...Array(20).fill(50), 3000])).toBe(100)
  expect(shownUpTo([0, 0, 0, 60])).toBe(60)
  expect(shownUpTo([])).toBe(0)
})
