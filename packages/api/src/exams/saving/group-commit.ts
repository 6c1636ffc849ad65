import { setTimeout as sleep } from 'node:timers/promises'
import { batch, type Outcome } from '@northlight/db/batch'
import type { Database, Db } from '@northlight/db/database'
import { transaction } from '@northlight/db/transaction'
import { isDeadlock, serializeWrites } from './serialize-writes.ts'

/** How long a lot waits for others, in milliseconds: no longer than this, however slow the disk is. */
const shortestWait = 3
const longestWait = 25

/**
 * Gathers tasks for a moment and hands them over together, one lot after the other. A task is answered only after its
 * lot is done. On SQLite, the slower the disk the longer the next lot gathers: writing holds up the whole process, and
 * what has arrived meanwhile is read only when it lets go, so at most half of the time is spent on writing.
 */
export const inBatches = <Task, Result>(
  { database: { engine }, most }: { database: Pick<Database, 'engine'>; most: number },
  run: (tasks: Task[]) => Promise<Outcome<Result>[]>,
) => {
  const pause = async (lastTook: number) => {
    const wait = engine === 'sqlite' ? Math.min(longestWait, Math.max(shortestWait, lastTook)) : shortestWait
    await sleep(wait)
  }
  return batch({ most, pause }, run)
}

const mostTogether = 64

type BackgroundTask = (db: Db) => Promise<unknown>

/** Each in its own savepoint: one that fails undoes itself alone. */
const runEach = async (db: Db, works: BackgroundTask[]) => {
  const outcomes: Outcome<unknown>[] = []
  for (const work of works) {
    try {
      outcomes.push({ ok: true, result: await transaction(db, work) })
    } catch (error) {
      // Anyone who waits for another transaction lets everything go, or the other would wait for ever.
      if (isDeadlock(error)) throw error
      outcomes.push({ ok: false, error })
    }
  }
  return outcomes
}

const createCommitter = (database: Database) =>
  inBatches<BackgroundTask, unknown>({ database, most: mostTogether }, (works) =>
    serializeWrites(database, () => transaction(database.db, (db) => runEach(db, works))),
  )

const committers = new WeakMap<Database, ReturnType<typeof createCommitter>>()

/**
 * Runs a small piece of work in a transaction that it shares with others of the same moment, and answers when that is
 * committed. A hall that starts together so costs a few writes to the disk instead of thousands.
 */
export const commitTogether = <T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> => {
  const commit = committers.get(database) ?? createCommitter(database)
  committers.set(database, commit)
  return commit(work) as Promise<T>
}
