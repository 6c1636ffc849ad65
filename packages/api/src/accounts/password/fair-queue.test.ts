import { expect, test } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'

/** Pieces of work that end when the test says so, in the order in which they began. */
const bench = (limits: { atOnce: number; most: number }) => {
  const queue = fairQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (lane: string, name: string) =>
    queue(lane, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    ends.shift()?.()
    await settle()
  }
  return { add, begun, endOne, settle, queue }
}

test('so many pieces run at once, the others wait', async () => {
  const { add, begun, endOne, settle } = bench({ atOnce: 2, most: 10 })
  const all = ['a', 'b', 'c'].map((name) => add(name, name))
  await settle()
  expect(begun).toEqual(['a', 'b'])
  await endOne()
  expect(begun).toEqual(['a', 'b', 'c'])
  await endOne()
  await endOne()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('a sender with many pieces holds up the next one for one piece', async () => {
  const { add, begun, endOne, settle } = bench({ atOnce: 1, most: 100 })
  for (let n = 1; n <= 5; n++) void add('flood', `flood-${n}`)
  void add('person', 'person')
  await settle()
  for (let n = 0; n < 2; n++) await endOne()
  expect(begun).toEqual(['flood-1', 'flood-2', 'person'])
  await endOne()
  expect(begun.at(-1)).toBe('flood-3')
})

test('when it is full, whoever sent most gives up the newest', async () => {
  const { add, begun, endOne } = bench({ atOnce: 1, most: 3 })
  void add('flood', 'flood-1')
  const waits = [2, 3, 4].map((n) => add('flood', `flood-${n}`).catch((error: unknown) => error))
  await expect(add('flood', 'flood-5')).rejects.toBeInstanceOf(QueueFull)
  void add('person', 'person')
  expect(await waits[2]).toBeInstanceOf(QueueFull)
  for (let n = 0; n < 3; n++) await endOne()
  expect(begun).toEqual(['flood-1', 'flood-2', 'person', 'flood-3'])
})

test('a piece that fails leaves its place to the next', async () => {
  const queue = fairQueue({ atOnce: 1, most: 3 })
  const failed = queue('a', () => Promise.reject(new Error('broken')))
  const after = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toBe('done')
})
