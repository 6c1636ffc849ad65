import { createStore } from '@northlight/ui/state/create-store.ts'
import { CallError, type CallTrouble, troubleOf } from '../log/calls.ts'
import { pauseAfter, sayAfter, type Timers } from '../log/sender.ts'

/** Calls that are tried until they are through. What stands in their way is told at once, slowness after five seconds. */
export const createStubbornCalls = (timers: Timers) => {
  const trouble = createStore<CallTrouble | 'slow' | null>(null)
  let isStopped = false
  let wake: () => void = () => {}

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      timers.wait(resolve, ms)
    })

  return {
    trouble,
    /** Only a person can help against a missing sign-in, and they wake it; a refusal is thrown to the caller. */
    async untilThrough<T>(call: () => Promise<T>): Promise<T> {
      for (let failures = 0; ; ) {
        const late = timers.wait(() => trouble.set('slow'), sayAfter)
        try {
          const reply = await call()
          trouble.set(null)
          return reply
        } catch (error) {
          if (error instanceof CallError && (error.trouble === 'refused' || error.trouble === 'over')) throw error
          if (isStopped) throw error
          failures += 1
          trouble.set(troubleOf(error))
          timers.unwait(late)
          await pause((error instanceof CallError && error.retryAfter) || pauseAfter(failures, Math.random()))
          if (isStopped) throw error
        } finally {
          timers.unwait(late)
        }
      }
    },
    retryNow: () => wake(),
    stop() {
      isStopped = true
      wake()
    },
  }
}
