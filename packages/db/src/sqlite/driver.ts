import { AsyncLocalStorage } from 'node:async_hooks'
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { createMutex, type Release } from '../mutex.ts'
import { understandable } from './failures.ts'
import type { Handle } from './handle.ts'
import { assertNotHeld } from './hold.ts'

/** Set while the callback of a transaction runs, so that a statement which would wait for itself can be refused. */
const insideTransaction = new AsyncLocalStorage<{ writer: Handle; open: boolean }>()

export type SqliteHandles = {
  path: string
  writer: Handle
  /** Missing for a database in memory, which has one handle for everything. */
  reader: Handle | undefined
}

type Connection = DatabaseConnection & { release: Release | undefined }

/** A remark may stand before it. What begins otherwise goes to the writer, where everything is possible. */
const beginsWithSelect = /^(?:\s|\/\*(?:(?!\*\/).)*\*\/)*select\b/is

const onlyReads = (query: CompiledQuery): boolean =>
  SelectQueryNode.is(query.query) || (query.query.kind === 'RawNode' && beginsWithSelect.test(query.sql))

const toResult = <R>({ rows, changes, insertId }: ReturnType<Handle['run']>): QueryResult<R> => ({
  rows: rows as R[],
  numAffectedRows: changes,
  insertId,
})

/**
 * One handle writes, behind a mutex that a transaction keeps from begin to commit; another one reads.
 * So a long transaction never makes a page wait, and two transactions never mix their statements.
 */
export const createSqliteDriver = ({ path, writer, reader }: SqliteHandles): Driver => {
  const writing = createMutex()
  /** One in memory belongs to this process alone. */
  const assertMayWrite = () => {
    if (reader) assertNotHeld(path)
  }

  const run = <R>(handle: Handle, query: CompiledQuery): QueryResult<R> => {
    try {
      const result = toResult<R>(handle.run(query.sql, query.parameters))
      if (handle.changesSchema(query.sql)) {
        writer.forgetStatements()
        reader?.forgetStatements()
      }
      return result
    } catch (error) {
      throw understandable(error, path)
    }
  }

  const takeWriter = async (): Promise<Release> => {
    const surrounding = insideTransaction.getStore()
    if (surrounding?.open && surrounding.writer === writer)
      throw new Error(
        'This statement would wait for the transaction it stands in. Use the db that the transaction gives.',
      )
    return writing.acquire()
  }

  const runAlone = async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    if (reader && onlyReads(query)) return run<R>(reader, query)
    assertMayWrite()
    const release = await takeWriter()
    try {
      return run<R>(writer, query)
    } finally {
      release()
    }
  }

  const execute = async <R>(connection: Connection, query: CompiledQuery): Promise<QueryResult<R>> =>
    connection.release ? run<R>(writer, query) : runAlone<R>(query)

  const end = (connection: Connection) => {
    connection.release?.()
    connection.release = undefined
  }

  const command = (sql: string) => {
    try {
      writer.run(sql, [])
    } catch (error) {
      throw understandable(error, path)
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => {
      const connection: Connection = {
        release: undefined,
        executeQuery: (query) => execute(connection, query),
        streamQuery: () => {
          throw new Error('Read a large result in pages: the two engines have no common way to stream.')
        },
      }
      return connection
    },
    beginTransaction: async (connection) => {
      assertMayWrite()
      const release = await takeWriter()
      try {
        command('begin immediate')
      } catch (error) {
        release()
        throw error
      }
      ;(connection as Connection).release = release
    },
    commitTransaction: async () => command('commit'),
    rollbackTransaction: async () => {
      // SQLite has rolled back by itself when the disk was full or failed.
      if (writer.inTransaction()) command('rollback')
    },
    releaseConnection: async (connection) => {
      if ((connection as Connection).release && writer.inTransaction()) command('rollback')
      end(connection as Connection)
    },
    destroy: async () => {
      // A transaction that is still running may end first.
      await writing.acquire()
      reader?.close()
      writer.close()
    },
  }
}

/** Marks everything that `fn` calls as standing inside a transaction of this writer. */
export const runInsideTransaction = async <T>(writer: Handle, fn: () => Promise<T>): Promise<T> => {
  const mark = { writer, open: true }
  try {
    return await insideTransaction.run(mark, fn)
  } finally {
    mark.open = false
  }
}
