import { minutes } from '@northlight/contract/durations'
import type { FileFacts, FileStore } from '../kernel/services.ts'

const most = 5000

/**
 * Every picture on a page asks for the facts of its original, and a bucket answers from far away. They are remembered
 * for a minute; browsers are told to keep public files for a day, so nobody sees a difference.
 */
export const rememberFacts = (store: FileStore, now: () => number = Date.now): FileStore => {
  const known = new Map<string, { facts: FileFacts; until: number }>()
  return {
    ...store,
    head: async (path) => {
      const found = known.get(path)
      if (found && found.until > now()) return found.facts
      known.delete(path)
      const facts = await store.head(path)
      // What is missing is not remembered: it may be uploaded the next moment, by another process.
      if (facts) known.set(path, { facts, until: now() + minutes(1) })
      if (known.size > most) known.delete(known.keys().next().value ?? '')
      return facts
    },
    write: async (path, bytes) => {
      await store.write(path, bytes)
      known.delete(path)
    },
    remove: async (path) => {
      await store.remove(path)
      known.delete(path)
    },
  }
}
