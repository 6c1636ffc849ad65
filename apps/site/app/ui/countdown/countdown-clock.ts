import { seconds } from '@northlight/contract/durations'

export type CountdownEvents = {
  onStart?: (left: number) => void
  onProgress?: (left: number) => void
  onAbort?: (left: number) => void
  onEnd?: () => void
}

export type CountdownOptions = CountdownEvents & {
  /** How long it runs, in milliseconds; or `until`, a moment of the clock below. */
  duration?: number
  until?: number
  /** Between two steps. */
  interval?: number
  /** Milliseconds since 1970. Give the server's clock where the server decides. */
  now?: () => number
  /** Replaced in tests. */
  wait?: (run: () => void, delay: number) => unknown
  unwait?: (handle: unknown) => void
}

export type CountdownClock = ReturnType<typeof createCountdown>

/**
 * Counts down to a fixed moment. Every step asks the clock how much is left, so late timers, a sleeping tab or a slow
 * device never add up to an error; each wait is cut to fall on the next whole step.
 */
export const createCountdown = ({
  duration,
  until,
  interval = seconds(1),
  now = Date.now,
  wait = (run, delay) => setTimeout(run, delay),
  unwait = (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  onStart,
  onProgress,
  onAbort,
  onEnd,
}: CountdownOptions) => {
  if (!(interval > 0)) throw new RangeError(`The interval must be positive, not ${interval}.`)
  let end = until
  let handle: unknown
  let isRunning = false

  const left = () => Math.max(0, (end ?? now() + (duration ?? 0)) - now())

  const finish = () => {
    isRunning = false
    onEnd?.()
  }

  const plan = () => {
    const remaining = left()
    handle = wait(step, Math.min(remaining, remaining % interval || interval))
  }

  const step = () => {
    if (!isRunning) return
    const remaining = left()
    if (remaining > 0) {
      onProgress?.(remaining)
      // A listener may have aborted.
      if (isRunning) plan()
    } else finish()
  }

  return {
    left,
    isRunning: () => isRunning,
    start: () => {
      if (isRunning) return
      end ??= now() + (duration ?? 0)
      isRunning = true
      onStart?.(left())
      if (left() === 0) finish()
      else if (isRunning) plan()
    },
    abort: () => {
      if (!isRunning) return
      isRunning = false
      unwait(handle)
      onAbort?.(left())
    },
    /** Asks the clock at once, for example when the tab comes back to the front. */
    sync: () => {
      if (!isRunning) return
      unwait(handle)
      step()
    },
  }
}

/** Parts of what is left; a second counts until it is over, so the display ends on 0:00:00 and not before. */
export const clockParts = (left: number) => {
  const total = Math.ceil(Math.max(0, left) / 1000)
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 }
}

const two = (n: number) => String(n).padStart(2, '0')

/** "2:59:07" */
export const clockFace = (left: number) => {
  const parts = clockParts(left)
  return `${parts.hours}:${two(parts.minutes)}:${two(parts.seconds)}`
}

/** "2 hours 59 minutes", "45 seconds": for screen readers and summaries. */
export const clockWords = (left: number) => {
  const parts = clockParts(left)
  const named = ([count, name]: readonly [number, string]) => `${count} ${name}${count === 1 ? '' : 's'}`
  const shown = (
    [
      [parts.hours, 'hour'],
      [parts.minutes, 'minute'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(named)
  return shown.length > 0 ? shown.join(' ') : named([parts.seconds, 'second'])
}
