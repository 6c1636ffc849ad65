import { minutes, seconds } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { fakeTimers } from '../log/testing/fake-timers.ts'
import { createTimekeeper } from './timekeeper.ts'

const aKeeper = () => {
  const timers = fakeTimers()
  let zeros = 0
  let ahead = 0
  const keeper = createTimekeeper({
    clock: { now: () => timers.now() + ahead },
    timers,
    isRunning: () => zeros === 0,
    onZero: () => {
      zeros += 1
    },
  })
  return { timers, keeper, zeros: () => zeros, jump: (ms: number) => (ahead += ms) }
}

test('shows whole seconds and reaches zero once', async () => {
  const { timers, keeper, zeros } = aKeeper()
  keeper.endAt(2500)
  expect(keeper.left.get()).toBe(2500)
  await timers.pass(500)
  expect(keeper.left.get()).toBe(2000)
  await timers.pass(seconds(10))
  expect(keeper.left.get()).toBe(0)
  expect(zeros()).toBe(1)
})

test('extra time moves the end while it runs', async () => {
  const { timers, keeper, zeros } = aKeeper()
  keeper.endAt(seconds(5))
  await timers.pass(seconds(4))
  keeper.endAt(seconds(5) + minutes(10))
  await timers.pass(seconds(10))
  expect(zeros()).toBe(0)
})

test('a clock put right by the server is shown at the next look', async () => {
  const { keeper, jump, zeros } = aKeeper()
  keeper.endAt(minutes(5))
  jump(minutes(6))
  keeper.tick()
  expect(zeros()).toBe(1)
})

test('a test without a limit never ends by itself', async () => {
  const { timers, keeper, zeros } = aKeeper()
  keeper.endAt(null)
  await timers.pass(minutes(500))
  expect(keeper.left.get()).toBeNull()
  expect(zeros()).toBe(0)
})
