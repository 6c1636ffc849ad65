import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ClientDisconnected, ServerBusy, turns } from './queue.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('turns', () => {
  test('never more at once than allowed, in the order they came', async () => {
    const turn = turns({ atOnce: 2, mostWaiting: 10 })
    const begun: number[] = []
    const parts = [0, 1, 2, 3].map(() => held())
    const all = parts.map(({ work }, at) =>
      turn(async () => {
        begun.push(at)
        await work()
      }),
    )
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    parts[1]?.end()
    await all[1]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of parts) end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3])
  })

  test('one too many hears so at once, and one name cannot fill the queue', async () => {
    const turn = turns({ atOnce: 1, mostWaiting: 3, mostOfOne: 2 })
    const { work, end } = held()
    const waiting = [turn(work), turn(work, { who: 'a' }), turn(work, { who: 'a' })]
    await expect(turn(work, { who: 'a' })).rejects.toBeInstanceOf(ServerBusy)
    waiting.push(turn(work, { who: 'b' }))
    await expect(turn(work, { who: 'c' })).rejects.toBeInstanceOf(ServerBusy)
    end()
    await Promise.all(waiting)
    await expect(turn(async () => 'free again')).resolves.toBe('free again')
  })

  test('nothing is begun for whoever has left, and their place is free', async () => {
    const turn = turns({ atOnce: 1, mostWaiting: 2 })
    const { work, end } = held()
    let isGone = false
    let begun = 0
    const count = async () => {
      begun += 1
    }
    const first = turn(work)
    const left = turn(count, { isGone: () => isGone })
    const stays = turn(count)
    isGone = true
    const another = turn(count)
    await expect(left).rejects.toBeInstanceOf(ClientDisconnected)
    end()
    await Promise.all([first, stays, another])
    expect(begun).toBe(2)
    await expect(turn(count, { isGone: () => true })).rejects.toBeInstanceOf(ClientDisconnected)
  })

  test('a place rests after its work, whose answer does not wait for that', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const turn = turns({ atOnce: 1, mostWaiting: 3, restFor: (took) => took })
    const begun: string[] = []
    const lasting = (name: string) => async () => {
      begun.push(name)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return name
    }
    const first = turn(lasting('first'))
    const second = turn(lasting('second'))
    await vi.advanceTimersByTimeAsync(20)
    await expect(first).resolves.toBe('first')
    await vi.advanceTimersByTimeAsync(19)
    expect(begun).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual(['first', 'second'])
    await vi.advanceTimersByTimeAsync(40)
    await expect(second).resolves.toBe('second')
    void turn(lasting('third'))
    expect(begun).toEqual(['first', 'second', 'third'])
  })

  test('work that fails gives its place away all the same', async () => {
    const turn = turns({ atOnce: 1, mostWaiting: 2 })
    const failing = turn(() => Promise.reject(new Error('no')))
    const next = turn(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('next')
  })
})
