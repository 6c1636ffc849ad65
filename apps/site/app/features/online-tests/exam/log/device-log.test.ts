import { expect, test } from 'vitest'
import { createDeviceLog, type LogTrouble } from './device-log.ts'
import { memoryStorage } from './memory-storage.ts'

const visit = (slot: number) => ({ do: 'visit', slot }) as const

const aLog = (storage = memoryStorage(), onTrouble?: (trouble: LogTrouble) => void) =>
  createDeviceLog({ storage, attempt: 'a', device: 1, steps: [], stored: [], now: () => 5, onTrouble })

test('every step is numbered at once and written to the device', async () => {
  const storage = memoryStorage()
  const log = aLog(storage)
  expect(log.append(visit(7))).toEqual({ device: 1, number: 1, action: visit(7), givenAt: 5 })
  log.append(visit(8))
  await log.written()
  expect(await storage.steps('a')).toHaveLength(2)
  expect(log.counts()).toEqual({ saved: 0, waiting: 2 })
})

test('nothing is offered for sending before it is written', async () => {
  const log = aLog()
  log.append(visit(1))
  expect(log.pending(10)).toEqual([])
  await log.written()
  expect(log.pending(10)).toHaveLength(1)
})

test('only what the server confirmed counts as saved', async () => {
  const log = aLog()
  for (const slot of [1, 2, 3]) log.append(visit(slot))
  await log.written()
  log.confirm([2])
  expect(log.counts()).toEqual({ saved: 1, waiting: 2 })
  expect(log.pending(10).map((step) => step.number)).toEqual([1, 3])
  log.confirm([], 3)
  expect(log.counts()).toEqual({ saved: 3, waiting: 0 })
})

test('a number the server misses is offered again', async () => {
  const log = aLog()
  for (const slot of [1, 2, 3]) log.append(visit(slot))
  await log.written()
  log.confirm([1, 2, 3])
  log.askAgain([2, 99])
  expect(log.pending(10).map((step) => step.number)).toEqual([2])
})

test('a number whose content is gone is sent empty, so that the paper can be handed in', () => {
  const log = createDeviceLog({
    ...{ storage: memoryStorage(), attempt: 'a', device: 1, steps: [], now: () => 5 },
    stored: [
      [1, 2],
      [4, 4],
    ],
  })
  log.askAgain([3])
  expect(log.pending(10)).toMatchObject([{ number: 3, action: { do: 'void' } }])
})

test('after a reload the numbers go on', async () => {
  const storage = memoryStorage()
  const first = aLog(storage)
  first.append(visit(1))
  await first.written()
  const again = createDeviceLog({
    ...{ storage, attempt: 'a', device: 1, now: () => 9 },
    steps: await storage.steps('a'),
    stored: [[1, 4]],
  })
  // The server has seen more than the device still holds: its numbers are taken too.
  expect(again.append(visit(2)).number).toBe(5)
})

test('a second tab that uses a taken number is told to stop', async () => {
  const storage = memoryStorage()
  const troubles: LogTrouble[] = []
  const first = aLog(storage)
  const copy = aLog(storage, (trouble) => troubles.push(trouble))
  first.append(visit(1))
  await first.written()
  copy.append(visit(2))
  await copy.written()
  expect(troubles).toEqual(['forked'])
  expect((await storage.steps('a')).map((step) => step.action)).toEqual([visit(1)])
})

test('a device that refuses to write says so, and the step is sent all the same', async () => {
  const storage = { ...memoryStorage(), addStep: () => Promise.reject(new Error('QuotaExceededError')) }
  const troubles: LogTrouble[] = []
  const log = aLog(storage, (trouble) => troubles.push(trouble))
  log.append(visit(1))
  await log.written()
  expect(troubles).toEqual(['not-kept'])
  expect(log.pending(10)).toHaveLength(1)
})
