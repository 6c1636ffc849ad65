import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { openDatabase } from '../src/open-database.ts'
import type { SqliteHandles } from '../src/sqlite/driver.ts'
import type { Handle } from '../src/sqlite/handle.ts'
import { openPair, openSqlite } from '../src/sqlite/open.ts'
import type { Filling } from './filling.ts'
import { type Cleaner, openCleaner, type Rows } from './sqlite-cleaner.ts'

/** An empty place for a database; nothing is in it yet. */
export const emptySqlitePath = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(process.env.TEST_SQLITE_DIR ?? tmpdir(), 'northlight-test-'))
  return { path: join(folder, 'test.db'), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A file with these bytes, opened; nothing is waited for, because nothing has to survive. */
const openCopy = async (bytes?: Buffer) => {
  const { path, remove } = await emptySqlitePath()
  if (bytes) await writeFile(path, bytes)
  return { path, remove, database: await openDatabase(`sqlite:${path}`, { durable: false }) }
}

/** What lies on the disk once it is closed. */
const bytesAfter = async (fill: Filling, from?: Buffer): Promise<Buffer> => {
  const { path, remove, database } = await openCopy(from)
  await fill(database)
  await database.close()
  const bytes = await readFile(path)
  await remove()
  return bytes
}

/** Migrating and filling take longer than copying, so every database of a process begins with the same bytes. */
const templates = new Map<Filling, Promise<Buffer>>()

const templateOf = (fill: Filling, from?: Promise<Buffer>): Promise<Buffer> => {
  const known = templates.get(fill) ?? Promise.resolve(from).then((bytes) => bytesAfter(fill, bytes))
  templates.set(fill, known)
  return known
}

const migrated: Filling = async (database) => {
  await migrate(database)
}

export const templateIn = (folder: string) => join(folder, 'template.db')

/** Migrated here, or once for all processes of a test run by its global setup. */
const migratedBytes = (): Promise<Buffer> => {
  const folder = process.env.TEST_SQLITE_DIR
  return folder ? readFile(templateIn(folder)) : templateOf(migrated)
}

/** A whole database as it lies on the disk, for a server that opens it by itself. */
export const sqliteBytes = (fill?: Filling): Promise<Buffer> => {
  const empty = migratedBytes()
  return fill && fill !== migrated ? templateOf(fill, empty) : empty
}

/** A file of this process with everything that is open on it. */
type Own = { handles: SqliteHandles; cleaner: Cleaner; remove: () => Promise<void> }

/** Emptied databases of this process, ready for its next test: opening one anew takes ten times as long. */
const idle: Own[] = []

/** After these a connection, or its tables, may not be what the next test expects. */
const spoils = /^\s*(?:create|alter|drop|pragma|attach|detach|vacuum|reindex)\b/i

const make = async (): Promise<Own> => {
  const { path, remove } = await emptySqlitePath()
  await writeFile(path, await sqliteBytes())
  return { handles: openPair(path, false), cleaner: openCleaner(path), remove }
}

const throwAway = async ({ handles, cleaner, remove }: Own) => {
  handles.reader?.close()
  handles.writer.close()
  cleaner.close()
  await remove()
}

/** What the migrations and a filling write. Made once in a process, and written again for every test. */
const rows = new Map<Filling, Promise<Rows>>()

const rowsAfter = async (fill: Filling): Promise<Rows> => {
  const { path, remove } = await emptySqlitePath()
  await writeFile(path, await sqliteBytes(fill))
  const cleaner = openCleaner(path)
  const found = cleaner.read()
  cleaner.close()
  await remove()
  return found
}

const rowsOf = (fill: Filling): Promise<Rows> => {
  const known = rows.get(fill) ?? rowsAfter(fill)
  rows.set(fill, known)
  return known
}

/** A database of its own for every test, on connections that have learnt the tables for the tests before it. */
export const freshSqlite = async (fill: Filling = migrated): Promise<Database> => {
  const content = await rowsOf(fill)
  const own = idle.pop() ?? (await make())
  own.cleaner.fillAnew(content)
  let isSpoilt = false
  const shared = (handle: Handle): Handle => ({
    ...handle,
    run: (sql, parameters) => {
      if (spoils.test(sql)) isSpoilt = true
      return handle.run(sql, parameters)
    },
    close: () => {},
  })
  const { path, writer, reader } = own.handles
  const handles = { path, writer: shared(writer), reader: reader && shared(reader) }
  const database = await openSqlite(path, { log: () => {}, durable: false, beside: false, handles })
  const close = async () => {
    await database.close()
    if (isSpoilt || writer.inTransaction()) await throwAway(own)
    else idle.push(own)
  }
  // A thread for each test would take longer to start than anything it reads here.
  return { ...database, reader: database.db, close }
}
