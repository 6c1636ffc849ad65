import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import type { Database } from './database.ts'
import { MigrationRefused } from './errors.ts'
import { migrate } from './migrate.ts'
import { defineMigration } from './migrations/define.ts'
import { transaction } from './transaction.ts'

const first = defineMigration('0001-notes', (t) => [t.table('notes', { id: t.id, said: t.text })])
const second = defineMigration('0002-column', (t) => [t.addColumn('notes', 'at', t.text.orNull())])
const third = defineMigration('0003-index', (t) => [t.indexBeside('notes_said', 'notes', ['said'])])

let database: Database
let other: Database
let cleanUp: () => Promise<void>
beforeEach(async () => {
  const { open, remove } = await emptyDatabase()
  database = await open()
  other = database.engine === 'postgres' ? await open() : database
  cleanUp = async () => {
    if (other !== database) await other.close()
    await database.close()
    await remove()
  }
})
afterEach(() => cleanUp())

const quick = { lockFor: 50, tries: 3, rest: 20 }

test('a change does not wait for ever for a table in use, says so, and is made when the table is free', async () => {
  await migrate(database, [first])
  if (database.engine === 'postgres')
    await transaction(other.db, async (trx) => {
      await sql`lock table notes in access share mode`.execute(trx)
      const refused = migrate(database, [first, second], quick)
      await expect(refused).rejects.toThrow(MigrationRefused)
      await expect(refused).rejects.toThrow(/"0002-column" needs a table that is always in use/)
    })
  expect(await migrate(database, [first, second], quick)).toEqual(['0002-column'])
})

test('it tries again, and is made as soon as the table is free', async () => {
  await migrate(database, [first])
  let made: Promise<string[]> | undefined
  await transaction(other.db, async (trx) => {
    if (other.engine === 'postgres') await sql`lock table notes in access share mode`.execute(trx)
    made = migrate(database, [first, second], { ...quick, tries: 1000 })
    await sql`select 1`.execute(trx)
  })
  expect(await made).toEqual(['0002-column'])
})

test('an index on a table in use is made while somebody writes to it, also by two processes at once', async () => {
  await migrate(database, [first, second])
  const list = [first, second, third]
  const both = await Promise.all([migrate(database, list), migrate(other, list)])
  expect(both.flat()).toEqual(['0003-index'])
  const name = 'notes_said'
  const { rows } =
    database.engine === 'postgres'
      ? await sql`select 1 from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = ${name} and i.indisvalid`.execute(
          database.db,
        )
      : await sql`select 1 from sqlite_schema where name = ${name}`.execute(database.db)
  expect(rows).toHaveLength(1)
})

test('what a broken attempt left of an index is made anew', async () => {
  await migrate(database, [first, second])
  if (database.engine === 'postgres') {
    await sql`create index notes_said on notes (said)`.execute(database.db)
    await sql`update pg_index set indisvalid = false where indexrelid = 'notes_said'::regclass`.execute(database.db)
  }
  expect(await migrate(database, [first, second, third])).toEqual(['0003-index'])
})
