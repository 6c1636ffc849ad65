import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneATurn } from './one-a-turn.ts'

test('work is begun in its order, one piece a turn, also what comes while others wait or by a piece itself', async () => {
  const begun: string[] = []
  const line = oneATurn()
  const add = (name: string, more?: () => void) =>
    line(() => {
      begun.push(name)
      more?.()
    })
  add('a')
  add('b', () => add('d'))
  expect(begun).toEqual([])
  await turnOfTheLoop()
  expect(begun).toEqual(['a'])
  add('c')
  await turnOfTheLoop()
  expect(begun).toEqual(['a', 'b'])
  await turnOfTheLoop()
  expect(begun).toEqual(['a', 'b', 'c'])
  await turnOfTheLoop()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  add('e')
  await turnOfTheLoop()
  expect(begun.at(-1)).toBe('e')
})
