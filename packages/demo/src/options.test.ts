import { OptionLists } from '@northlight/contract/options'
import { testDatabase } from '@northlight/db/testing/database'
import { expect, test } from 'vitest'
import { readContent } from './content/content.ts'
import { demoOptions } from './options.ts'
import { seedDemo } from './seed-demo.ts'

test('the demo institute has its option lists, none of them empty', async () => {
  const options = demoOptions(readContent())
  const database = await testDatabase()
  await seedDemo(database, { now: '2026-11-15T02:11:10.123Z', hashPassword: async () => 'hash' })
  const row = await database.db.selectFrom('settings').select('value').where('key', '=', 'options').executeTakeFirst()
  expect(OptionLists.parse(row?.value)).toEqual(options)
  for (const list of Object.values(options)) expect(list.length).toBeGreaterThan(0)
  await database.close()
})
