import { expect, test } from 'vitest'
import { retried } from './retried.ts'

const failing = (times: number) => {
  let calls = 0
  return () => (++calls > times ? Promise.resolve(calls) : Promise.reject(new Error(`lost ${calls}`)))
}
const now = () => Promise.resolve()

test('what comes at once is asked for once', async () => {
  expect(await retried(failing(0), now)).toBe(1)
})

test('what was lost once comes at the second try', async () => {
  expect(await retried(failing(1), now)).toBe(2)
})

test('what is lost twice is lost', async () => {
  await expect(retried(failing(2), now)).rejects.toThrow('lost 2')
})
