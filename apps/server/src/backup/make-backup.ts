import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { fold } from '@northlight/db/fold'
import { writeRowFiles } from '@northlight/db/rows/file-rows'
import { openPostgresRows } from '@northlight/db/rows/postgres-rows'
import { backUpBucket } from '../commands/bucket-files.ts'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { keyFile, oldKeyFile } from '../keys.ts'

/** 2 added the keys, 3 is one of PostgreSQL, whose rows lie in files; all of them can be restored. */
const backupFormats = [1, 2, 3]

/** What kind of backup lies in a folder; nothing where it is none, or was interrupted. */
export const formatOf = async (folder: string): Promise<number | undefined> => {
  const about = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => '{}')
  const { format } = JSON.parse(about) as { format?: number }
  return backupFormats.find((known) => known === format)
}

/** The file behind a `sqlite:` address. */
export const sqliteFile = ({ databaseUrl }: Pick<Environment, 'databaseUrl'>): string =>
  resolve(databaseUrl.slice('sqlite:'.length))

const copySqlite = async (environment: Environment, folder: string) => {
  const source = sqliteFile(environment)
  const copy = join(folder, 'northlight.db')
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, copy)
  } finally {
    database.close()
  }
  assertSound(copy)
}

/** In one snapshot, while others write; without a program of PostgreSQL, whose version would have to fit the server. */
const copyPostgres = async ({ databaseUrl }: Environment, folder: string) => {
  const rows = await openPostgresRows(databaseUrl)
  try {
    await writeRowFiles(rows, join(folder, 'rows'))
  } finally {
    await rows.close()
  }
}

/**
 * A consistent copy, made while the server runs, for the eyes of this user alone. The keys belong to it: without them
 * every printed hall ticket and every receipt link would be worthless after a restore. The database goes first: a file that is added later is only
 * superfluous, while a row without its file would be a loss.
 */
export async function makeBackup(environment: Environment, folder: string): Promise<void> {
  const isSqlite = environment.engine === 'sqlite'
  if (isSqlite && !existsSync(sqliteFile(environment)))
    throw new StartError(`There is no database at ${sqliteFile(environment)}.`)
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartError(`${folder} is not empty. Choose a new folder, so that no older backup is harmed.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  await (isSqlite ? copySqlite : copyPostgres)(environment, folder)
  for (const [name, from] of filesBeside(environment)) {
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true })
  }
  await backUpBucket(environment, folder)
  await makeFilesPrivate(folder)
  // Written last: a backup without it was interrupted and is not accepted by restore.
  await writeFile(
    join(folder, 'backup.json'),
    `${JSON.stringify({ format: isSqlite ? 2 : 3, madeAt: new Date().toISOString() })}\n`,
    { mode: 0o600 },
  )
}

/** What belongs to an institute besides its database, by its name in the backup. What lies in a bucket is copied apart. */
export const filesBeside = ({ bucket, storageDir, dataDir }: Environment): [name: string, path: string][] => [
  ...(bucket
    ? []
    : ([
        ['media', storageDir],
        ['private', join(dataDir, 'private')],
      ] as [string, string][])),
  ...[keyFile(dataDir), oldKeyFile(dataDir)].map((file): [string, string] => [basename(file), file]),
]

/** Files 0600 and folders 0700 all the way down, whatever the umask was when they were copied. */
export async function makeFilesPrivate(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

export function assertSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  // Indexes are built with it, so their check needs it.
  database.function('fold', { deterministic: true }, (value) => (value === null ? null : fold(String(value))))
  try {
    const row = database.prepare('pragma integrity_check').get() as { integrity_check?: string } | undefined
    if (row?.integrity_check === 'ok') return
  } catch {
    // Not even readable as a database: the sentence below fits.
  } finally {
    database.close()
  }
  throw new StartError(`${file} is damaged and cannot be used.`)
}
