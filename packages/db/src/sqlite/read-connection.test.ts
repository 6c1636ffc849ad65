import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '../../testing/rows.ts'
import { emptySqlitePath } from '../../testing/sqlite.ts'
import type { Database } from '../database.ts'
import { DatabaseNotWritable } from '../errors.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { transaction } from '../transaction.ts'

let database: Database
let remove: () => Promise<void>
beforeAll(async () => {
  const place = await emptySqlitePath()
  remove = place.remove
  database = await openDatabase(`sqlite:${place.path}`, { durable: false })
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  await remove()
})

const add = (slug: string) => database.db.insertInto('branches').values(aBranch({ slug })).execute()
const slugs = async () => {
  const rows = await database.reader.selectFrom('branches').select('slug').orderBy('slug').execute()
  return rows.map(({ slug }) => slug)
}

test('reader sees what is committed, with the values as the database itself reads them', async () => {
  await add('first')
  expect(await slugs()).toEqual(['first'])
  await transaction(database.db, async (db) => {
    await db
      .insertInto('branches')
      .values(aBranch({ slug: 'second' }))
      .execute()
    expect(await slugs()).toEqual(['first'])
  })
  expect(await slugs()).toEqual(['first', 'second'])
  const read = (db: Database['db']) => db.selectFrom('branches').selectAll().orderBy('id').execute()
  expect(await read(database.reader)).toEqual(await read(database.db))
  expect((await sql`select fold('Café') as folded`.execute(database.reader)).rows).toEqual([{ folded: 'cafe' }])
})

test('a long search keeps nobody from writing', async () => {
  const order: string[] = []
  const search = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
    select count(*) as found from n`.execute(database.reader)
  const searched = search.then(({ rows }) => order.push(JSON.stringify(rows)))
  await add('meanwhile')
  order.push('saved')
  await searched
  expect(order).toEqual(['saved', '[{"found":300000}]'])
})

test('nothing is written there, and a failure leaves the next statement untouched', async () => {
  const write = database.reader
    .insertInto('branches')
    .values(aBranch({ slug: 'no' }))
    .execute()
  await expect(write).rejects.toThrow(DatabaseNotWritable)
  await expect(transaction(database.reader, async () => {})).rejects.toThrow('only read')
  await expect(sql`select * from nowhere`.execute(database.reader)).rejects.toThrow('no such table')
  expect(await slugs()).toContain('first')
})
