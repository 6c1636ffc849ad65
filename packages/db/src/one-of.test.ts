import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aUser } from '../testing/rows.ts'
import type { Database } from './database.ts'
import { oneOf } from './one-of.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const names = ['Asha', 'O’Neill, "R"', "'; drop table users; --", '{}', 'ಆಶಾ']

test('finds rows by any number of texts or numbers, whatever is in them', async () => {
  const { db } = database
  const ids: number[] = []
  for (const [index, name] of names.entries()) {
    const row = { ...aUser(), name, email: `one-of-${index}@example.test` }
    ids.push((await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  const named = async (list: string[]) =>
    (
      await db
        .selectFrom('users')
        .select('name')
        .where(oneOf(db, sql.ref('name'), 'text', list))
        .orderBy('id')
        .execute()
    ).map(({ name }) => name)
  expect(await named(names)).toEqual(names)
  expect(await named(['ಆಶಾ', 'nobody'])).toEqual(['ಆಶಾ'])
  expect(await named([])).toEqual([])
  const numbered = await db
    .selectFrom('users')
    .select('id')
    .where(oneOf(db, sql.ref('id'), 'bigint', [...ids.slice(1), 999_999_999]))
    .orderBy('id')
    .execute()
  expect(numbered.map(({ id }) => id)).toEqual(ids.slice(1))
})
