import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { expect, test } from 'vitest'
import { commandHere } from '../testing/serve-here.ts'
import { temporaryFolder } from '../testing/server-process.ts'
import { openBackups } from './backups.ts'
import { readEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'

test('a backup of the office is whole, is sent as one file, and the oldest makes room', async () => {
  const DATA_DIR = await temporaryFolder()
  const environment = readEnvironment({ DATA_DIR })
  const database = await openDatabase(environment.databaseUrl)
  await migrate(database)
  await mkdir(join(DATA_DIR, 'private', 'cv'), { recursive: true })
  await writeFile(join(DATA_DIR, 'private', 'cv', 'one.pdf'), '%PDF of a person')
  await database.db
    .insertInto('private_files')
    .values({
      ...{ path: 'cv/one.pdf', kind: 'cv', original_name: 'one.pdf', mime: 'application/pdf', bytes: 16 },
      created_at: '2026-11-15T10:00:00.000Z',
    })
    .execute()
  // A picture whose consent was withdrawn lies in the private store.
  await mkdir(join(DATA_DIR, 'private', 'withdrawn', 'uploads'), { recursive: true })
  await writeFile(join(DATA_DIR, 'private', 'withdrawn', 'uploads', 'girl.jpg'), 'a picture')
  const stamps = { created_at: '2026-11-15T10:00:00.000Z', updated_at: '2026-11-15T10:00:00.000Z' }
  await database.db
    .insertInto('media')
    .values({ path: 'uploads/girl.jpg', mime: 'image/jpeg', bytes: 9, consent_withdrawn_on: '2026-11-15', ...stamps })
    .execute()
  const backups = openBackups(environment, createLogger('silent'), openDatabase)
  expect(await backups.list()).toEqual([])
  for (let count = 0; count < 6; count += 1) await backups.make()
  const made = await backups.list()
  expect(made).toHaveLength(5)
  expect(made.map(({ made_at }) => made_at)).toEqual(
    made
      .map(({ made_at }) => made_at)
      .toSorted()
      .reverse(),
  )
  const [last] = made
  expect(await readdir(join(DATA_DIR, 'backups', last?.name ?? ''))).toEqual(
    expect.arrayContaining(['northlight.db', 'private', 'backup.json']),
  )
  const drilled = async () => {
    await backups.drill(last?.name ?? '', '2026-11-15T10:00:00.000Z')
    expect(await readdir(join(DATA_DIR, 'backups'))).toHaveLength(5)
    return (await backups.list())[0]?.drill
  }
  // What a drill left behind that was killed in the middle goes with the next.
  await mkdir(join(DATA_DIR, 'backups', '.drill-killed'))
  expect(await drilled()).toMatchObject({ at: '2026-11-15T10:00:00.000Z', files: 2, missing: 0 })
  // A backup that lost a file is found out, and one that lost its database is no backup.
  await rm(join(DATA_DIR, 'backups', last?.name ?? '', 'private', 'cv', 'one.pdf'))
  expect(await drilled()).toMatchObject({ files: 2, missing: 1 })
  await writeFile(join(DATA_DIR, 'backups', last?.name ?? '', 'keys.json'), '{}')
  await expect(drilled()).rejects.toThrow('no usable key')
  await writeFile(join(DATA_DIR, 'backups', made[1]?.name ?? '', 'northlight.db'), 'torn')
  await expect(backups.drill(made[1]?.name ?? '', '2026-11-15T10:00:00.000Z')).rejects.toThrow('damaged')
  expect(await readdir(join(DATA_DIR, 'backups'))).toHaveLength(5)
  const body = await backups.open(made[2]?.name ?? '')
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('%PDF of a person')).toBe(true)
  expect(bytes.includes(`${made[2]?.name}/northlight.db`)).toBe(true)
  for (const name of ['..', '../private', 'backup-of-nothing', '']) expect(await backups.open(name)).toBeNull()
  await database.close()
})

test('a backup from before the first release is neither drilled nor restored, and nothing is moved', async () => {
  const DATA_DIR = await temporaryFolder()
  const environment = readEnvironment({ DATA_DIR })
  const database = await openDatabase(environment.databaseUrl)
  await migrate(database)
  const backups = openBackups(environment, createLogger('silent'), openDatabase)
  const nameOfFirstStep = (name: string) =>
    database.db.updateTable('migrations').set({ name }).where('position', '=', 1).execute()
  await nameOfFirstStep('0001-foundation')
  await backups.make()
  await nameOfFirstStep('0001-letters')
  await database.close()
  const sentence = 'made before the first release, and no import of a whole institute exists'
  const [{ name } = { name: '' }] = await backups.list()
  await expect(backups.drill(name, '2026-11-19T10:00:00.000Z')).rejects.toThrow(sentence)
  const before = await readdir(DATA_DIR)
  const restored = await commandHere(['restore', join(DATA_DIR, 'backups', name), '--force'], { DATA_DIR })
  expect(restored.code).toBe(1)
  expect(restored.stderr).toContain(sentence)
  expect(await readdir(DATA_DIR)).toEqual(before)
})
