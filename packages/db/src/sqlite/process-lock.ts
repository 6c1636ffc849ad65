import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'
import { DatabaseInUse } from '../errors.ts'
import { resultCode, understandable } from './failures.ts'

const busy = 5
/** A process that is just being replaced needs a moment to let go. */
const patience = seconds(3)
const pause = seconds(0.1)

const tryLock = (path: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (resultCode(error) === busy) return undefined
    throw understandable(error, path)
  }
}

const open = (path: string): DatabaseSync | undefined => {
  try {
    return tryLock(path)
  } catch (error) {
    throw understandable(error, path)
  }
}

/** The lock when nobody has it, or nothing: for a command that may also work beside a running server. */
export const lockIfFree = (databasePath: string): (() => void) | undefined => {
  const lock = open(`${databasePath}.lock`)
  return lock && (() => lock.isOpen && lock.close())
}

/**
 * Only one process may hold the database: caches and change notices live in its memory.
 * The lock is a file lock that SQLite takes on a side file, so the kernel frees it even when a process is killed.
 */
export const lockForThisProcess = async (databasePath: string): Promise<() => void> => {
  const deadline = Date.now() + patience
  for (;;) {
    const lock = open(`${databasePath}.lock`)
    if (lock) return () => lock.isOpen && lock.close()
    if (Date.now() >= deadline)
      throw new DatabaseInUse(
        `The database file ${databasePath} is in use by another running copy of this program. Stop that one first.`,
      )
    await sleep(pause)
  }
}
