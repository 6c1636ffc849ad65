import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuseOtherHistory } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres, isPostgresEmpty } from '@northlight/db/rows/postgres-rows'
import { assertSound, filesBeside, formatOf, makeFilesPrivate, sqliteFile } from '../backup/make-backup.ts'
import { fetchSealed } from '../backup/nightly.ts'
import { restoreRows } from '../backup/rows-into-database.ts'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { restoreBucket } from './bucket-files.ts'
import type { Command } from './command.ts'

const isKeyFile = (name: string) => name === 'keys.json' || name === 'session-secret'

/** Before anything is moved: a backup that the next start would refuse must not take the place of what works. */
const assertKnownHistory = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const steps = database.prepare('select name, checksum from migrations order by position').all()
    refuseOtherHistory(steps.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) })))
  } finally {
    database.close()
  }
}

/** Reads all of a backup as a start would, before anything here is touched. */
const assertUsable = async (folder: string, format: number | undefined, shown: string) => {
  if (!format) throw new StartError(`${shown} is not a finished backup of this program.`)
  if (format === 3) return
  assertSound(join(folder, 'northlight.db'))
  assertKnownHistory(join(folder, 'northlight.db'))
}

const suffixNow = () => `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`

const assertFree = (present: unknown[], what: string, flags: Set<string>) => {
  if (present.length > 0 && !flags.has('--force'))
    throw new StartError(
      `${what} already has data. Add --force to put the backup in its place; the old data is kept beside it.`,
    )
}

type Restore = { environment: Environment; folder: string; format: number; room: string; flags: Set<string> }

/** The files beside the database: what was there is moved aside, never deleted. */
const putFiles = async (targets: [string, string][], present: [string, string][], folder: string, suffix: string) => {
  for (const [, target] of present) await rename(target, `${target}.${suffix}`)
  for (const [name, target] of targets) {
    if (!existsSync(join(folder, name))) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await cp(join(folder, name), target, { recursive: true })
  }
}

// A key that the backup does not bring stays: it is still good for what it signed here.
const presentOf = (targets: [string, string][], folder: string) =>
  targets.filter(([name, target]) => existsSync(target) && (!isKeyFile(name) || existsSync(join(folder, name))))

const ontoSqlite = async ({ environment, folder, format, room, flags }: Restore, lock: () => Promise<void>) => {
  const file = sqliteFile(environment)
  const targets: [string, string][] = [['northlight.db', file], ...filesBeside(environment)]
  const present = presentOf(targets, folder)
  assertFree(present, file, flags)
  // Rows of PostgreSQL become a file first: what cannot be read harms nothing.
  if (format === 3)
    await restoreRows({
      ...{ open: openDatabase, backup: folder, isOfPostgres: true, room },
      databaseUrl: `sqlite:${join(folder, 'northlight.db')}`,
    })
  if (existsSync(file)) await lock()
  const suffix = suffixNow()
  for (const tail of ['-wal', '-shm'])
    if (existsSync(file + tail)) await rename(file + tail, `${file}.${suffix}${tail}`)
  await putFiles(targets, present, folder, suffix)
  await chmod(file, 0o600)
  return present.length > 0 ? suffix : undefined
}

/** Only into an empty one: nobody can put a database of a server aside for whoever restores. */
const ontoPostgres = async ({ environment, folder, format, room, flags }: Restore) => {
  if (!(await isPostgresEmpty(environment.databaseUrl)))
    throw new StartError(
      'The database in DATABASE_URL is not empty. Make a new one (createdb), name it in DATABASE_URL, and restore into that.',
    )
  const targets = filesBeside(environment)
  const present = presentOf(targets, folder)
  assertFree(present, environment.dataDir, flags)
  try {
    await restoreRows({
      ...{ open: openDatabase, backup: folder, isOfPostgres: format === 3, room },
      databaseUrl: environment.databaseUrl,
    })
  } catch (error) {
    // It was empty, and is again: a second try finds what the first one found.
    await emptyPostgres(environment.databaseUrl)
    throw error
  }
  const suffix = suffixNow()
  await putFiles(targets, present, folder, suffix)
  return present.length > 0 ? suffix : undefined
}

/** Puts a backup in place: a folder, or one of the second place by its name. */
export const restoreCommand: Command = async ({ environment, args, flags, openDatabase: openOwn, say }) => {
  const [source] = args
  if (!source) throw new StartError('Use: npm run northlight -- restore FOLDER|NAME|latest [--force]')
  const isNamed = source === 'latest' || /^northlight-\d{8}t\d{6}z$/.test(source)
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 })
  const room = await mkdtemp(join(environment.dataDir, '.restore-'))
  try {
    const folder = isNamed ? join(room, 'fetched') : resolve(source)
    const name = isNamed ? await fetchSealed(environment, source, folder) : folder
    const format = await formatOf(folder)
    await assertUsable(folder, format, name)
    const restore = { environment, folder, format: format ?? 0, room, flags }
    const suffix =
      environment.engine === 'postgres'
        ? await ontoPostgres(restore)
        : // Opening takes the lock, so this stops here while a server runs; closing folds the journal into the file.
          await ontoSqlite(restore, async () => (await openOwn()).close())
    await restoreBucket(environment, folder)
    if (existsSync(join(environment.dataDir, 'private'))) await makeFilesPrivate(join(environment.dataDir, 'private'))
    say(`Restored from ${name}.`)
    if (suffix) say(`The data that was there now ends in .${suffix}`)
  } finally {
    await rm(room, { recursive: true, force: true })
  }
}
