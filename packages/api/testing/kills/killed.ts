import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { minutes } from '@northlight/contract/durations'
import type { Role } from '@northlight/contract/roles'
import type { Database } from '@northlight/db/database'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres } from '@northlight/db/testing/postgres'
import { emptySqlitePath } from '@northlight/db/testing/sqlite'
import { expect, onTestFinished } from 'vitest'
import { testServices } from '../services.ts'
import { ctxAs } from '../staff.ts'

/** A second process reads all sources of the API before it can be killed: on a busy machine that alone takes half a minute. */
export const patience = minutes(2)

export const emptyUrl = async (): Promise<string> => {
  if (process.env.TEST_ENGINE === 'postgres') {
    const { url, remove } = await emptyPostgres()
    onTestFinished(remove)
    return url
  }
  const { path, remove } = await emptySqlitePath()
  onTestFinished(remove)
  return `sqlite:${path}`
}

/** Opened only while nobody else has it: a file of SQLite belongs to one process. */
export const on = async <Value>(
  url: string,
  work: (as: (id: number, role: Role) => ReturnType<typeof ctxAs>, database: Database) => Promise<Value>,
): Promise<Value> => {
  const database = await openDatabase(url)
  const { services, cleanUp } = await testServices(database)
  const base = { actor: { kind: 'visitor' }, requestId: 'test', address: '203.0.113.7', device: 'Test' } as const
  const ctx = { ...base, db: database.db, now: services.clock, services }
  try {
    return await work((id, role) => ctxAs(ctx, { id, role }), database)
  } finally {
    await cleanUp()
    await database.close()
  }
}

/** Runs a program of this folder until it says that it stands in the middle of its work, and kills it there. */
export const killInTheMiddle = async (program: string, ...args: (string | number)[]) => {
  const path = fileURLToPath(new URL(`./${program}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(String(said)).toContain('in the middle')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
