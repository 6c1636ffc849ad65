import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { readColumns } from './columns.ts'

test('what is read of every column is what the query builder finds out', async () => {
  const database = await testDatabase()
  const tables = await database.db.introspection.getTables()
  const read = await readColumns(database)
  expect(tables.length).toBeGreaterThan(50)
  for (const { name, columns } of tables) {
    const known = read.get(name)
    expect([...(known?.keys() ?? [])].sort(), name).toEqual(columns.map((column) => column.name).sort())
    for (const column of columns) {
      const found = known?.get(column.name)
      expect(found?.type, `${name}.${column.name}`).toBe(column.dataType.toLowerCase())
      expect(found?.isNullable, `${name}.${column.name}`).toBe(column.isNullable)
      expect(found?.hasDefault, `${name}.${column.name}`).toBe(column.hasDefaultValue || column.isAutoIncrementing)
    }
  }
  await database.close()
})
