import { OptionLists } from '@northlight/contract/options'
import { InstituteSettings } from '@northlight/contract/settings'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { isEmpty } from './is-empty.ts'
import { neutralOptions } from './seed/essential/options.ts'
import { seed } from './seed.ts'

const now = '2026-11-15T02:11:10.123Z'

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const setting = async (key: string) => {
  const row = await database.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

test('a new institute has neutral settings and lists, hidden legal pages and nobody', async () => {
  expect(await isEmpty(database.db)).toBe(true)
  expect(await seed(database, { now })).toBe(true)
  expect(await isEmpty(database.db)).toBe(false)
  expect(InstituteSettings.parse(await setting('institute')).name).toBe('Our Institute')
  expect(OptionLists.parse(await setting('options'))).toEqual(neutralOptions)
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await database.db.selectFrom('branches').select('id').execute()).toEqual([])
  const pages = await database.db.selectFrom('legal_pages').select('is_active').execute()
  expect(pages.map(({ is_active }) => is_active)).toEqual(Array.from({ length: 5 }, () => false))
})

test('what is added on top is kept or lost with the rest', async () => {
  const more = async () => {
    throw new Error('half way')
  }
  await expect(seed(database, { now, more })).rejects.toThrow('half way')
  expect(await isEmpty(database.db)).toBe(true)
  expect(await seed(database, { now })).toBe(true)
  expect(await seed(database, { now, more })).toBe(false)
})
