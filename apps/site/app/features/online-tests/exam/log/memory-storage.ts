import { type ClientStep, stepName } from '@northlight/exam/answers/steps'
import type { KeptAttempt, KeptEvent, KeptNotes, LogStorage } from './log-storage.ts'

/** For devices that keep nothing (private windows, a full disk), and for tests. A reload needs the server then. */
export const memoryStorage = (): LogStorage => {
  const attempts = new Map<string, KeptAttempt>()
  const notes = new Map<string, KeptNotes>()
  const steps = new Map<string, Map<string, ClientStep>>()
  const events = new Map<string, Map<string, KeptEvent>>()
  const part = <T>(all: Map<string, Map<string, T>>, attempt: string): Map<string, T> => {
    const found = all.get(attempt) ?? new Map<string, T>()
    all.set(attempt, found)
    return found
  }
  return {
    kind: 'memory',
    attempts: async (path) => [...attempts.values()].filter((one) => one.path === path),
    keepAttempt: async (one) => void attempts.set(one.attempt, one),
    notes: async (attempt) => notes.get(attempt),
    keepNotes: async (given) => void notes.set(given.attempt, given),
    addStep: async (attempt, step) => {
      const own = part(steps, attempt)
      if (own.has(stepName(step))) return 'taken'
      own.set(stepName(step), step)
      return 'kept'
    },
    steps: async (attempt) => [...part(steps, attempt).values()],
    keepEvent: async (attempt, kept) => void part(events, attempt).set(kept.event.id, kept),
    events: async (attempt) => [...part(events, attempt).values()],
    forget: async (attempt) => {
      attempts.delete(attempt)
      notes.delete(attempt)
      steps.delete(attempt)
      events.delete(attempt)
    },
  }
}
