import { useEffect, useRef, useState } from 'react'
import { type CountdownClock, type CountdownOptions, createCountdown } from './countdown-clock.ts'

type Options = Omit<CountdownOptions, 'wait' | 'unwait'> & { autoStart?: boolean }

/** `left` is null on the server and until the first step, since the server cannot know the visitor's moment. */
export const useCountdown = ({ duration, until, interval, autoStart = true, ...callbacks }: Options) => {
  const [left, setLeft] = useState<number | null>(null)
  const clock = useRef<CountdownClock>(null)
  // Callbacks may be new on every render; the clock runs on.
  const latest = useRef(callbacks)
  latest.current = callbacks

  useEffect(() => {
    const created = createCountdown({
      duration,
      until,
      interval,
      now: () => (latest.current.now ?? Date.now)(),
      onStart: (rest) => {
        setLeft(rest)
        latest.current.onStart?.(rest)
      },
      onProgress: (rest) => {
        setLeft(rest)
        latest.current.onProgress?.(rest)
      },
      onAbort: (rest) => {
        setLeft(rest)
        latest.current.onAbort?.(rest)
      },
      onEnd: () => {
        setLeft(0)
        latest.current.onEnd?.()
      },
    })
    clock.current = created
    setLeft(created.left())
    if (autoStart) created.start()
    const onVisible = () => {
      if (!document.hidden) created.sync()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      created.abort()
    }
  }, [duration, until, interval, autoStart])

  return { left, start: () => clock.current?.start(), abort: () => clock.current?.abort() }
}
