import { afterEach, expect, test, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['by the scheduler of the browser', { yield: () => new Promise<void>((resolve) => setImmediate(resolve)) }],
  ['by a timer where there is none', undefined],
])('another task comes between two steps: %s', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  const done: string[] = []
  const touched = (name: string) => setImmediate(() => done.push(name))
  const all = inTurns([
    () => {
      done.push('first')
      touched('a touch')
    },
    () => done.push('second'),
  ])
  expect(done, 'nothing in the task that began it').toEqual([])
  await all
  expect(done).toEqual(['first', 'a touch', 'second'])
})
