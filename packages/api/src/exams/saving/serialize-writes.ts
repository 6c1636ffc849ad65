import type { Database } from '@northlight/db/database'
import { createMutex, type Mutex } from '@northlight/db/mutex'

const turns = new WeakMap<Database, Mutex>()
const tries = 4

/** PostgreSQL undoes one of two transactions that wait for each other; that one has only to begin again. */
export const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === '40P01' || error.code === '40001')

const retryOnDeadlock = async <T>(work: () => Promise<T>, left: number): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (left <= 1 || !isDeadlock(error)) throw error
    return retryOnDeadlock(work, left - 1)
  }
}

/**
 * One after the other within this process, for transactions that hold many attempts at once: two of them that took the
 * same attempts in another order would wait for each other. Another process may still get in the way; then it begins
 * again. Never call it inside another one.
 */
export const serializeWrites = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  const mutex = turns.get(database) ?? createMutex()
  turns.set(database, mutex)
  const release = await mutex.acquire()
  try {
    return await retryOnDeadlock(work, tries)
  } finally {
    release()
  }
}
