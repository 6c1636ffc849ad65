import { seconds } from '@northlight/contract/durations'
import { createStore } from '@northlight/ui/state/create-store.ts'

/** A call to the API shows the bar only when it is very slow; a change of page shows it at once. */
export const apiThrottle = seconds(10)

type Timer = { set(run: () => void, ms: number): unknown; clear(timer: unknown): void }
const realTimer: Timer = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** Counts what is under way. Each start gives back its own finish; finishing twice counts once. */
export const createLoadingBar = (timer: Timer = realTimer) => {
  const store = createStore(0)
  const begin = () => {
    let open = true
    store.set((n) => n + 1)
    return () => {
      if (!open) return
      open = false
      store.set((n) => n - 1)
    }
  }
  const beginAfter = (ms: number) => {
    let finish: (() => void) | undefined
    const waiting = timer.set(() => {
      finish = begin()
    }, ms)
    return () => {
      timer.clear(waiting)
      finish?.()
    }
  }
  return { store, navigation: begin, request: () => beginAfter(apiThrottle) }
}

export const loadingBar = createLoadingBar()
