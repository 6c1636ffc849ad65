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

test('a step that fails is reported, and the others are taken all the same', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const broken = new SyntaxError('not a valid selector')
  const last = vi.fn()
  await inTurns([
    () => {
      throw broken
    },
    last,
  ])
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken)
  expect(last).toHaveBeenCalledOnce()
})
