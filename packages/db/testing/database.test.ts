import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCounsellingWords } from '../src/seed/essential/counselling.ts'
import { testDatabase } from './database.ts'
import type { Filling } from './filling.ts'

const words: Filling = ({ db }) => addCounsellingWords(db, '2026-11-16T00:00:00.000Z')

test('a database that a test has used is like a new one for the next, rows of its filling and numbers included', async () => {
  const look = async () => {
    const { db, close } = await testDatabase(words)
    const states = await db.selectFrom('family_states').selectAll().orderBy('id').execute()
    await db.deleteFrom('family_states').where('key', '=', 'lost').execute()
    const added = await db
      .insertInto('family_states')
      .values({ key: 'lost', name: 'Gone', days: null, position: 10 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('family_states').set({ name: 'Changed' }).where('key', '=', 'new').execute()
    await close()
    return { states, added }
  }
  const first = await look()
  expect(first.states.map(({ name }) => name)).toContain('Lost')
  expect(await look()).toEqual(first)
})

test('nothing of a test is left for the next: no line of the audit log, no word to be found, no table', async () => {
  const at = new Date().toISOString()
  const entry = { actor_kind: 'system' as const, actor_id: null, entity: 'test', entity_id: '1', details: {} }
  const subscription = { email: 'behind@example.com', page_url: '/', created_at: at, updated_at: at }
  const leave = async () => {
    const { db, engine, close } = await testDatabase()
    const lines = await db.selectFrom('audit_log').select('id').execute()
    await db
      .insertInto('audit_log')
      .values({ ...entry, at, action: 'test.leave' })
      .execute()
    await db.insertInto('subscriptions').values(subscription).execute()
    const found =
      engine === 'sqlite'
        ? (await sql`select rowid from subscriptions_trigrams where subscriptions_trigrams match 'behind'`.execute(db))
            .rows
        : []
    return { lines, found: found.length, db, close }
  }
  const first = await leave()
  await first.close()
  const second = await leave()
  expect([first.lines, second.lines]).toEqual([[], []])
  expect(second.found).toBe(first.found)
  await sql`create table left_behind (id integer)`.execute(second.db)
  await second.close()
  const third = await leave()
  await expect(sql`select id from left_behind`.execute(third.db)).rejects.toThrow()
  await third.close()
})
