import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { expect, test } from 'vitest'
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
  const backups = openBackups(environment, createLogger('silent'))
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
  const body = await backups.open(last?.name ?? '')
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('%PDF of a person')).toBe(true)
  expect(bytes.includes(`${last?.name}/northlight.db`)).toBe(true)
  for (const name of ['..', '../private', 'backup-of-nothing', '']) expect(await backups.open(name)).toBeNull()
  await database.close()
})
