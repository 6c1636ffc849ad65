import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aUser } from '../testing/rows.ts'
import { builtOnce } from './built-once.ts'
import type { Database } from './database.ts'
import { inList, listOf } from './one-of.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a statement is built once, and each run has its own values', async () => {
  const { db } = database
  let builds = 0
  const names = builtOnce((handle, listed: string, other: string) => {
    builds += 1
    return handle
      .selectFrom('users')
      .select('name')
      .where(inList(handle, sql.ref('name'), 'text', listed))
      .where('name', '!=', other)
      .where('is_active', '=', true)
      .orderBy('id')
  })
  for (const name of ['Asha', 'Bina', 'Chetan'])
    await db
      .insertInto('users')
      .values({ ...aUser(), name, email: `${name}@example.test`, is_active: true })
      .execute()
  expect(await names(db, listOf(['Asha', 'Bina']), 'Bina')).toEqual([{ name: 'Asha' }])
  expect(await names(db, listOf(['Bina', 'Chetan', 'Dev']), '')).toEqual([{ name: 'Bina' }, { name: 'Chetan' }])
  expect(await names(db, listOf([]), '')).toEqual([])
  await transaction(db, async (inside) => {
    await inside.updateTable('users').set({ is_active: false }).where('name', '=', 'Asha').execute()
    expect(await names(inside, listOf(['Asha']), '')).toEqual([])
  })
  expect(builds).toBe(1)
})
