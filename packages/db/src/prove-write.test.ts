import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { isStorageFailure } from './errors.ts'
import { proveWrite } from './prove-write.ts'
import { transaction } from './transaction.ts'

const at = '2026-11-15T04:30:00.000Z'

test('writes one row, however often, and fails where reading still works', async () => {
  const database = await testDatabase()
  const { db, engine } = database
  await proveWrite(db, at)
  await proveWrite(db, '2026-11-15T04:31:00.000Z')
  expect(await db.selectFrom('heartbeats').selectAll().execute()).toEqual([
    { name: 'ready', at: '2026-11-15T04:31:00.000Z' },
  ])
  const failure = await (engine === 'sqlite'
    ? sql`pragma query_only = on`.execute(db).then(() => proveWrite(db, at))
    : transaction(db, async (db) => {
        await sql`set transaction read only`.execute(db)
        await proveWrite(db, at)
      })
  ).catch((error: unknown) => error)
  expect(isStorageFailure(failure)).toBe(true)
  expect(await db.selectFrom('heartbeats').select('name').execute()).toHaveLength(1)
  await database.close()
})
