import { seconds } from '@northlight/contract/durations'
import { type IntegrityEvent, type IntegrityPolicy, tallyOf } from '@northlight/exam/attempt/integrity'
import { expect, test } from 'vitest'
import { CallError } from '../log/calls.ts'
import { memoryStorage } from '../log/memory-storage.ts'
import { fakeTimers } from '../log/testing/fake-timers.ts'
import { createConduct } from './conduct.ts'

const policy: IntegrityPolicy = { policy: 'eliminate', warnings: 2 }

const leaving = (id: string, at: number): IntegrityEvent => ({ id, kind: 'tab_hidden', at, canFullScreen: true })

/** A server that counts by the same rules, behind a connection that can be cut. */
const aHall = () => {
  const timers = fakeTimers()
  const storage = memoryStorage()
  const stored = new Map<string, IntegrityEvent>()
  let isDown = false
  const open = (device?: number) =>
    createConduct({
      ...(device !== undefined && { device }),
      ...{ storage, attempt: 'a', timers, policy, first: tallyOf([], policy) },
      send: async (events) => {
        if (isDown) throw new CallError('unreachable')
        for (const event of events) stored.set(event.id, event)
        return tallyOf([...stored.values()], policy)
      },
    })
  return { timers, stored, open, down: (is: boolean) => (isDown = is) }
}

test('offline the warning comes at once, and the report is sent until it is stored', async () => {
  const { timers, stored, open, down } = aHall()
  const conduct = open()
  down(true)
  conduct.report(leaving('one', seconds(10)))
  expect(conduct.warning.get()?.sentence).toContain('Warning 1 of 2')
  await timers.pass(seconds(60))
  expect(stored.size).toBe(0)
  down(false)
  await timers.pass(seconds(30))
  expect([...stored.keys()]).toEqual(['one'])
  expect(conduct.tally.get().violations).toBe(1)
})

test('a reload forgets neither the count nor the report, and warns nobody twice', async () => {
  const { timers, stored, open, down } = aHall()
  down(true)
  const first = open()
  first.report(leaving('one', seconds(10)))
  await timers.pass(seconds(1))
  first.stop()
  const again = open()
  await again.restore()
  expect(again.tally.get().violations).toBe(1)
  expect(again.warning.get()).toBeNull()
  down(false)
  again.retryNow()
  await timers.pass(seconds(30))
  expect([...stored.keys()]).toEqual(['one'])
})

test('only the server ends a test: the device never says so by itself', async () => {
  const { timers, open, down } = aHall()
  const conduct = open()
  down(true)
  for (const [place, id] of ['one', 'two', 'three'].entries()) conduct.report(leaving(id, seconds(10 * (place + 1))))
  expect(conduct.tally.get()).toMatchObject({ violations: 2, consequence: 'warn' })
  down(false)
  conduct.retryNow()
  await timers.pass(seconds(30))
  expect(conduct.tally.get()).toMatchObject({ violations: 3, consequence: 'eliminate' })
})

test('a report names its screen, also when a later number of the same device sends it', async () => {
  const { timers, stored, open, down } = aHall()
  down(true)
  const first = open(1)
  first.report(leaving('one', seconds(10)))
  first.stop()
  const later = open(3)
  await later.restore()
  // Perhaps another device had taken over before: the server knows.
  expect(later.tally.get().violations).toBe(0)
  later.report(leaving('two', seconds(60)))
  expect(later.warning.get()?.sentence).toContain('Warning 1 of 2')
  down(false)
  later.retryNow()
  await timers.pass(seconds(30))
  expect([...stored.values()].map(({ id, device }) => [id, device])).toEqual([
    ['one', 1],
    ['two', 3],
  ])
  expect(later.tally.get().violations).toBe(2)
})
