import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aBranch, aJob, aUser, moment } from '../testing/rows.ts'
import type { Database, Db } from './database.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['branches', 'jobs', 'users', 'settings'] as const) await db.deleteFrom(table).execute()
})

describe('writing what may exist already', () => {
  test('updates the row that is there', async () => {
    const write = (value: object) =>
      db
        .insertInto('settings')
        .values({ key: 'institute', value: { ...value }, updated_at: moment })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            version: eb('settings.version', '+', 1),
          })),
        )
        .returning(['value', 'version'])
        .executeTakeFirst()
    expect(await write({ name: 'One' })).toEqual({ value: { name: 'One' }, version: 1 })
    expect(await write({ name: 'Two' })).toEqual({ value: { name: 'Two' }, version: 2 })
  })

  test('leaves it alone and says so', async () => {
    const enqueue = () =>
      db
        .insertInto('jobs')
        .values(aJob({ dedupe_key: 'once' }))
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .executeTakeFirstOrThrow()
    expect((await enqueue()).numInsertedOrUpdatedRows).toBe(1n)
    expect((await enqueue()).numInsertedOrUpdatedRows).toBe(0n)
  })

  test('works on an address that is unique without regard to case', async () => {
    const subscribe = (email: string) =>
      db
        .insertInto('subscriptions')
        .values({ email, page_url: 'http://example.test/', created_at: moment, updated_at: moment })
        .onConflict((conflict) => conflict.expression(sql`fold(email)`).doNothing())
        .executeTakeFirstOrThrow()
    expect((await subscribe('A@example.test')).numInsertedOrUpdatedRows).toBe(1n)
    expect((await subscribe('a@EXAMPLE.test')).numInsertedOrUpdatedRows).toBe(0n)
  })
})

describe('returning', () => {
  test('gives what an update and a deletion have touched', async () => {
    await db
      .insertInto('branches')
      .values([aBranch(), aBranch({ slug: 'other' })])
      .execute()
    const updated = await db
      .updateTable('branches')
      .set({ is_active: true })
      .where('slug', '=', 'other')
      .returning(['slug', 'is_active', 'modes'])
      .execute()
    expect(updated).toEqual([{ slug: 'other', is_active: true, modes: ['Day Scholar'] }])
    const deleted = await db.deleteFrom('branches').where('is_active', '=', true).returning('slug').execute()
    expect(deleted).toEqual([{ slug: 'other' }])
  })

  test('counts are there without it', async () => {
    await db.insertInto('jobs').values([aJob(), aJob(), aJob()]).execute()
    const { numUpdatedRows } = await db.updateTable('jobs').set({ attempts: 1 }).executeTakeFirst()
    expect(numUpdatedRows).toBe(3n)
    const { numDeletedRows } = await db.deleteFrom('jobs').executeTakeFirst()
    expect(numDeletedRows).toBe(3n)
  })
})

describe('order', () => {
  test('of texts is by their bytes, whatever the locale of the server', async () => {
    const names = ['b', 'B', 'a', 'Á', 'ಅ', '_', 'Z']
    await db
      .insertInto('branches')
      .values(names.map((name, i) => aBranch({ name, slug: `b${i}` })))
      .execute()
    const rows = await db.selectFrom('branches').select('name').orderBy('name').execute()
    expect(rows.map((row) => row.name)).toEqual(['B', 'Z', '_', 'a', 'b', 'Á', 'ಅ'])
  })

  test('puts the missing ones where it is told', async () => {
    const phones = ['2', null, '1']
    await db
      .insertInto('users')
      .values(phones.map((phone, i) => aUser({ phone, email: `${i}@example.test` })))
      .execute()
    const ordered = async (where: 'first' | 'last') => {
      const rows = await db
        .selectFrom('users')
        .select('phone')
        .orderBy('phone', (order) => (where === 'first' ? order.asc().nullsFirst() : order.asc().nullsLast()))
        .execute()
      return rows.map((row) => row.phone)
    }
    expect(await ordered('first')).toEqual([null, '1', '2'])
    expect(await ordered('last')).toEqual(['1', '2', null])
  })
})

test('a column added later is read at once', async () => {
  await db.insertInto('branches').values(aBranch()).execute()
  const before = await db.selectFrom('branches').selectAll().executeTakeFirstOrThrow()
  expect(before).not.toHaveProperty('extra')
  await sql`alter table branches add column extra integer default 7`.execute(db)
  try {
    expect(await db.selectFrom('branches').selectAll().executeTakeFirst()).toHaveProperty('extra', 7)
  } finally {
    // The next test of this process gets the same database, emptied of its rows alone.
    await sql`alter table branches drop column extra`.execute(db)
  }
})

test('ids grow and are not given twice', async () => {
  const insert = () => db.insertInto('jobs').values(aJob()).returning('id').executeTakeFirstOrThrow()
  const first = await insert()
  await db.deleteFrom('jobs').execute()
  expect((await insert()).id).toBeGreaterThan(first.id)
})
