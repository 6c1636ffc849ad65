import { failures } from '@northlight/contract/errors'
import type { Db } from '@northlight/db/database'
import { DatabaseUnreachable, isStorageFailure, MigrationRefused } from '@northlight/db/errors'
import { sql } from 'kysely'
import { expect, test as plain } from 'vitest'
import { test } from '../../testing/test.ts'

/** Leaves the database readable and takes every way to grow: a full disk on SQLite, a read-only server on PostgreSQL. */
const fill = async (db: Db, engine: 'sqlite' | 'postgres') => {
  if (engine === 'sqlite') {
    // Pages that are free inside the file could still be written.
    await sql`vacuum`.execute(db)
    return void (await sql`pragma max_page_count = 1`.execute(db))
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(db)
  // Connections read the setting when they begin, so all end. The last one is our own: its end is told as an error.
  await sql`select pg_terminate_backend(pid, 10_000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {})
  // The pool learns that a connection ended when its notice is read, or when the connection is used the next time.
  const setting = sql<{ read_only: string }>`select current_setting('transaction_read_only') as read_only`
  const seen = async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => setting.execute(db)))
    return all.every(({ rows }) => rows[0]?.read_only === 'on')
  }
  await expect.poll(() => seen().catch(() => false), { timeout: 20_000 }).toBe(true)
}

test('where nothing can be stored a form says so, with a code of its own, and reading goes on', async ({
  database,
  http,
  make,
}) => {
  await make.institute()
  await make.branch({ slug: 'mysuru' })
  await fill(database.db, database.engine)
  // The last page of a file may have room for a few more rows.
  const send = (n: number) =>
    http.postForm(
      '/subscription-form',
      { email: `reader-${n}@example.com`, page_url: `https://northlight.test/${'x'.repeat(400)}` },
      { address: `203.0.113.${n}` },
    )
  let reply = await send(1)
  for (let n = 2; n <= 60 && reply.status < 500; n++) reply = await send(n)
  expect(reply).toMatchObject({
    status: 503,
    body: { message: failures.storage_unavailable.message, code: 'storage_unavailable' },
  })
  expect((await http.get('/branch/all')).status).toBe(200)
})

plain('what is a failure of the storage, and what is not', () => {
  expect(isStorageFailure(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toBe(true)
  expect(isStorageFailure(new DatabaseUnreachable('gone'))).toBe(true)
  expect(isStorageFailure(new Error('outer', { cause: new DatabaseUnreachable('gone') }))).toBe(true)
  expect(isStorageFailure(new MigrationRefused('too new'))).toBe(false)
  expect(isStorageFailure(new Error('a mistake of ours'))).toBe(false)
  expect(isStorageFailure(undefined)).toBe(false)
})
