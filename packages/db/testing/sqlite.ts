import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { openDatabase } from '../src/open-database.ts'
import type { Filling } from './filling.ts'

/** An empty place for a database; nothing is in it yet. */
export const emptySqlitePath = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-test-'))
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

/** Migrating and filling take longer than copying, so every test of a process begins with the same bytes. */
const templates = new Map<Filling, Promise<Buffer>>()

const templateOf = (fill: Filling, from?: Promise<Buffer>): Promise<Buffer> => {
  const known = templates.get(fill) ?? Promise.resolve(from).then((bytes) => bytesAfter(fill, bytes))
  templates.set(fill, known)
  return known
}

const migrated: Filling = async (database) => {
  await migrate(database)
}

/** A whole database as it lies on the disk, for a server that opens it by itself. */
export const sqliteBytes = (fill?: Filling): Promise<Buffer> => {
  const empty = templateOf(migrated)
  return fill ? templateOf(fill, empty) : empty
}

export const freshSqlite = async (fill?: Filling): Promise<Database> => {
  const { database, remove } = await openCopy(await sqliteBytes(fill))
  const close = async () => {
    await database.close()
    await remove()
  }
  // A thread for each test would take longer to start than anything it reads here.
  return { ...database, aside: database.db, close }
}
