import { hours, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect, test } from 'vitest'
import { clockFace, clockWords, createCountdown } from './countdown-clock.ts'

/** A clock moved by hand, with timers that may come late. */
const handClock = (start = 1_000_000) => {
  let time = start
  let waiting: { run: () => void; at: number } | undefined
  return {
    now: () => time,
    wait: (run: () => void, delay: number) => {
      waiting = { run, at: time + delay }
      return waiting
    },
    unwait: () => {
      waiting = undefined
    },
    delay: () => (waiting ? waiting.at - time : undefined),
    /** The next timer rings, `late` milliseconds after it was due. */
    ring: (late = 0) => {
      const due = waiting
      if (!due) throw new Error('No timer is waiting.')
      waiting = undefined
      time = due.at + late
      due.run()
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

const counted = (
  clock: ReturnType<typeof handClock>,
  options: { duration?: number; until?: number; interval?: number },
) => {
  const events: string[] = []
  const countdown = createCountdown({
    ...options,
    now: clock.now,
    wait: clock.wait,
    unwait: clock.unwait,
    onStart: (left) => events.push(`start ${left}`),
    onProgress: (left) => events.push(`progress ${left}`),
    onAbort: (left) => events.push(`abort ${left}`),
    onEnd: () => events.push('end'),
  })
  return { events, countdown }
}

describe('the countdown', () => {
  test('tells start, progress every second and end once', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: seconds(3) })
    countdown.start()
    clock.ring()
    clock.ring()
    clock.ring()
    expect(events).toEqual(['start 3000', 'progress 2000', 'progress 1000', 'end'])
    expect(countdown.isRunning()).toBe(false)
    expect(clock.delay()).toBeUndefined()
  })

  test('late timers do not add up: the next wait is cut to the whole second', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: seconds(10) })
    countdown.start()
    clock.ring(300)
    expect(events.at(-1)).toBe('progress 8700')
    expect(clock.delay()).toBe(700)
    clock.ring()
    expect(events.at(-1)).toBe('progress 8000')
  })

  test('a device that slept past the end ends at once', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: seconds(10) })
    countdown.start()
    clock.ring(minutes(5))
    expect(events).toEqual(['start 10000', 'end'])
  })

  test('follows a moment of the server clock, whatever the clock does meanwhile', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { until: clock.now() + seconds(60) })
    countdown.start()
    clock.pass(seconds(30))
    countdown.sync()
    expect(events.at(-1)).toBe('progress 30000')
  })

  test('aborting says how much was left and stops the timer', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: seconds(5) })
    countdown.start()
    clock.pass(1500)
    countdown.abort()
    countdown.abort()
    expect(events).toEqual(['start 5000', 'abort 3500'])
    expect(clock.delay()).toBeUndefined()
  })

  test('can be aborted from inside its own progress', () => {
    const clock = handClock()
    const countdown = createCountdown({
      duration: seconds(5),
      now: clock.now,
      wait: clock.wait,
      unwait: clock.unwait,
      onProgress: () => countdown.abort(),
    })
    countdown.start()
    clock.ring()
    expect(clock.delay()).toBeUndefined()
  })

  test('starting twice runs once', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: seconds(5) })
    countdown.start()
    countdown.start()
    expect(events).toEqual(['start 5000'])
  })

  test('a moment already past starts and ends', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { until: clock.now() - 1 })
    countdown.start()
    expect(events).toEqual(['start 0', 'end'])
  })

  test('steps by the interval given and refuses none', () => {
    const clock = handClock()
    const { events, countdown } = counted(clock, { duration: 500, interval: 200 })
    countdown.start()
    clock.ring()
    clock.ring()
    clock.ring()
    expect(events).toEqual(['start 500', 'progress 400', 'progress 200', 'end'])
    expect(() => createCountdown({ duration: 1, interval: 0 })).toThrow(RangeError)
  })
})

describe('the face of the clock', () => {
  test('counts a second until it is over', () => {
    expect(clockFace(hours(3))).toBe('3:00:00')
    expect(clockFace(hours(3) - 1)).toBe('3:00:00')
    expect(clockFace(1)).toBe('0:00:01')
    expect(clockFace(0)).toBe('0:00:00')
    expect(clockFace(-50)).toBe('0:00:00')
  })

  test('says it in words', () => {
    expect(clockWords(hours(1) + minutes(2) + seconds(3))).toBe('1 hour 2 minutes')
    expect(clockWords(minutes(1))).toBe('1 minute')
    expect(clockWords(seconds(1))).toBe('1 second')
    expect(clockWords(0)).toBe('0 seconds')
  })
})
