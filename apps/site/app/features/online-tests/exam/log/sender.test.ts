import { seconds } from '@northlight/contract/durations'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { expect, test } from 'vitest'
import { CallError } from './calls.ts'
import { createDeviceLog } from './device-log.ts'
import { memoryStorage } from './memory-storage.ts'
import { createSender, pauseAfter, type SaveReply, type SendStatus } from './sender.ts'
import { fakeTimers, turns } from './testing/fake-timers.ts'

const anAttempt = (save: (steps: ClientStep[]) => Promise<SaveReply>) => {
  const timers = fakeTimers()
  const log = createDeviceLog({
    ...{ storage: memoryStorage(), attempt: 'a', device: 1, steps: [], stored: [], now: () => 1 },
  })
  const said: SendStatus[] = []
  const sender = createSender({ log, save, onStatus: (status) => said.push(status), timers, random: () => 0.5 })
  const act = async (slot = 1) => {
    log.append({ do: 'visit', slot })
    sender.poke()
    await turns()
  }
  return { timers, log, sender, said, act, latest: () => said.at(-1) }
}

const stored = (steps: ClientStep[]): SaveReply => ({
  completeUpTo: steps.at(-1)?.number ?? 0,
  gaps: [],
  isTakenOver: false,
})

test('quick clicks travel together, and the count goes from waiting to saved', async () => {
  const batches: number[] = []
  const one = anAttempt(async (steps) => {
    batches.push(steps.length)
    return stored(steps)
  })
  await one.act()
  await one.act()
  expect(one.latest()).toEqual({ saved: 0, waiting: 2, trouble: null })
  await one.timers.pass(seconds(1))
  expect(batches).toEqual([2])
  expect(one.latest()).toEqual({ saved: 2, waiting: 0, trouble: null })
})

test('says within five seconds that saving fails, even when the call hangs', async () => {
  const one = anAttempt(() => new Promise(() => {}))
  await one.act()
  await one.timers.pass(seconds(4.9))
  expect(one.latest()?.trouble).toBeNull()
  await one.timers.pass(seconds(0.2))
  expect(one.latest()).toEqual({ saved: 0, waiting: 1, trouble: 'slow' })
})

test('tries again after longer and longer pauses, and at once when the connection is back', async () => {
  let isDown = true
  let calls = 0
  const one = anAttempt(async (steps) => {
    calls += 1
    if (isDown) throw new CallError('unreachable')
    return stored(steps)
  })
  await one.act()
  await one.timers.pass(seconds(1))
  expect(one.latest()).toEqual({ saved: 0, waiting: 1, trouble: 'unreachable' })
  await one.timers.pass(seconds(60))
  expect(calls).toBeGreaterThan(4)
  expect(calls).toBeLessThan(12)
  isDown = false
  one.sender.retryNow()
  await turns()
  expect(one.latest()).toEqual({ saved: 1, waiting: 0, trouble: null })
})

test('pauses grow to a quarter of a minute and no further', () => {
  expect([1, 2, 3, 4, 5, 20].map((failures) => pauseAfter(failures, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
})

test('a busy server names its own pause', async () => {
  let calls = 0
  const one = anAttempt(async () => {
    calls += 1
    throw new CallError('server', { retryAfter: seconds(30) })
  })
  await one.act()
  await one.timers.pass(seconds(25))
  expect(calls).toBe(1)
  await one.timers.pass(seconds(10))
  expect(calls).toBe(2)
})

test('after the sign-in has ended nothing is sent until the person is back', async () => {
  let isSignedIn = false
  let calls = 0
  const one = anAttempt(async (steps) => {
    calls += 1
    if (!isSignedIn) throw new CallError('signed-out')
    return stored(steps)
  })
  await one.act()
  await one.timers.pass(seconds(120))
  expect(calls).toBe(1)
  await one.act()
  isSignedIn = true
  one.sender.retryNow()
  await turns()
  expect(one.latest()).toEqual({ saved: 2, waiting: 0, trouble: null })
})

test('a gap the server reports is filled at once', async () => {
  const got: number[][] = []
  const one = anAttempt(async (steps) => {
    got.push(steps.map((step) => step.number))
    return got.length === 1 ? { completeUpTo: 0, gaps: [1], isTakenOver: false } : stored(steps)
  })
  await one.act()
  await one.act()
  await one.timers.pass(seconds(1))
  expect(got).toEqual([[1, 2], [1]])
})

test('flush sends everything and says whether it arrived', async () => {
  let isDown = true
  const one = anAttempt(async (steps) => {
    if (isDown) throw new CallError('unreachable')
    return stored(steps)
  })
  await one.act()
  expect(await one.sender.flush()).toBe(false)
  isDown = false
  expect(await one.sender.flush()).toBe(true)
})
