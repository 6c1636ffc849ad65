import { expect, test } from 'vitest'
import { nextOf, whenWords } from './child-words.ts'

const now = '2026-11-18T04:30:00.000Z'
const past = '2026-11-12T03:30:00.000Z'
const coming = '2026-11-29T04:30:00.000Z'
const base = { status: 'Pending', opens_at: null, closes_at: null } as const

test.for([
  [{ opens_at: coming }, 'Opens 29 Nov 2026, 10:00 am'],
  [{ opens_at: coming, closes_at: '2026-11-30T04:30:00.000Z' }, 'Opens 29 Nov 2026, 10:00 am'],
  [{}, 'Open now'],
  [{ opens_at: past }, 'Open now'],
  [{ opens_at: now }, 'Open now'],
  [{ opens_at: past, closes_at: coming }, 'Open now, until 29 Nov 2026, 10:00 am'],
  [{ status: 'Ongoing', opens_at: past, closes_at: coming }, 'Being taken now'],
] as const)('a test with %j is told as %s', ([change, words]) => {
  expect(whenWords({ ...base, ...change }, now)).toBe(words)
})

test('the next test is one that is not begun, and one that is being taken where there is no other', () => {
  const taken = { name: 'Warm-up', status: 'Ongoing' } as const
  const waiting = { name: 'Mock 2', status: 'Pending' } as const
  expect(nextOf([taken, waiting])).toBe(waiting)
  expect(nextOf([taken])).toBe(taken)
  expect(nextOf([])).toBeUndefined()
})
