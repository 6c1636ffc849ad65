import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { defineMigration } from './define.ts'

const made = defineMigration('0001-made', (t) => [
  t.table('pupils', {
    id: t.id,
    name: t.text.unique(),
    state: t.text.oneOf(['new', "can't say"]),
    mentor_id: t.link('pupils', 'set null').orNull(),
    is_active: t.flag(true),
  }),
  t.index('pupils_by_state', 'pupils', ['state', 'name'], { where: "state <> 'new'" }),
  t.table('marks', { id: t.id, pupil_id: t.link('pupils', 'cascade'), points: t.int }),
  t.addColumn('pupils', 'kind', t.text.oneOf(['day']).orNull()),
])
const grown = defineMigration('0002-grown', (t) => [
  ...t.changeOneOf('pupils', 'state', ['new', "can't say", 'left']),
  ...t.changeOneOf('pupils', 'kind', ['day', 'resident']),
])

let database: Database
let cleanUp: () => Promise<void>
const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(database.db)
const all = async (statement: string) => (await run(statement)).rows.map((row) => ({ ...row }))

beforeEach(async () => {
  const { open, remove } = await emptyDatabase()
  database = await open()
  cleanUp = async () => {
    await database.close()
    await remove()
  }
  await migrate(database, [made])
  await run(`insert into pupils (name, state, mentor_id) values ('Asha', 'new', null), ('Ravi', 'can''t say', 1)`)
  await run(`insert into pupils (name, state) values ('Gone', 'new')`)
  await run(`delete from pupils where name = 'Gone'`)
  await run('insert into marks (pupil_id, points) values (1, 40), (2, 50)')
})
afterEach(() => cleanUp())

test('a list of allowed values grows, and rows, defaults, links and ids stay', async () => {
  const before = await all('select * from pupils order by id')
  await expect(run(`update pupils set state = 'left'`)).rejects.toThrow()
  expect(await migrate(database, [made, grown])).toEqual(['0002-grown'])
  expect(await all('select * from pupils order by id')).toEqual(before)
  expect(await all('select pupil_id, points from marks order by id')).toEqual([
    { pupil_id: 1, points: 40 },
    { pupil_id: 2, points: 50 },
  ])
  await run(`update pupils set state = 'left', kind = 'resident' where id = 1`)
  for (const wrong of ["state = 'gone'", "kind = 'night'", "name = 'Ravi'", 'mentor_id = 99', 'name = null'])
    await expect(run(`update pupils set ${wrong} where id = 1`), wrong).rejects.toThrow()
  await run(`insert into pupils (name, state) values ('Next', 'new')`)
  expect(await all(`select id from pupils where name = 'Next'`)).toEqual([{ id: 4 }])
  expect(await migrate(database, [made, grown])).toEqual([])
})

test('what points at the table still does: deleting cascades, sets null and is refused as before', async () => {
  await migrate(database, [made, grown])
  await expect(run('insert into marks (pupil_id, points) values (99, 1)')).rejects.toThrow()
  await run('delete from pupils where id = 1')
  expect(await all('select pupil_id from marks')).toEqual([{ pupil_id: 2 }])
  expect(await all('select mentor_id from pupils')).toEqual([{ mentor_id: null }])
})

test('indexes are there again, with their condition', async () => {
  const indexes =
    database.engine === 'sqlite'
      ? `select name, sql as made from sqlite_schema where type = 'index' and tbl_name = 'pupils' and sql is not null`
      : `select indexname as name, indexdef as made from pg_indexes where indexname = 'pupils_by_state'`
  const before = await all(indexes)
  await migrate(database, [made, grown])
  expect(await all(indexes)).toEqual(before)
  expect(before).toMatchObject([{ name: 'pupils_by_state', made: expect.stringMatching(/where/i) }])
})

test('a row that the new list does not allow stops the step, and nothing has changed', async () => {
  const shrunk = defineMigration('0002-shrunk', (t) => [
    t.table('half', { id: t.id }),
    ...t.changeOneOf('pupils', 'state', ['new', 'left']),
  ])
  await expect(migrate(database, [made, shrunk])).rejects.toThrow()
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name).sort()
  expect(tables).toEqual(['marks', 'migrations', 'pupils'])
  expect(await all('select points from marks order by id')).toEqual([{ points: 40 }, { points: 50 }])
  await expect(run(`update pupils set state = 'left'`)).rejects.toThrow()
  await expect(run('insert into marks (pupil_id, points) values (99, 1)')).rejects.toThrow()
  expect(await migrate(database, [made, grown])).toEqual(['0002-grown'])
})

test('a list that is not there is not made up', async () => {
  const wrong = defineMigration('0002-wrong', (t) => t.changeOneOf('pupils', 'name', ['Asha', 'Ravi']))
  await expect(migrate(database, [made, wrong])).rejects.toThrow()
  expect(await migrate(database, [made, grown])).toEqual(['0002-grown'])
})
