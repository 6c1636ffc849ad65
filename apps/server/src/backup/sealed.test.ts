import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStore } from '@northlight/api/media/file-storage'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { expect, test } from 'vitest'
import { startS3 } from '../../../../scripts/s3.ts'
import { commandHere } from '../../testing/serve-here.ts'
import { temporaryFolder } from '../../testing/server-process.ts'
import { keptBackups } from './kept-backups.ts'
import { removeSealed, sealedNames } from './sealed.ts'

/** An institute with a paper of a person, and a second place. */
const institute = async (place: Record<string, string> = {}) => {
  const root = await temporaryFolder()
  const vars = {
    DATA_DIR: join(root, 'data'),
    BACKUP_TO: `file:${join(root, 'elsewhere')}`,
    BACKUP_KEY_FILE: join(root, 'backup.key'),
    DEMO: 'off',
    ...place,
  }
  await mkdir(join(vars.DATA_DIR, 'private', 'cv'), { recursive: true })
  await writeFile(join(vars.DATA_DIR, 'private', 'cv', 'one.pdf'), '%PDF of a person')
  const database = await openDatabase(`sqlite:${join(vars.DATA_DIR, 'northlight.db')}`, { durable: false })
  await migrate(database)
  await database.db
    .insertInto('private_files')
    .values({
      ...{ path: 'cv/one.pdf', kind: 'cv', original_name: 'one.pdf', mime: 'application/pdf', bytes: 16 },
      created_at: '2026-11-15T10:00:00.000Z',
    })
    .execute()
  await database.close()
  expect((await commandHere(['backup-key', vars.BACKUP_KEY_FILE], { DATA_DIR: vars.DATA_DIR })).code).toBe(0)
  return { root, vars, place: folderStore(join(root, 'elsewhere')) }
}

const paperIn = (folder: string) => readFile(join(folder, 'private', 'cv', 'one.pdf'), 'utf8')

