import { minutes, seconds } from '@northlight/contract/durations'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { expect, test } from 'vitest'
import type { ExamCalls } from '../../calls/exam-calls.ts'
import { CallError } from '../../log/calls.ts'
import { memoryStorage } from '../../log/memory-storage.ts'
import { fakeTimers, turns } from '../../log/testing/fake-timers.ts'
import { createAttempt } from './attempt.ts'
import type { Opened } from './opened-attempt.ts'

const attempt = 'a-1'
const calm = { violations: 0, consequence: 'none', sentence: '' }
const iso = (ms: number) => new Date(ms).toISOString()

const question = (version: number) => ({
  ...{ version, type: 'single', options: ['A', 'B'], matches: null, decimals: null, difficulty: 'Easy', passage: null },
  ...{ texts: { en: { text: '', options: {} } }, figure: null, figure_alt: null },
})
const slot = (id: number) => ({
  ...{ id, right: 400, wrong: -100, blank: 0, partial: null, duration_ms: null },
  questions: [question(100 + id)],
})

/** Two questions in half an hour, as the server opened them for device 1. */
const opened = {
  testName: 'Small paper',
  sitting: {
    ...{ attempt, deadline_at: iso(minutes(30)), extra_ms: 0, section_windows: [], device: 1, steps: [], stored: [] },
    ...{ items: [1, 2].map((id) => ({ slot: id, version: 100 + id, options: ['A', 'B'] })), tally: calm },
    integrity: { policy: 'log', warnings: 0 },
  },
  paper: {
    sections: [{ id: 1, name: 'Physics', duration_ms: null, slots: [slot(1), slot(2)] }],
    ...{ passages: [], choices_count_unsaved: false },
  },
} as unknown as Opened

const step = (number: number): ClientStep => ({
  ...{ device: 1, number, givenAt: minutes(1) },
  action: { do: 'save', slot: number, answer: { type: 'single', option: 'B' } },
})

/** A device that comes back with two steps that never left it, and a server that says how the attempt stands. */
const aReturn = async (server: { state: string; device?: number; isOver?: boolean; isLate?: boolean }) => {
  const timers = fakeTimers()
  const storage = memoryStorage()
  const got: number[] = []
  const asked: number[] = []
  let { state } = server
  let isDown = false
  let losesReply = false
  let endsAt = minutes(30)
  let extraMs = 0
  const known: number[] = []
  let beforeSubmit = () => {}
  const reach = () => {
    if (isDown) throw new CallError('unreachable')
  }
  const clock = () => ({ state, server_now: iso(timers.now()), deadline_at: iso(endsAt), extra_ms: extraMs })
  const calls = {
    saveSteps: async (_attempt: string, device: number, steps: ClientStep[]) => {
      reach()
      got.push(...steps.map((one) => one.number))
      const isTakenOver = device < (server.device ?? 1)
      const late = server.isLate ? steps.map((one) => one.number) : []
      if (losesReply) {
        losesReply = false
        throw new CallError('unreachable')
      }
      return { ...clock(), complete_up_to: got.length, gaps: [], conflicts: [], late, is_taken_over: isTakenOver }
    },
    clock: async () => {
      reach()
      asked.push(timers.now())
      return { ...clock(), device: server.device ?? 1, tally: calm }
    },
    submit: async (_attempt: string, _device: number, _last: number, extra: number) => {
      reach()
      known.push(extra)
      beforeSubmit()
      if (state === 'eliminated' || (state === 'in_progress' && extra < extraMs))
        throw new CallError('refused', { status: 409 })
      return { ...clock(), receipt: { attempt, number: 1 }, gaps: [] }
    },
    receipt: async () => {
      reach()
      throw new CallError('refused', { status: 404 })
    },
    reportEvents: async () => ({ ...clock(), tally: calm }),
  } as unknown as ExamCalls
  await storage.keepAttempt({ attempt, path: '/p', owner: 'o', opened })
  for (const number of [1, 2]) await storage.addStep(attempt, step(number))
  const open = async (device = 1) =>
    createAttempt({
      ...{
        opened,
        device,
        storage,
        notes: await storage.notes(attempt),
        calls,
        timers,
        isOver: server.isOver ?? true,
        owner: 'o',
      },
      clock: {
        ...{ now: timers.now, observe: () => {}, isHeard: () => true },
        anchor: () => ({ serverAt: timers.now(), wallAt: timers.now() }),
      },
      reading: { language: 'en', size: 0 },
      onEnd: () => {},
    })
  return {
    ...{ timers, got, asked, known, open },
    down: (is: boolean) => (isDown = is),
    loseReply: () => (losesReply = true),
    endsAt: (ms: number) => (endsAt = ms),
    onSubmit: (run: () => void) => (beforeSubmit = run),
    give: (ms: number) => {
      endsAt += ms
      extraMs += ms
      state = 'in_progress'
    },
    becomes: (next: string) => {
      state = next
    },
    isKept: async () => (await storage.steps(attempt)).length > 0,
  }
}

