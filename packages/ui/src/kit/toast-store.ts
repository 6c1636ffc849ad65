import { seconds } from '@northlight/contract/durations'

export const toastTypes = ['success', 'error', 'warning', 'info', 'default'] as const
export type ToastType = (typeof toastTypes)[number]

export type Toast = {
  id: number
  type: ToastType
  text: string
  /** When it was first seen, as if it had been seen without a break. */
  at: number
  action?: ToastAction
  /** Leads to what it speaks of. */
  link?: ToastLink
}
export type ToastAction = { label: string; run: () => void | Promise<void> }
export type ToastLink = { to: string; label: string; isSite?: boolean }
export type ToastOptions = {
  /** One thing to do about it, such as "Reload" or "Undo". */
  action?: ToastAction
  link?: ToastLink
  /** How long it stays. `Infinity` keeps it until it is closed. */
  timeout?: number
  /** Where an earlier page has shown it. */
  at?: number
}

export const TOAST_TIMEOUT = seconds(8)
export const MAX_TOASTS = 20

type Timers = {
  now: () => number
  set: (run: () => void, delay: number) => unknown
  clear: (handle: unknown) => void
}

const realTimers: Timers = {
  now: () => performance.now(),
  set: (run, delay) => setTimeout(run, delay),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

type Clock = { left: number; since?: number; handle?: unknown }

/** Holds what is shown. Knows nothing of React, so a client or a job of the page may speak through it too. */
export const createToastStore = (timers: Timers = realTimers, max = MAX_TOASTS) => {
  let shown: readonly Toast[] = []
  let nextId = 1
  let isPaused = false
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }

  const stop = (clock: Clock) => {
    if (clock.since === undefined) return
    timers.clear(clock.handle)
    clock.left -= timers.now() - clock.since
    clock.since = undefined
  }

  const run = (id: number, clock: Clock) => {
    if (isPaused || clock.since !== undefined || clock.left === Number.POSITIVE_INFINITY) return
    clock.since = timers.now()
    clock.handle = timers.set(() => dismiss(id), Math.max(0, clock.left))
  }

  const forget = (id: number) => {
    const clock = clocks.get(id)
    if (clock) stop(clock)
    clocks.delete(id)
  }

  const dismiss = (id: number) => {
    if (!clocks.has(id)) return
    forget(id)
    publish(shown.filter((toast) => toast.id !== id))
    // The pointer may have rested on the last one; the next toast must not wait for it to leave.
    if (shown.length === 0) isPaused = false
  }

  const show = (type: ToastType, text: string, options: ToastOptions = {}) => {
    const { timeout = TOAST_TIMEOUT, at = Date.now(), ...rest } = options
    const id = nextId++
    // The same sentence again takes the place of the one on screen: seen once, read out again.
    const kept = shown.filter((toast) => toast.type !== type || toast.text !== text)
    const next = [...kept, { id, type, text, at, ...rest }].slice(-max)
    for (const toast of shown) if (!next.includes(toast)) forget(toast.id)
    const clock: Clock = { left: timeout }
    clocks.set(id, clock)
    run(id, clock)
    publish(next)
    return id
  }

  const speakAs = (type: ToastType) => (text: string, options?: ToastOptions) => show(type, text, options)

  return {
    success: speakAs('success'),
    error: speakAs('error'),
    warning: speakAs('warning'),
    info: speakAs('info'),
    default: speakAs('default'),
    show,
    dismiss,
    clear: () => {
      for (const toast of shown) forget(toast.id)
      publish([])
      isPaused = false
    },
    /** Holds every clock while someone reads or reaches for a toast. */
    pause: () => {
      isPaused = true
      for (const clock of clocks.values()) stop(clock)
    },
    resume: () => {
      isPaused = false
      for (const [id, clock] of clocks) run(id, clock)
    },
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
