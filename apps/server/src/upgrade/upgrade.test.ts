import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { migrate } from '@northlight/db/migrate'
import { defineMigration, type Migration } from '@northlight/db/migrations/define'
import { openDatabase } from '@northlight/db/open-database'
import { expect, test } from 'vitest'
import { later, release } from '../../testing/releases.ts'
import { temporaryFolder } from '../../testing/server-process.ts'
import { goBack, upgradeFile } from './upgrade.ts'

const killed = fileURLToPath(new URL('../../testing/killed-upgrade.ts', import.meta.url))
const node = fileURLToPath(new URL('../../../../node_modules/.bin/node', import.meta.url))

/** An institute of the release before, with one note in it. */
const institute = async (list = release) => {
  const dataDir = await temporaryFolder()
  const file = join(dataDir, 'northlight.db')
  const database = await openDatabase(`sqlite:${file}`)
  await migrate(database, list)
  await database.close()
  write(file, "insert into notes (said) values ('kept')")
  const said: string[] = []
  const open = () => openDatabase(`sqlite:${file}`)
  const say = (line: string) => said.push(line)
  const upgrade = (more: Partial<Parameters<typeof upgradeFile>[0]> = {}) =>
    upgradeFile({ dataDir, file, open, say, list: later, freeRoom: async () => 1e12, ...more })
  return { dataDir, file, open, said, say, upgrade }
}

const write = (file: string, statement: string) => {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}

const read = (file: string, statement: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database
    .prepare(statement)
    .all()
    .map((row) => Object.values(row)[0])
  database.close()
  return rows
}

const applied = (file: string) => read(file, 'select name from migrations order by position')
const names = (list: Migration[]) => list.map(({ name }) => name)

test('an upgrade copies the database, makes the changes, and says where the copy lies', async () => {
  const { dataDir, file, said, upgrade } = await institute()
  await upgrade()
  expect(applied(file)).toEqual(names(later))
  expect(read(file, 'select said from notes')).toEqual(['kept'])
  const [copy = ''] = (await readdir(join(dataDir, 'upgrades'))).filter((name) => name.endsWith('.db'))
  expect(applied(join(dataDir, 'upgrades', copy))).toEqual(names(release))
  expect(said.join()).toContain(copy)
  await upgrade()
  expect(said.at(-1)).toBe('The database is up to date.')
})

test('on a disk without room it is refused before anything is touched', async () => {
  const { dataDir, file, upgrade } = await institute()
  await expect(upgrade({ freeRoom: async () => 1024 })).rejects.toThrow(
    /needs \d+ MB .* 1 MB are free. Nothing was changed/,
  )
  expect(applied(file)).toEqual(names(release))
  expect(existsSync(join(dataDir, 'upgrades'))).toBe(false)
})

test('a database of a newer program is refused before anything is touched', async () => {
  const { dataDir, upgrade } = await institute(later)
  await expect(upgrade({ list: release })).rejects.toThrow(/"0002-at", which this version of the program does not know/)
  expect(await readdir(dataDir)).not.toContain('upgrades')
})

test('a database that a server has open is refused before anything is touched', async () => {
  const { dataDir, file, upgrade } = await institute()
  const server = await openDatabase(`sqlite:${file}`)
  await expect(upgrade()).rejects.toThrow(/[A-Z].*\./)
  await server.close()
  expect(applied(file)).toEqual(names(release))
  expect(existsSync(join(dataDir, 'upgrades'))).toBe(false)
})

test.each<[string, Migration[], RegExp]>([
  [
    'a change that fails',
    [...later, defineMigration('0004-broken', () => ['create table nonsense ('])],
    /incomplete input/,
  ],
  ['changes that empty a table', [...later, defineMigration('0004-empties', () => ['delete from notes'])], /notes/],
])('%s is taken back with all that came before it', async (_, list, reason) => {
  const { file, upgrade } = await institute()
  const refused = upgrade({ list })
  await expect(refused).rejects.toThrow(/was taken back; the database is as it was/)
  await expect(refused).rejects.toThrow(reason)
  expect(applied(file)).toEqual(names(release))
  expect(read(file, 'select said from notes')).toEqual(['kept'])
})

test('killed between two changes, the same command goes on, and going back leads to before the first', {
  timeout: seconds(60),
}, async () => {
  const { dataDir, file, open, said, say, upgrade } = await institute()
  expect(spawnSync(node, [killed, dataDir]).signal).toBe('SIGKILL')
  expect(applied(file)).toEqual(names(later.slice(0, 2)))
  // With less room than a second copy would need: the first one is still good.
  await upgrade({ freeRoom: async () => 1024 })
  expect(said[0]).toContain('was interrupted before')
  expect(applied(file)).toEqual(names(later))
  write(file, "insert into notes (said) values ('after')")
  await goBack({ dataDir, file, open, say })
  expect(applied(file)).toEqual(names(release))
  expect(read(file, 'select said from notes')).toEqual(['kept'])
  const [aside = ''] = (await readdir(dataDir)).filter((name) => /after-upgrade-[^.]*$/.test(name))
  expect(read(join(dataDir, aside), 'select said from notes')).toEqual(['kept', 'after'])
})

test('killed while it copied, nothing was changed and the half copy is thrown away', async () => {
  const { dataDir, file, upgrade } = await institute()
  await upgrade({ list: release })
  const { mkdir } = await import('node:fs/promises')
  await mkdir(join(dataDir, 'upgrades'))
  await writeFile(join(dataDir, 'upgrades', 'before-x.db.partial'), 'half')
  await upgrade()
  expect(await readdir(join(dataDir, 'upgrades'))).not.toContain('before-x.db.partial')
  expect(applied(file)).toEqual(names(later))
})
