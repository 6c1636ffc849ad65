import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { understandable } from './failures.ts'

export type ReadOrder = { id: number; sql: string; parameters: readonly unknown[] }
export type ReadAnswer =
  | { id: number; rows: unknown[] }
  | { id: number; failure: { message: string; errcode: number | undefined } }

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }

const file = new URL('./read-connection-worker.ts', import.meta.url)

const onlyReads = () => Promise.reject(new Error('Here is only read: use the db of the request to write.'))

/**
 * Reads in a thread of its own, one statement after the other: SQLite answers at once and lets nobody else in meanwhile,
 * and a search through a long list takes as long as a dozen saves of a test. The thread is started by the first
 * statement, and again by the next one after it has died.
 */
export const createReadConnectionDriver = (path: string): Driver => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  const settle = (answer: ReadAnswer) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    // A thread that has nothing to do does not keep the process from ending.
    if (waiting.size === 0) worker?.unref()
    if (!one) return
    if ('rows' in answer) one.resolve(answer.rows)
    else one.reject(Object.assign(new Error(answer.failure.message), { errcode: answer.failure.errcode }))
  }

  const start = (): Worker => {
    const started = new Worker(file, { workerData: { path } })
    started.on('message', settle)
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('The thread that reads the database has ended.'))
      waiting.clear()
    })
    return started
  }

  const read = (sql: string, parameters: readonly unknown[]) =>
    new Promise<unknown[]>((resolve, reject) => {
      worker ??= start()
      worker.ref()
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, sql, parameters } satisfies ReadOrder)
    })

  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      try {
        return { rows: (await read(sql, parameters)) as R[] }
      } catch (error) {
        throw understandable(error, path)
      }
    },
    streamQuery: () => {
      throw new Error('Read a large result in pages: the two engines have no common way to stream.')
    },
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: onlyReads,
    commitTransaction: onlyReads,
    rollbackTransaction: onlyReads,
    releaseConnection: async () => {},
    destroy: async () => {
      await worker?.terminate()
    },
  }
}
