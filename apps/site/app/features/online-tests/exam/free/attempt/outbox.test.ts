import { seconds } from '@northlight/contract/durations'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { expect, test } from 'vitest'
import { CallError } from '../../log/calls.ts'
import { memoryStorage } from '../../log/memory-storage.ts'
import type { SendStatus } from '../../log/sender.ts'
import { fakeTimers, turns } from '../../log/testing/fake-timers.ts'
import { createOutbox } from './outbox.ts'

const step = (device: number, number: number): ClientStep => ({
  ...{ device, number, givenAt: number },
  action: { do: 'visit', slot: 1 },
})

const anOutbox = (kept: ClientStep[], stored: Parameters<typeof createOutbox>[0]['stored'] = []) => {
  const timers = fakeTimers()
  const got: string[] = []
  const said: SendStatus[] = []
  let isDown = false
  const outbox = createOutbox({
    ...{ storage: memoryStorage(), attempt: 'a', device: 3, kept, notes: undefined, stored, now: () => 1, timers },
    save: async (device, steps) => {
      if (isDown) throw new CallError('unreachable')
      got.push(...steps.map((one) => `${device}:${one.number}`))
      return { completeUpTo: steps.at(-1)?.number ?? 0, gaps: [], isTakenOver: device < 3 }
    },
    onStatus: (status) => said.push(status),
    onTrouble: () => {},
  })
  return { outbox, timers, got, said, down: (is: boolean) => (isDown = is) }
}

test('what an earlier screen of this browser could not send goes out under its own number', async () => {
  const one = anOutbox([step(1, 1), step(1, 2)], [{ device: 1, complete_up_to: 1, last_number: 1, gaps: [] }])
  one.outbox.log.append({ do: 'visit', slot: 2 })
  one.outbox.pokeAll()
  await one.timers.pass(seconds(2))
  expect(one.got.sort()).toEqual(['1:2', '3:1'])
  expect(one.outbox.status()).toEqual({ saved: 3, waiting: 0, trouble: null })
})

test('steps of other devices count as saved', async () => {
  const one = anOutbox([], [{ device: 2, complete_up_to: 40, last_number: 40, gaps: [] }])
  expect(one.outbox.status()).toEqual({ saved: 40, waiting: 0, trouble: null })
})

test('a screen that was taken over still sends what waits, and stops when it is through', async () => {
  const one = anOutbox([])
  one.outbox.log.append({ do: 'visit', slot: 2 })
  one.down(true)
  void one.outbox.drain()
  await turns(100)
  one.down(false)
  await one.timers.pass(seconds(20))
  expect(one.got).toEqual(['3:1'])
})
