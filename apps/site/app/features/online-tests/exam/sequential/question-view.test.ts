import { expect, test } from 'vitest'
import { blankMarks } from './question-view.ts'

const section = (subject: string, ...marking: string[]) => ({
  ...{ name: subject, subject, questions: 1, marks: 1, duration_ms: null },
  marking,
})

test('what a blank answer earns is read from the rules of its subject', () => {
  const rules = [
    section('Physics', 'Right answer +4, wrong answer -1, no answer 0.'),
    section('Chemistry', 'Right answer +4, wrong answer −1, no answer −0.5.'),
  ]
  expect(blankMarks(rules, 'Physics')).toBe(0)
  expect(blankMarks(rules, 'Chemistry')).toBe(-0.5)
})

test('where the rules say nothing, or two things, nothing is claimed', () => {
  expect(blankMarks([], 'Physics')).toBeNull()
  expect(blankMarks([section('Physics', 'no answer 0.', 'no answer -1.')], 'Physics')).toBeNull()
})