test('a paper that the clock ended while the device was away: what waits is sent, then the receipt comes', async () => {
  const one = await aReturn({ state: 'abandoned' })
  await one.timers.pass(minutes(40))
  const attempt = await one.open()
  expect(attempt.phase.get()).toMatchObject({ is: 'closing', why: 'clock' })
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(one.got).toEqual([1, 2])
  expect(attempt.phase.get().is).toBe('receipt')
  expect(await one.isKept()).toBe(false)
})

test('offline it waits at the end and forgets nothing', async () => {
  const one = await aReturn({ state: 'graded' })
  one.down(true)
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(minutes(3))
  expect(attempt.phase.get()).toMatchObject({ is: 'closing', cannotReach: true })
  expect(await one.isKept()).toBe(true)
  one.down(false)
  attempt.connectionIsBack()
  await one.timers.pass(seconds(30))
  expect(one.got).toEqual([1, 2])
  expect(attempt.phase.get().is).toBe('receipt')
})

test('what comes after the grace is kept, and the student is told that it does not count by itself', async () => {
  const one = await aReturn({ state: 'graded', isLate: true })
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(attempt.phase.get().is).toBe('receipt')
  expect(attempt.late()).toBe(2)
})

test('a paper handed in on another device: the first one still sends what it holds', async () => {
  const one = await aReturn({ state: 'submitted', device: 2 })
  const attempt = await one.open()
  expect(attempt.phase.get()).toMatchObject({ is: 'closing', why: 'student' })
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(one.got).toEqual([1, 2])
  expect(attempt.phase.get().is).toBe('receipt')
})

test('a test that the rules ended is said to have ended, after the device has sent what it holds', async () => {
  const one = await aReturn({ state: 'eliminated' })
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(one.got).toEqual([1, 2])
  expect(attempt.phase.get().is).toBe('eliminated')
  expect(await one.isKept()).toBe(false)
})

test('the rules end a running test: what could not be sent is sent before the device forgets it', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false })
  one.down(true)
  const attempt = await one.open()
  await attempt.begin('tab')
  await turns(200)
  one.becomes('eliminated')
  one.down(false)
  attempt.lookAgain()
  await one.timers.pass(seconds(20))
  expect(attempt.phase.get().is).toBe('eliminated')
  expect(one.got).toEqual([1, 2])
  expect(await one.isKept()).toBe(false)
})

test('the clock is asked for after two minutes without any reply, in the last ten after half a minute', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false })
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(seconds(2))
  for (let turn = 0; turn < 6; turn += 1) {
    await one.timers.pass(minutes(1))
    attempt.press({ press: 'choose', choice: { type: 'single', option: turn % 2 === 0 ? 'A' : 'B' } })
    await one.timers.pass(seconds(1))
  }
  expect(one.asked).toEqual([])
  const silentFrom = one.timers.now()
  await one.timers.pass(minutes(3))
  expect(one.asked).toHaveLength(1)
  expect((one.asked[0] ?? 0) - silentFrom).toBeLessThanOrEqual(minutes(2) + seconds(5))
  // The paper ends at minute 30.
  await one.timers.pass(minutes(21) - one.timers.now())
  const before = one.asked.length
  await one.timers.pass(minutes(2))
  expect(one.asked.length - before).toBeGreaterThanOrEqual(3)
  attempt.stop()
})

test.each([
  ['at once', seconds(1)],
  ['when the end that this device knows has passed, and staff have given time', minutes(31)],
])('handed in offline and loaded again %s: it stays handed in until the receipt comes', async (_when, ms) => {
  const one = await aReturn({ state: 'in_progress', isOver: false })
  one.down(true)
  const before = await one.open()
  await before.begin('tab')
  before.handIn()
  await one.timers.pass(ms)
  expect(before.phase.get()).toMatchObject({ is: 'closing', why: 'student' })
  before.stop()
  const after = await one.open()
  expect(after.phase.get()).toMatchObject({ is: 'closing', why: 'student' })
  await after.begin('tab')
  one.down(false)
  after.connectionIsBack()
  await one.timers.pass(seconds(30))
  expect(after.phase.get().is).toBe('receipt')
  expect(one.got).toEqual([1, 2])
})

