import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

test('a database that a test has used is like a new one for the next, rows of the steps and numbers included', async () => {
  const look = async () => {
    const { db, close } = await testDatabase()
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
