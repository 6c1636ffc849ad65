import { expect, test } from 'vitest'
import { countFor, pieceByPiece, restAfter, restAfterSearch, rowsFor } from './yield-to-exams.ts'

test('pieces of several works are made one after the other, and one that fails stops no other', async () => {
  let running = 0
  const seen: string[] = []
  const piece = (name: string) =>
    pieceByPiece(async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise(setImmediate)
      running -= 1
      if (name === 'broken') throw new Error('No such row.')
      seen.push(name)
      return name
    })
  const made = await Promise.allSettled([piece('first'), piece('broken'), piece('second')])
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['first', 'second'])
})

test.each([
  { took: 1, sinceSave: 100, rest: 39 },
  { took: 4, sinceSave: 4_999, rest: 156 },
  { took: 60, sinceSave: 0, rest: 200 },
  { took: 1, sinceSave: 5_000, rest: 19 },
  { took: 60, sinceSave: Number.POSITIVE_INFINITY, rest: 50 },
])('a piece of $took ms, $sinceSave ms after the last save of a test, is followed by $rest ms of rest', (one) => {
  expect(restAfter(one.took, one.sinceSave)).toBe(one.rest)
})

test('fewer rows are worked on in one go while a test is written', () => {
  expect([0, 4_999, 5_000, Number.POSITIVE_INFINITY].map(rowsFor)).toEqual([25, 25, 100, 100])
})

test('of a search in a long list fewer matches are counted while a test is written', () => {
  const counted = (isLongSearch: boolean) => [0, 4_999, 5_000].map((since) => countFor(since, isLongSearch))
  expect(counted(true)).toEqual([1_000, 1_000, 10_000])
  expect(counted(false)).toEqual([10_000, 10_000, 10_000])
})

test.each([
  { took: 12, sinceSave: 100, rest: 36 },
  { took: 60, sinceSave: 4_999, rest: 100 },
  { took: 60, sinceSave: 5_000, rest: 0 },
])('a search of $took ms, $sinceSave ms after the last save of a test, is followed by $rest ms of rest', (one) => {
  expect(restAfterSearch(one.took, one.sinceSave)).toBe(one.rest)
})
