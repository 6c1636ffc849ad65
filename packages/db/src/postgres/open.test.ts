import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyPostgres } from '../../testing/postgres.ts'
import { openDatabase } from '../open-database.ts'

const server = () => process.env.TEST_DATABASE_URL ?? ''

test('a database that is not on the server is named', async () => {
  const url = new URL(server())
  url.pathname = '/not_there'
  await expect(openDatabase(url.href)).rejects.toThrow(/There is no database of this name \(.*\/not_there\)/)
})

test('a database with another encoding is refused', async () => {
  const client = new pg.Client(server())
  await client.connect()
  await client.query("create database old_encoding template template0 encoding 'LATIN1' locale 'C'")
  const url = new URL(server())
  url.pathname = '/old_encoding'
  await expect(openDatabase(url.href)).rejects.toThrow('must be created with the encoding UTF8')
  await client.query('drop database old_encoding with (force)')
  await client.end()
})

test('instants come back in UTC, whatever the time zone of the session', async () => {
  const { url, remove } = await emptyPostgres()
  const elsewhere = new URL(url)
  elsewhere.searchParams.set('options', '-ctimezone=Asia/Kolkata')
  const { db, close } = await openDatabase(elsewhere.href)
  const { rows } = await sql`select '2026-11-15T02:11:10.120Z'::timestamptz(3) as at`.execute(db)
  expect(rows).toEqual([{ at: '2026-11-15T02:11:10.120Z' }])
  await close()
  await remove()
})

test('what is read reader has connections of its own, and is stopped when it takes too long', async () => {
  const { url, remove } = await emptyPostgres()
  const { db, reader, close } = await openDatabase(url)
  const patience = async (of: typeof db) => (await sql`show statement_timeout`.execute(of)).rows
  expect([await patience(db), await patience(reader)]).toEqual([
    [{ statement_timeout: '0' }],
    [{ statement_timeout: '20s' }],
  ])
  await close()
  await remove()
})