test('a sealed backup is proved, shows nothing of what is in it, and comes back on another machine', async () => {
  const { root, vars } = await institute()
  expect((await commandHere(['check'], vars)).stdout).toContain('The second place of the backups takes a file')
  const made = await commandHere(['backup'], vars)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toContain('1 files, 0 missing')
  expect((await readdir(vars.DATA_DIR)).filter((name) => name.startsWith('.'))).toEqual([])
  const files = await readdir(join(root, 'elsewhere'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.part'))).toHaveLength(1)
  for (const name of files.filter((name) => /\.(?:part|json)$/.test(name)))
    expect((await readFile(join(root, 'elsewhere', name))).includes('person')).toBe(false)

  const other = { ...vars, DATA_DIR: join(root, 'other') }
  expect(await commandHere(['restore', 'latest'], other)).toMatchObject({ code: 0, stderr: '' })
  expect(await paperIn(other.DATA_DIR)).toBe('%PDF of a person')
  // A second one is not put over what is there without being told to.
  expect((await commandHere(['restore', 'latest'], other)).stderr).toContain('Add --force')
})

test('what is torn, changed, foreign or sealed with another key is refused before anything is touched', async () => {
  const { root, vars, place } = await institute()
  expect((await commandHere(['backup'], vars)).code).toBe(0)
  const [name = ''] = await sealedNames(place)
  const folder = join(root, 'elsewhere', name)
  const part = await readFile(join(folder, '000001.part'))
  const list = await readFile(join(folder, 'sealed.json'), 'utf8')
  const other = { ...vars, DATA_DIR: join(root, 'other') }
  const refusal = async (more: Record<string, string> = {}) => {
    const { code, stderr } = await commandHere(['restore', name], { ...other, ...more })
    expect(code).toBe(1)
    expect(await readdir(other.DATA_DIR)).toEqual([])
    return stderr
  }
  const key = join(root, 'another.key')
  await commandHere(['backup-key', key], vars)
  expect(await refusal({ BACKUP_KEY_FILE: key })).toContain('Use the right one')
  await writeFile(join(root, 'no.key'), 'northlight')
  expect(await refusal({ BACKUP_KEY_FILE: join(root, 'no.key') })).toContain('holds no key')
  await writeFile(join(folder, '000001.part'), part.subarray(0, -100))
  expect(await refusal()).toContain('is torn')
  const changed = Buffer.from(part)
  changed[200] = (changed[200] ?? 0) ^ 1
  await writeFile(join(folder, '000001.part'), changed)
  expect(await refusal()).toContain('is damaged')
  await writeFile(join(folder, '000001.part'), part)
  await writeFile(join(folder, 'sealed.json'), list.replace('"made_at":"2', '"made_at":"3'))
  expect(await refusal()).toContain('was changed')
  await writeFile(join(folder, 'sealed.json'), '{"zip":true}')
  expect(await refusal()).toContain('not a sealed backup')
  await rm(join(folder, 'sealed.json'))
  expect(await refusal()).toContain('not a finished backup')
  await writeFile(join(folder, 'sealed.json'), list)
  expect((await commandHere(['restore', name], other)).code).toBe(0)
})

test('a bucket is a second place too, and old backups go by the rule', async () => {
  const s3 = await startS3()
  try {
    const { root, vars } = await institute({
      BACKUP_TO: s3.variables.STORAGE_URL,
      BACKUP_ACCESS_KEY_ID: s3.keys.id,
      BACKUP_SECRET_ACCESS_KEY: s3.keys.secret,
    })
    expect(await commandHere(['backup'], vars)).toMatchObject({ code: 0, stderr: '' })
    const other = { ...vars, DATA_DIR: join(root, 'other') }
    expect(await commandHere(['restore', 'latest'], other)).toMatchObject({ code: 0, stderr: '' })
    expect(await paperIn(other.DATA_DIR)).toBe('%PDF of a person')
  } finally {
    await s3.stop()
  }
})

test('seven days, four weeks and twelve months are kept, each by its last backup', async () => {
  const every = Array.from({ length: 800 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 19, 20, 30) - day * 86_400_000).toISOString(),
  )
  const kept = [...keptBackups([...every, '2026-11-19T19:00:00.000Z'])].toSorted().reverse()
  expect(kept.slice(0, 7)).toEqual(every.slice(0, 7))
  expect(kept).not.toContain('2026-11-19T19:00:00.000Z')
  // Of the months before only the last day stays: in India, where the night belongs to the next day.
  expect(kept.at(-1)).toBe('2025-12-30T20:30:00.000Z')
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
  expect(kept.length).toBeGreaterThanOrEqual(18)
})

test('one that is removed half counts for nothing', async () => {
  const store = folderStore(await temporaryFolder())
  await store.write('northlight-20261119t203000z/000001.part', Buffer.from('x'))
  await store.write('northlight-20261119t203000z/sealed.json', Buffer.from('{}'))
  expect(await sealedNames(store)).toEqual(['northlight-20261119t203000z'])
  const failing = {
    ...store,
    remove: async (path: string) => (path.endsWith('.part') ? Promise.reject(new Error('locked')) : store.remove(path)),
  }
  await expect(removeSealed(failing, 'northlight-20261119t203000z')).rejects.toThrow('locked')
  expect(await sealedNames(store)).toEqual([])
})

test.each([
  [{ BACKUP_TO: 'file:/mnt/backup' }, 'BACKUP_KEY_FILE is missing'],
  [{ BACKUP_TO: 'file:/mnt/backup', BACKUP_KEY_FILE: '/srv/data/key', DATA_DIR: '/srv/data' }, 'lies in DATA_DIR'],
  [{ BACKUP_TO: 'file:/srv/data/x', BACKUP_KEY_FILE: '/etc/key', DATA_DIR: '/srv/data' }, 'BACKUP_TO lies in DATA_DIR'],
  [{ BACKUP_HOUR: '24' }, 'BACKUP_HOUR must be a whole number'],
])('%j is refused with a sentence', async (vars, sentence) => {
  expect((await commandHere(['check'], vars)).stderr).toContain(sentence)
})
