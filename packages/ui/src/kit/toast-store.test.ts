import { describe, expect, test } from 'vitest'
import { createToastStore, MAX_TOASTS, TOAST_TIMEOUT, toastTypes } from './toast-store.ts'

/** Timers moved by hand: `pass` lets time go by and rings what is due. */
const handTimers = () => {
  let time = 0
  let nextHandle = 1
  const waiting = new Map<number, { run: () => void; at: number }>()
  return {
    timers: {
      now: () => time,
      set: (run: () => void, delay: number) => {
        waiting.set(nextHandle, { run, at: time + delay })
        return nextHandle++
      },
      clear: (handle: unknown) => {
        waiting.delete(handle as number)
      },
    },
    pass: (ms: number) => {
      time += ms
      for (const [handle, { run, at }] of waiting)
        if (at <= time) {
          waiting.delete(handle)
          run()
        }
    },
    waiting,
  }
}

const opened = () => {
  const { timers, pass, waiting } = handTimers()
  const store = createToastStore(timers)
  return { store, pass, waiting, texts: () => store.shown().map((toast) => toast.text) }
}

describe('the toasts', () => {
  test('come in five types', () => {
    const { store } = opened()
    for (const type of toastTypes) store[type](`a ${type}`)
    expect(store.shown().map((toast) => toast.type)).toEqual(['success', 'error', 'warning', 'info', 'default'])
  })

  test('leave after 8000 ms, not before', () => {
    expect(TOAST_TIMEOUT).toBe(8000)
    const { store, pass, texts } = opened()
    store.success('Saved.')
    pass(7999)
    expect(texts()).toEqual(['Saved.'])
    pass(1)
    expect(texts()).toEqual([])
  })

  test('wait while someone reads, and take up the time that was left', () => {
    const { store, pass, texts } = opened()
    store.info('Read me.')
    pass(5000)
    store.pause()
    pass(60_000)
    expect(texts()).toEqual(['Read me.'])
    store.resume()
    pass(2999)
    expect(texts()).toEqual(['Read me.'])
    pass(1)
    expect(texts()).toEqual([])
  })

  test('one that comes while others are held waits with them', () => {
    const { store, pass, texts } = opened()
    store.info('First')
    store.pause()
    store.info('Second')
    pass(60_000)
    expect(texts()).toEqual(['First', 'Second'])
    store.resume()
    pass(8000)
    expect(texts()).toEqual([])
  })

  test('closing the last one under the pointer does not hold the next', () => {
    const { store, pass, texts } = opened()
    const first = store.info('First')
    store.pause()
    store.dismiss(first)
    store.info('Second')
    pass(8000)
    expect(texts()).toEqual([])
  })

  test('at most 20: the oldest makes room and its timer is gone', () => {
    const { store, texts, waiting } = opened()
    for (let n = 1; n <= 23; n++) store.info(`message ${n}`)
    expect(texts()).toHaveLength(MAX_TOASTS)
    expect(texts()[0]).toBe('message 4')
    expect(waiting.size).toBe(MAX_TOASTS)
  })

  test('the same sentence is shown once and its time starts again', () => {
    const { store, pass, texts } = opened()
    store.error('No connection.')
    store.success('Saved.')
    pass(6000)
    store.error('No connection.')
    expect(texts()).toEqual(['Saved.', 'No connection.'])
    pass(2000)
    expect(texts()).toEqual(['No connection.'])
    pass(6000)
    expect(texts()).toEqual([])
  })

  test('the same sentence of another type is another message', () => {
    const { store, texts } = opened()
    store.error('Saved.')
    store.success('Saved.')
    expect(texts()).toEqual(['Saved.', 'Saved.'])
  })

  test('one without an end stays until it is closed', () => {
    const { store, pass, texts } = opened()
    const id = store.info('A new version is ready.', { timeout: Number.POSITIVE_INFINITY })
    pass(10_000_000)
    store.pause()
    store.resume()
    expect(texts()).toEqual(['A new version is ready.'])
    store.dismiss(id)
    expect(texts()).toEqual([])
  })

  test('tells its listeners, and hands out the same list until something changes', () => {
    const { store } = opened()
    let told = 0
    const stop = store.subscribe(() => told++)
    const id = store.info('One')
    expect(store.shown()).toBe(store.shown())
    store.dismiss(id)
    store.dismiss(id)
    expect(told).toBe(2)
    stop()
    store.info('Two')
    store.clear()
    expect(told).toBe(2)
    expect(store.shown()).toEqual([])
  })
})
