import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { changeOneOfOnSqlite } from '../migrations/change-one-of.ts'
import { defineMigration } from '../migrations/define.ts'
import { transaction } from '../transaction.ts'

const made = defineMigration('0001-made', (t) => [
  t.table('pupils', { id: t.id, state: t.text.oneOf(['new']) }),
  t.table('marks', { id: t.id, pupil_id: t.link('pupils', 'cascade') }),
])

test('a table is never rebuilt while dropping it would delete what points at it', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  await migrate(database, [made])
  const change = { table: 'pupils', column: 'state', values: ['new', 'left'] }
  await expect(transaction(database.db, (db) => changeOneOfOnSqlite(db, change))).rejects.toThrow(
    /foreign keys are off/,
  )
  await database.close()
  await remove()
})

test('a step that leaves a row pointing at nothing is undone', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  await migrate(database, [made])
  await sql`insert into pupils (state) values ('new')`.execute(database.db)
  await sql`insert into marks (pupil_id) values (1)`.execute(database.db)
  const loses = defineMigration('0002-loses', (t) => [
    ...t.changeOneOf('pupils', 'state', ['new', 'left']),
    'delete from pupils',
  ])
  await expect(migrate(database, [made, loses])).rejects.toThrow(/A row of marks points at a row of pupils/)
  const { rows } = await sql`select * from pupils`.execute(database.db)
  expect(rows).toHaveLength(1)
  await expect(sql`insert into marks (pupil_id) values (9)`.execute(database.db)).rejects.toThrow()
  await database.close()
  await remove()
})
