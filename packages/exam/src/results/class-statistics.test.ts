import { expect, test } from 'vitest'
import type { SlotMark } from '../marking/mark.ts'
import { classStatistics, middleOf } from './class-statistics.ts'

const mark = (slot: number, marks: number): SlotMark => ({
  ...{ slot, version: slot, marks, max: 100, answer: null },
  outcome: marks > 0 ? 'right' : 'wrong',
})
const sat = (...marks: number[]) => ({
  total: marks.reduce((sum, one) => sum + one, 0),
  max: 100 * marks.length,
  slotMarks: marks.map((one, at) => mark(at + 1, one)),
})

test('questions that go together are consistent, and the worked figures are those of the book', () => {
  // Four who differ by the whole paper, and a fifth between them: alpha worked by hand.
  const five = [sat(100, 100, 100), sat(100, 100, 100), sat(0, 0, 0), sat(0, 0, 0), sat(100, 0, 0)]
  const figures = classStatistics(five, 5)
  expect(figures.map(({ name, percent }) => [name, percent])).toEqual([
    ['average', 47],
    ['spread', 51],
    ['consistency', 91],
  ])
  expect(figures.map(({ words }) => words)).toEqual([
    expect.stringContaining('hard for this class'),
    expect.stringContaining('far apart'),
    expect.stringContaining('can be relied on'),
  ])
})

test('chance is told as chance, and nothing is said where nobody differs or too few have sat', () => {
  const chance = [sat(100, 0), sat(0, 100), sat(100, 0), sat(0, 100)]
  expect(classStatistics(chance, 4).map(({ name }) => name)).toEqual(['average', 'spread'])
  const apart = [sat(100, 0, 0), sat(0, 100, 0), sat(0, 0, 100), sat(100, 100, 0)]
  expect(classStatistics(apart, 4).at(-1)?.words).toContain('partly chance')
  expect(classStatistics(apart, 20)).toEqual([])
})

test('the middle of some', () => {
  expect([middleOf([]), middleOf([3]), middleOf([9, 1]), middleOf([5, 1, 9])]).toEqual([null, 3, 5, 5])
})
