import { seconds } from '@northlight/contract/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderBehind } from './render-behind.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is rendered again once its visitor has had time to ask for its pictures, and once for all who came', async () => {
  const behind = createRenderBehind()
  const rendered: string[] = []
  const render = async () => rendered.push('/')
  behind('/', render)
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(rendered).toEqual([])
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(rendered).toEqual(['/'])
})

test('one that could not be rendered is tried again behind the next visitor', async () => {
  const behind = createRenderBehind()
  let tries = 0
  const render = async () => {
    tries += 1
    throw new Error('no database')
  }
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(10))
  behind('/', render)
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(tries).toBe(2)
})
