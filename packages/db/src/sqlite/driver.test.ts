import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '../../testing/rows.ts'
import { freshSqlite } from '../../testing/sqlite.ts'
import type { Database, Db } from '../database.ts'
import { transaction } from '../transaction.ts'

let database: Database
beforeAll(async () => {
  database = await freshSqlite()
})
afterAll(() => database.close())

const add = (to: Db, slug: string) => to.insertInto('branches').values(aBranch({ slug })).execute()

test('a statement that would wait for its own transaction is refused at once', async () => {
  const { db } = database
  const attempt = transaction(db, () => add(db, 'a'))
  await expect(attempt).rejects.toThrow('Use the db that the transaction gives')
  const nested = transaction(db, () => transaction(db, (trx) => add(trx, 'a')))
  await expect(nested).rejects.toThrow('Use the db that the transaction gives')
  await add(db, 'free again')
})

test('what only reads waits for no transaction, with or without a remark before it', async () => {
  const { db } = database
  const read = (remark: string) => sql<{ one: number }>`${sql.raw(remark)} select 1 as one`.execute(db)
  const seen = await transaction(db, async () => [await read(''), await read('/* planned for its values */')])
  expect(seen.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await expect(transaction(db, () => read('/* select */ insert into none'))).rejects.toThrow('Use the db')
})

test('work that outlives the transaction it was started in may write', async () => {
  const { db } = database
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: later } = await transaction(db, async () => ({ promise: ended.then(() => add(db, 'later')) }))
  end()
  await later
  expect(await db.selectFrom('branches').select('slug').where('slug', '=', 'later').execute()).toHaveLength(1)
})