test.each([
  ['on the same page', false],
  ['on a page that was loaded again', true],
])('handed in offline while staff gave time, %s: the paper lies open as it was', async (_where, isReload) => {
  const one = await aReturn({ state: 'in_progress', isOver: false })
  one.down(true)
  let attempt = await one.open()
  await attempt.begin('tab')
  attempt.press({ press: 'choose', choice: { type: 'single', option: 'A' } })
  attempt.handIn()
  await one.timers.pass(seconds(5))
  if (isReload) {
    attempt.stop()
    attempt = await one.open()
    await attempt.begin('tab')
  }
  one.becomes('abandoned')
  await one.timers.pass(minutes(35))
  one.give(minutes(20))
  one.down(false)
  attempt.connectionIsBack()
  await one.timers.pass(seconds(10))
  expect(one.known).toEqual([0])
  expect(attempt.phase.get()).toEqual({ is: 'running' })
  expect(attempt.hasMoreTime.get()).toBe(true)
  expect(attempt.left.get()).toBeGreaterThan(minutes(14))
  const saved = one.got.length
  attempt.press({ press: 'go_to', slot: attempt.view.get().screen.slot === 1 ? 2 : 1 })
  await one.timers.pass(seconds(1))
  expect(one.got.length).toBeGreaterThan(saved)
  // Loaded again it stays open: the student has not handed in what is open now.
  expect((await one.open()).phase.get()).toEqual({ is: 'running' })
  attempt.handIn()
  await one.timers.pass(seconds(5))
  expect(one.known).toEqual([0, minutes(20)])
  expect(attempt.phase.get().is).toBe('receipt')
})

test('after the receipt the server says whether staff have given time since', async () => {
  const one = await aReturn({ state: 'abandoned' })
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(attempt.phase.get().is).toBe('receipt')
  expect(await attempt.isOpenAgain()).toBe(false)
  one.give(minutes(20))
  expect(await attempt.isOpenAgain()).toBe(true)
  one.down(true)
  await expect(attempt.isOpenAgain()).rejects.toThrow(CallError)
})

test('time given between the question and the hand-in at zero: the paper goes on, and this is said', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false })
  const attempt = await one.open()
  await attempt.begin('tab')
  await one.timers.pass(minutes(1))
  one.onSubmit(() => one.give(minutes(20)))
  await one.timers.pass(minutes(30))
  expect(one.known).toEqual([0])
  expect(attempt.phase.get()).toEqual({ is: 'running' })
  expect(attempt.hasMoreTime.get()).toBe(true)
  attempt.stop()
})

test('answers of an earlier number that arrive too late leave the screen and are asked for again', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false, isLate: true })
  const attempt = await one.open(2)
  expect(attempt.view.get().state.slots[1]?.saved.value).toEqual({ type: 'single', option: 'B' })
  expect(attempt.uncounted.get()).toEqual([])
  await attempt.begin('tab')
  await one.timers.pass(seconds(1))
  expect(attempt.uncounted.get()).toEqual([1, 2])
  expect(attempt.view.get().state.slots[1]?.saved.value ?? null).toBeNull()
  expect(attempt.phase.get().is).toBe('running')
})

test('late answers of an earlier number are asked for again also where the first reply to them was lost', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false, isLate: true })
  const attempt = await one.open(2)
  one.loseReply()
  await attempt.begin('tab')
  await one.timers.pass(seconds(5))
  expect(one.got).toEqual([1, 2, 1, 2])
  expect(attempt.uncounted.get()).toEqual([1, 2])
  expect(attempt.view.get().state.slots[1]?.saved.value ?? null).toBeNull()
  expect(attempt.late()).toBe(2)
  attempt.stop()
})

test('late answers that are sent at the end are asked for again where staff have given time meanwhile', async () => {
  const one = await aReturn({ state: 'in_progress', isOver: false, isLate: true })
  one.down(true)
  const attempt = await one.open(2)
  await attempt.begin('tab')
  await one.timers.pass(minutes(31))
  expect(attempt.phase.get()).toMatchObject({ is: 'closing', why: 'clock' })
  expect(attempt.uncounted.get()).toEqual([])
  one.endsAt(minutes(40))
  one.down(false)
  attempt.connectionIsBack()
  await one.timers.pass(seconds(20))
  expect(attempt.phase.get().is).toBe('running')
  expect(attempt.uncounted.get()).toEqual([1, 2])
  attempt.stop()
})
