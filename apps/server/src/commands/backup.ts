import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { fold } from '@northlight/db/fold'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { backUpBucket } from './bucket-files.ts'
import type { Command } from './command.ts'

export const backupFormat = 1

/** The file behind a `sqlite:` address; PostgreSQL brings its own tools, which do this better. */
export function sqliteFile({ engine, databaseUrl }: Environment): string {
  if (engine === 'postgres') {
    throw new StartError(
      'This database is PostgreSQL: use pg_dump and pg_restore for it, and copy what STORAGE_URL names.',
    )
  }
  return resolve(databaseUrl.slice('sqlite:'.length))
}

/**
 * A consistent copy, made while the server runs. The database goes first: a file that is added later is only
 * superfluous, while a row without its file would be a loss.
 */
export const backupCommand: Command = async ({ environment, args, say }) => {
  const source = sqliteFile(environment)
  const [target] = args
  if (!target) throw new StartError('Use: npm run northlight -- backup FOLDER')
  if (!existsSync(source)) throw new StartError(`There is no database at ${source}.`)
  const folder = resolve(target)
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new StartError(`${folder} is not empty. Choose a new folder, so that no older backup is harmed.`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, 'northlight.db')
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, copy)
  } finally {
    database.close()
  }
  assertSound(copy)
  for (const [name, from] of mediaFolders(environment)) {
    if (existsSync(from)) await cp(from, join(folder, name), { recursive: true })
  }
  await backUpBucket(environment, folder)
  // Written last: a backup without it was interrupted and is not accepted by restore.
  await writeFile(
    join(folder, 'backup.json'),
    `${JSON.stringify({ format: backupFormat, madeAt: new Date().toISOString() })}\n`,
  )
  say(`Backed up to ${folder}.`)
}

export const mediaFolders = ({ bucket, storageDir, dataDir }: Environment): [name: string, folder: string][] =>
  bucket
    ? []
    : [
        ['media', storageDir],
        ['private', join(dataDir, 'private')],
      ]

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
