import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import type { Database } from './database.ts'
import { MigrationRefused } from './errors.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { defineMigration, type Migration } from './migrations/define.ts'
import { migrations } from './migrations/list.ts'

const step = (name: string, column = 'id'): Migration =>
  defineMigration(name, (t) => [t.table(`t${name.slice(0, 4)}`, { [column]: t.id })])

const [one, two, three] = [step('0001-one'), step('0002-two'), step('0003-three')]

let database: Database
let cleanUp: () => Promise<void>
beforeEach(async () => {
  const { open, remove } = await emptyDatabase()
  database = await open()
  cleanUp = async () => {
    await database.close()
    await remove()
  }
})
afterEach(() => cleanUp())

const tables = async () => (await database.db.introspection.getTables()).map(({ name }) => name).sort()

describe('migrating', () => {
  test('makes every table of the product, and a second time is harmless', async () => {
    const names = migrations.map(({ name }) => name)
    expect(await pendingMigrations(database)).toEqual(names)
    expect(await migrate(database)).toEqual(names)
    const before = await tables()
    expect(before).toEqual(expect.arrayContaining(['users', 'courses', 'rate_limits', 'migrations']))
    expect(await migrate(database)).toEqual([])
    expect(await pendingMigrations(database)).toEqual([])
    expect(await tables()).toEqual(before)
  })

  test('adds what is new', async () => {
    await migrate(database, [one])
    expect(await pendingMigrations(database, [one, two])).toEqual(['0002-two'])
    expect(await migrate(database, [one, two])).toEqual(['0002-two'])
  })

  test('twice at the same moment happens once', async () => {
    const [first, second] = await Promise.all([migrate(database), migrate(database)])
    expect([...first, ...second].sort()).toEqual(migrations.map(({ name }) => name))
  })

  test('keeps nothing of a step that fails, and the steps before it', async () => {
    const broken = defineMigration('0002-broken', (t) => [t.table('half', { id: t.id }), 'create table nonsense ('])
    await expect(migrate(database, [one, broken])).rejects.toThrow()
    expect(await tables()).toEqual(['migrations', 't0001'])
    expect(await migrate(database, [one, two])).toEqual(['0002-two'])
  })
})

describe('a different history is refused', () => {
  const refused = async (list: Migration[], sentence: RegExp) => {
    const before = await tables()
    await expect(migrate(database, list)).rejects.toThrow(sentence)
    await expect(migrate(database, list)).rejects.toBeInstanceOf(MigrationRefused)
    await expect(pendingMigrations(database, list)).rejects.toThrow(sentence)
    expect(await tables()).toEqual(before)
  }

  test('when a released step was changed', async () => {
    await migrate(database, [one, two])
    await refused([one, step('0002-two', 'other'), three], /"0002-two" was different/)
  })

  test('when a step is missing from the program', async () => {
    await migrate(database, [one, two])
    await refused([one], /"0002-two", which this version of the program does not know/)
  })

  test('when a step was slipped in before an applied one', async () => {
    await migrate(database, [one, three])
    await refused([one, two, three], /"0003-three" where "0002-two" should stand/)
  })

  test('when it began before the first release', async () => {
    const former = step('0001-foundation')
    await migrate(database, [one])
    await database.db.updateTable('migrations').set({ name: former.name }).execute()
    await refused([one, two], /made before the first release, and no import of a whole institute exists/)
  })

  test('when the list is out of order or has a number twice', async () => {
    await refused([two, one], /not in the order/)
    await refused([one, one], /not in the order/)
  })
})
