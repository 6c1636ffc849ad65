import { afterEach, expect, test, vi } from 'vitest'
import { startAll } from './start-all.ts'

afterEach(() => vi.unstubAllGlobals())

test('one that cannot begin is reported and leaves the others alone, and all that began are ended', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const ended = vi.fn()
  const broken = () => {
    throw new SyntaxError('not a valid selector')
  }
  const end = startAll([() => () => ended('first'), broken, () => () => ended('last')])
  expect(reported).toHaveBeenCalledOnce()
  end()
  expect(ended.mock.calls).toEqual([['first'], ['last']])
})
