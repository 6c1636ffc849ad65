import { mkdir, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseNotWritable } from '../errors.ts'
import { createListeners, type Log } from '../listeners.ts'
import { tellStatement } from '../request-scope.ts'
import { openScope } from '../scopes.ts'
import type { Tables } from '../tables.ts'
import { sqliteDialect } from './dialect.ts'
import { createSqliteDriver, runInsideTransaction, type SqliteHandles } from './driver.ts'
import { understandable } from './failures.ts'
import { type Handle, openHandle } from './handle.ts'
import { makePrivate } from './private-file.ts'
import { lockForThisProcess, lockIfFree } from './process-lock.ts'
import { createReadConnectionDriver } from './read-connection-driver.ts'

type Options = {
  log: Log
  durable: boolean
  beside: boolean
  isTraced?: boolean
  /** Only for tests: opened before, and not closed here. */
  handles?: SqliteHandles
}

const makeFolder = async (folder: string) => {
  try {
    // Personal data lies here: for the owner of the process alone.
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new DatabaseNotWritable(`The folder ${folder} for the database cannot be made. Check its permissions.`, {
      cause,
    })
  }
}

export const openPair = (path: string, durable: boolean): SqliteHandles => {
  let writer: Handle | undefined
  try {
    writer = openHandle(path, { readOnly: false, durable })
    return { path, writer, reader: openHandle(path, { readOnly: true, durable }) }
  } catch (error) {
    writer?.close()
    throw understandable(error, path)
  }
}

const openFile = async (name: string, durable: boolean, beside: boolean) => {
  const given = resolve(name)
  await makeFolder(dirname(given))
  // A link to the file is the same file: its lock lies beside the file itself. One that is not made yet is no link.
  const path = await realpath(given).catch(() => given)
  await makePrivate(path)
  const unlock = beside ? lockIfFree(path) : await lockForThisProcess(path)
  try {
    return { handles: openPair(path, durable), unlock: unlock ?? (() => {}), isBeside: !unlock }
  } catch (error) {
    unlock?.()
    throw error
  }
}

const openMemory = (durable: boolean) => ({
  handles: { path: 'in memory', writer: openHandle(':memory:', { readOnly: false, durable }), reader: undefined },
  unlock: () => {},
  isBeside: false,
})

const nothingWritten = async () => {
  throw new Error('Here is only read: use the db of the request to write.')
}

const openReadConnection = (path: string) =>
  openScope(new Kysely<Tables>({ dialect: sqliteDialect(createReadConnectionDriver(path)) }), {
    engine: 'sqlite',
    announcer: { publish: nothingWritten, tell: () => {} },
    inside: nothingWritten,
    topics: undefined,
  })

const given = (handles: SqliteHandles) => ({ handles, unlock: () => {}, isBeside: false })

export const openSqlite = async (name: string, options: Options): Promise<Database> => {
  const { log, durable, beside, isTraced } = options
  const { handles, unlock, isBeside } = options.handles
    ? given(options.handles)
    : name === ':memory:'
      ? openMemory(durable)
      : await openFile(name, durable, beside)
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(createSqliteDriver(handles)),
    ...(isTraced && { log: tellStatement }),
  })
  const { on, tell } = createListeners(log)
  openScope(db, {
    engine: 'sqlite',
    announcer: { publish: async () => {}, tell },
    inside: (fn) => runInsideTransaction(handles.writer, fn),
    topics: undefined,
  })
  // Kysely starts the driver with the first statement and destroys only what was started.
  await db.connection().execute(async () => {})
  // A database in memory is known to its one handle alone.
  const reader = handles.reader ? openReadConnection(handles.path) : db
  const close = async () => {
    if (reader !== db) await reader.destroy()
    await db.destroy()
    unlock()
  }
  return { db, reader, engine: 'sqlite', changes: { on }, isBeside, close }
}
