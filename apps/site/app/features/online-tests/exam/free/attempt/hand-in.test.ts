import { seconds } from '@northlight/contract/durations'
import type { SubmissionSlipView } from '@northlight/contract/exams/attempt-views'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { expect, test } from 'vitest'
import type { ExamCalls } from '../../calls/exam-calls.ts'
import { CallError } from '../../log/calls.ts'
import { createDeviceLog } from '../../log/device-log.ts'
import { memoryStorage } from '../../log/memory-storage.ts'
import { createSender } from '../../log/sender.ts'
import { fakeTimers, turns } from '../../log/testing/fake-timers.ts'
import { createHandIn } from './hand-in.ts'
import type { Phase } from './phase.ts'

const receipt = { number: 1 } as SubmissionSlipView

type Submit = (...sent: [attempt: string, device: number, lastNumber: number, extraMs: number]) => unknown

const aHall = (submit: Submit, more: { timeAgain?: boolean; isTakenOver?: boolean } = {}) => {
  const timers = fakeTimers()
  const phase = createStore<Phase>({ is: 'running' })
  const log = createDeviceLog({
    ...{ storage: memoryStorage(), attempt: 'a', device: 1, steps: [], stored: [], now: () => 1 },
  })
  let isDown = false
  const saved: number[] = []
  const sender = createSender({
    log,
    timers,
    onStatus: () => {},
    save: async (steps) => {
      if (isDown) throw new CallError('unreachable')
      saved.push(...steps.map((step) => step.number))
      return { completeUpTo: log.last(), gaps: [], isTakenOver: false }
    },
  })
  const handIn = createHandIn({
    calls: {
      submit: submit as ExamCalls['submit'],
      receipt: async () => {
        throw new CallError('refused')
      },
    },
    ...{ log, sender, phase, timers },
    hasTimeAgain: async () => {
      if (more.timeAgain) phase.set({ is: 'running' })
      if (more.isTakenOver) phase.set({ is: 'elsewhere', where: 'device' })
      return more.timeAgain ?? false
    },
    extraKnown: (why) => (why === 'student' ? seconds(60) : seconds(90)),
    onReceipt: (given) => phase.set({ is: 'receipt', receipt: given, isByClock: false }),
    onEliminated: () => phase.set({ is: 'eliminated', reason: '' }),
    onSignedOut: () => {},
  })
  return { timers, phase, log, handIn, saved, down: (is: boolean) => (isDown = is) }
}

test('what waits is sent before the paper is handed in', async () => {
  const hall = aHall(async () => ({ receipt, gaps: [] }))
  hall.log.append({ do: 'visit', slot: 1 })
  await hall.handIn.run('student')
  expect(hall.saved).toEqual([1])
  expect(hall.phase.get()).toEqual({ is: 'receipt', receipt, isByClock: false })
})

test('offline it says so, waits, and gets its receipt when the connection is back', async () => {
  const hall = aHall(async () => ({ receipt, gaps: [] }))
  hall.log.append({ do: 'visit', slot: 1 })
  hall.down(true)
  void hall.handIn.run('clock')
  await turns(100)
  expect(hall.phase.get()).toEqual({ is: 'closing', why: 'clock', cannotReach: true })
  hall.down(false)
  await hall.timers.pass(seconds(30))
  expect(hall.phase.get()).toEqual({ is: 'receipt', receipt, isByClock: false })
})

test('steps the server misses are sent again before the receipt', async () => {
  let calls = 0
  const hall = aHall(async () => {
    calls += 1
    return calls === 1 ? { receipt: null, gaps: [1], state: 'in_progress' } : { receipt, gaps: [] }
  })
  hall.log.append({ do: 'visit', slot: 1 })
  await hall.handIn.run('student')
  expect(hall.saved).toEqual([1, 1])
  expect(hall.phase.get().is).toBe('receipt')
})

test('a paper that ended on the device only goes on when the server still has time', async () => {
  const hall = aHall(async () => ({ receipt, gaps: [] }), { timeAgain: true })
  await hall.handIn.run('clock')
  expect(hall.phase.get()).toEqual({ is: 'running' })
})

test('a paper that another device holds is not handed in from here', async () => {
  const refused = async () => {
    throw new CallError('refused', { status: 409 })
  }
  const hall = aHall(refused, { isTakenOver: true })
  await hall.handIn.run('student')
  expect(hall.phase.get()).toEqual({ is: 'elsewhere', where: 'device' })
})

test.each([
  ['student', seconds(60)],
  ['clock', seconds(90)],
] as const)('handed in by the %s it says how much extra time was known', async (why, known) => {
  const sent: number[] = []
  const hall = aHall(async (_attempt, _device, _last, extraMs) => {
    sent.push(extraMs)
    return { receipt, gaps: [] }
  })
  await hall.handIn.run(why)
  expect(sent).toEqual([known])
})

test('a hand-in that is refused because time was given leaves the paper open', async () => {
  const refused = async () => {
    throw new CallError('refused', { status: 409 })
  }
  const hall = aHall(refused, { timeAgain: true })
  await hall.handIn.run('student')
  expect(hall.phase.get()).toEqual({ is: 'running' })
})
