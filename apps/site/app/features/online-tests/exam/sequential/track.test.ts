import { expect, test } from 'vitest'
import { marksOf, rowsOf } from './track.tsx'

test('what ran out of time is told apart from what was left blank', () => {
  expect(marksOf(['answered', 'not_answered', 'not_answered', 'current', 'to_come'], [2])).toEqual([
    'answered',
    'blank',
    'ran-out',
    'now',
    'to-come',
  ])
})

test('places fall into the sections of the paper, or into one row when they do not fit', () => {
  const marks = marksOf(['answered', 'current', 'to_come'], [])
  const section = (name: string, questions: number) => ({
    ...{ name, subject: name, questions, marks: 0, duration_ms: null, marking: [] },
  })
  expect(rowsOf(marks, [section('P', 1), section('C', 2)])).toEqual([
    { name: 'P', marks: ['answered'] },
    { name: 'C', marks: ['now', 'to-come'] },
  ])
  expect(rowsOf(marks, [section('P', 9)])).toEqual([{ name: '', marks }])
})
