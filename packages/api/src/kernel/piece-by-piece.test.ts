import { expect, test } from 'vitest'
import { pieceByPiece } from './piece-by-piece.ts'

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
