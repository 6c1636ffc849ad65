import { createStore } from '@northlight/ui/state/create-store.ts'

/** Why the page must not be reloaded by itself: a half-filled form, a running test, a payment that is being made. */
export type BusyReason = 'form' | 'test' | 'payment'

const reasons = createStore<readonly BusyReason[]>([])

/** Marks the page as busy until the returned function is called; calling it twice counts once. */
export const markBusy = (reason: BusyReason): (() => void) => {
  let held = true
  reasons.set((list) => [...list, reason])
  return () => {
    if (!held) return
    held = false
    reasons.set((list) => list.toSpliced(list.indexOf(reason), 1))
  }
}

export const isBusy = () => reasons.get().length > 0

export const isTestRunning = () => reasons.get().includes('test')
