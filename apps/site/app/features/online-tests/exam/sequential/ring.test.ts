import { expect, test } from 'vitest'
import { ringText, spokenAt } from './ring.tsx'

test.each([
  [5, '0:05'],
  [119, '1:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%d seconds read %s', (left, text) => expect(ringText(left)).toBe(text))

test('a whole question is announced three times, never by the second', () => {
  const said = Array.from({ length: 601 }, (_, passed) => spokenAt(600 - passed, 600))
  const changes = said.filter((words, at) => words !== '' && words !== said[at - 1])
  expect(changes).toEqual([
    'Five minutes left for this question.',
    'One minute left for this question.',
    'Ten seconds left. Then we save what you have chosen.',
  ])
  expect(spokenAt(null, 600)).toBe('')
})

test('a question of two minutes does not begin with five minutes left, nor one of a minute with one', () => {
  expect(spokenAt(120, 120)).toBe('')
  expect(spokenAt(60, 120)).toBe('One minute left for this question.')
  expect(spokenAt(60, 60)).toBe('')
  expect(spokenAt(10, 60)).toBe('Ten seconds left. Then we save what you have chosen.')
})
