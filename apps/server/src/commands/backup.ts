import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { fold } from '@northlight/db/fold'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { keyFile, oldKeyFile } from '../keys.ts'
import { backUpBucket } from './bucket-files.ts'
import type { Command } from './command.ts'

/** 2 added the keys; a backup of format 1 can still be restored. */
export const backupFormats = [1, 2]

/** The file behind a `sqlite:` address; PostgreSQL brings its own tools, which do this better. */
export function sqliteFile({ engine, databaseUrl }: Environment): string {
  if (engine === 'postgres') {
    throw new StartError(
      'This database is PostgreSQL: use pg_dump and pg_restore for it, copy what STORAGE_URL and DATA_DIR name, and keep SESSION_SECRET with them.',
    )
  }
  return resolve(databaseUrl.slice('sqlite:'.length))
}

export const backupCommand: Command = async ({ environment, args, say }) => {
  const [target] = args
  sqliteFile(environment)
  if (!target) throw new StartError('Use: npm run northlight -- backup FOLDER')
  const folder = resolve(target)
  await makeBackup(environment, folder)
  say(`Backed up to ${folder}.`)
  if (environment.sessionSecret)
    say('The keys come from SESSION_SECRET and are not in it: keep that setting at a safe place as well.')
}

/**
 * A consistent copy, made while the server runs, for the eyes of this user alone. The keys belong to it: without them
 * every printed hall ticket and every receipt link would be worthless after a restore. The database goes first: a file that is added later is only
 * superfluous, while a row without its file would be a loss.
 */
export async function makeBackup(environment: Environment, folder: string): Promise<void> {
  const source = sqliteFile(environment)
  if (!existsSync(source)) throw new StartError(`There is no database at ${source}.`)
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartError(`${folder} is not empty. Choose a new folder, so that no older backup is harmed.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const copy = join(folder, 'northlight.db')
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, copy)
  } finally {
    database.close()
  }
  assertSound(copy)
  for (const [name, from] of filesBeside(environment)) {
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true })
  }
  await backUpBucket(environment, folder)
  await makeFilesPrivate(folder)
  // Written last: a backup without it was interrupted and is not accepted by restore.
  await writeFile(
    join(folder, 'backup.json'),
    `${JSON.stringify({ format: backupFormats.at(-1), madeAt: new Date().toISOString() })}\n`,
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
