import { type ClientStep, stepName } from '@northlight/exam/answers/steps'
import type { KeptEvent, KeptNotes, KeptSitting, LogStorage } from './log-storage.ts'

/** For devices that keep nothing (private windows, a full disk), and for tests. A reload needs the server then. */
export const memoryStorage = (): LogStorage => {
  const sittings = new Map<string, KeptSitting>()
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
    sittings: async (path) => [...sittings.values()].filter((one) => one.path === path),
    keepSitting: async (sitting) => void sittings.set(sitting.attempt, sitting),
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
      sittings.delete(attempt)
      notes.delete(attempt)
      steps.delete(attempt)
      events.delete(attempt)
    },
  }
}
