import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { openDatabase } from '../src/open-database.ts'

/** An empty place for a database; nothing is in it yet. */
export const emptySqlitePath = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-test-'))
  return { path: join(folder, 'test.db'), remove: () => rm(folder, { recursive: true, force: true }) }
}

const makeTemplate = async (): Promise<Buffer> => {
  const { path, remove } = await emptySqlitePath()
  const database = await openDatabase(`sqlite:${path}`, { durable: false })
  await migrate(database)
  await database.close()
  const bytes = await readFile(path)
  await remove()
  return bytes
}

/** Migrating takes longer than copying, so every test of a process begins with the same bytes. */
let template: Promise<Buffer> | undefined

export const freshSqlite = async (): Promise<Database> => {
  template ??= makeTemplate()
  const { path, remove } = await emptySqlitePath()
  await writeFile(path, await template)
  const database = await openDatabase(`sqlite:${path}`, { durable: false })
  const close = async () => {
    await database.close()
    await remove()
  }
  return { ...database, close }
}
