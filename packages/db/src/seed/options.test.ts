import { OptionLists } from '@northlight/contract/options'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { seed } from '../seed.ts'
import { demoOptions } from './demo/options.ts'
import { neutralOptions } from './essential/options.ts'

test.for([
  ['a new institute', false, neutralOptions],
  ['the demo institute', true, demoOptions],
] as const)('%s has its option lists', async ([, demo, lists]) => {
  const database = await testDatabase()
  await seed(database, { demo, now: '2026-11-15T02:11:10.123Z', hashPassword: async () => 'hash' })
  const row = await database.db.selectFrom('settings').select('value').where('key', '=', 'options').executeTakeFirst()
  expect(OptionLists.parse(row?.value)).toEqual(lists)
  await database.close()
})
