import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres } from '@northlight/db/testing/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { commandHere } from '../../testing/serve-here.ts'
import { temporaryFolder } from '../../testing/server-process.ts'

const freshUrl = async () => {
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  return url
}

const usersIn = async (url: string) => {
  const database = await openDatabase(url)
  try {
    return await database.db.selectFrom('users').select(['id', 'email', 'role']).orderBy('id').execute()
  } finally {
    await database.close()
  }
}

const addStudent = async (vars: { DATABASE_URL: string; DATA_DIR: string; SESSION_SECRET: string; DEMO: string }) => {
  expect((await commandHere(['seed'], vars)).stderr).toBe('')
  const database = await openDatabase(vars.DATABASE_URL)
  await database.db
    .insertInto('users')
    .values({
      ...{ email: 'asha@example.org', name: 'Asha', role: 'student', password_hash: null },
      ...{ created_at: '2026-11-15T10:00:00.000Z', updated_at: '2026-11-15T10:00:00.000Z' },
    })
    .execute()
  await database.close()
}

/** Several databases are made and filled in each of these. */
const patience = seconds(240)

test('an institute on PostgreSQL is backed up, proved, and restored to PostgreSQL or to a file; never over another one', {
  timeout: patience,
}, async () => {
  const root = await temporaryFolder()
  const vars = {
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: await freshUrl(),
    SESSION_SECRET: 'a secret for tests only, long enough',
    BACKUP_TO: `file:${join(root, 'elsewhere')}`,
    BACKUP_KEY_FILE: join(root, 'backup.key'),
    DEMO: 'off',
  }
  await addStudent(vars)
  await mkdir(join(vars.DATA_DIR, 'private', 'cv'), { recursive: true })
  await writeFile(join(vars.DATA_DIR, 'private', 'cv', 'one.pdf'), '%PDF')
  const users = await usersIn(vars.DATABASE_URL)
  expect((await commandHere(['backup-key', vars.BACKUP_KEY_FILE], vars)).code).toBe(0)
  const made = await commandHere(['backup'], vars)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toContain('0 missing')

  const other = { ...vars, DATA_DIR: join(root, 'other'), DATABASE_URL: await freshUrl() }
  expect(await commandHere(['restore', 'latest'], other)).toMatchObject({ code: 0, stderr: '' })
  expect(await usersIn(other.DATABASE_URL)).toEqual(users)
  expect(await readFile(join(other.DATA_DIR, 'private', 'cv', 'one.pdf'), 'utf8')).toBe('%PDF')
  expect((await commandHere(['restore', 'latest', '--force'], other)).stderr).toContain('is not empty')

  const { DATABASE_URL: _, SESSION_SECRET: __, ...onFile } = { ...vars, DATA_DIR: join(root, 'file') }
  expect(await commandHere(['restore', 'latest'], onFile)).toMatchObject({ code: 0, stderr: '' })
  expect(await usersIn(`sqlite:${join(onFile.DATA_DIR, 'northlight.db')}`)).toEqual(await usersIn(vars.DATABASE_URL))
})

test('one that is torn or of a later program leaves the empty database empty', { timeout: patience }, async () => {
  const root = await temporaryFolder()
  const vars = {
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: await freshUrl(),
    SESSION_SECRET: 'a secret for tests only, long enough',
    DEMO: 'off',
  }
  await addStudent(vars)
  const plain = join(root, 'plain')
  expect((await commandHere(['backup', plain], vars)).code).toBe(0)
  const third = { ...vars, DATA_DIR: join(root, 'third'), DATABASE_URL: await freshUrl() }
  const rows = join(plain, 'rows', 'users.jsonl')
  const text = await readFile(rows, 'utf8')
  await writeFile(rows, text.replace('asha@', 'esha@'))
  expect((await commandHere(['restore', plain], third)).stderr).toContain('damaged')
  await writeFile(rows, text)
  const list = join(plain, 'rows', 'rows.json')
  const known = await readFile(list, 'utf8')
  await writeFile(list, known.replace('"name":"0001', '"name":"9001'))
  expect((await commandHere(['restore', plain], third)).stderr).toContain('does not know')
  expect((await readdir(third.DATA_DIR)).filter((name) => !name.startsWith('keys'))).toEqual([])
  await writeFile(list, known)
  expect((await commandHere(['restore', plain], third)).stderr).toBe('')
  expect(await usersIn(third.DATABASE_URL)).toEqual(await usersIn(vars.DATABASE_URL))
})
