import { expect, test } from 'vitest'
import { apiThrottle, createLoadingBar } from './loading-bar-store.ts'

const heldTimer = () => {
  const waiting = new Map<number, { run: () => void; ms: number }>()
  let next = 0
  return {
    waiting,
    elapse: () => {
      for (const { run } of [...waiting.values()]) run()
      waiting.clear()
    },
    set: (run: () => void, ms: number) => {
      waiting.set(++next, { run, ms })
      return next
    },
    clear: (id: unknown) => void waiting.delete(id as number),
  }
}

test('a change of page shows the bar at once and hides it at its end', () => {
  const bar = createLoadingBar(heldTimer())
  const finish = bar.navigation()
  expect(bar.store.get()).toBe(1)
  finish()
  expect(bar.store.get()).toBe(0)
})

test('a call that ends within ten seconds never shows the bar', () => {
  const timer = heldTimer()
  const bar = createLoadingBar(timer)
  const finish = bar.request()
  expect([...timer.waiting.values()].map(({ ms }) => ms)).toEqual([apiThrottle])
  finish()
  timer.elapse()
  expect(apiThrottle).toBe(10000)
  expect(bar.store.get()).toBe(0)
})

test('a slow call shows the bar until it ends', () => {
  const timer = heldTimer()
  const bar = createLoadingBar(timer)
  const finish = bar.request()
  timer.elapse()
  expect(bar.store.get()).toBe(1)
  finish()
  expect(bar.store.get()).toBe(0)
})

test('finishing twice does not hide the bar of another request', () => {
  const bar = createLoadingBar(heldTimer())
  const first = bar.navigation()
  bar.navigation()
  first()
  first()
  expect(bar.store.get()).toBe(1)
})
