import { minutes, seconds } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { fakeTimers } from '../../log/testing/fake-timers.ts'
import { createSectionClock } from './section-clock.ts'
import { createTimekeeper } from './timekeeper.ts'

const aKeeper = (windows: Parameters<typeof createSectionClock>[0] = []) => {
  const timers = fakeTimers()
  let zeros = 0
  let ahead = 0
  const entered: number[] = []
  const now = () => timers.now() + ahead
  const keeper = createTimekeeper({
    clock: { now },
    timers,
    sections: createSectionClock(windows, now),
    onSection: (section) => entered.push(section),
    isRunning: () => zeros === 0,
    onZero: () => {
      zeros += 1
    },
  })
  return { timers, keeper, entered, zeros: () => zeros, jump: (ms: number) => (ahead += ms) }
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

const at = (ms: number) => new Date(ms).toISOString()

test('where each section has its own time, the next one opens at its end and the last one ends the paper', async () => {
  const { timers, keeper, entered, zeros } = aKeeper([
    { section: 1, opens_at: at(0), ends_at: at(seconds(3)) },
    { section: 2, opens_at: at(seconds(3)), ends_at: at(seconds(8)) },
  ])
  keeper.endAt(seconds(8))
  expect(keeper.left.get()).toBe(seconds(3))
  await timers.pass(seconds(3))
  expect(entered).toEqual([1, 2])
  expect(keeper.section.get()).toBe(2)
  expect(keeper.left.get()).toBe(seconds(5))
  expect(zeros()).toBe(0)
  await timers.pass(seconds(5))
  expect(zeros()).toBe(1)
})
