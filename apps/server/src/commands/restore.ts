import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuseOtherHistory } from '@northlight/db/migrate'
import { StartError } from '../failures.ts'
import { assertSound, backupFormats, filesBeside, makeFilesPrivate, sqliteFile } from './backup.ts'
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

/** Puts a backup in place. What was there is moved aside, never deleted. */
export const restoreCommand: Command = async ({ environment, args, flags, openDatabase, say }) => {
  const file = sqliteFile(environment)
  const [source] = args
  if (!source) throw new StartError('Use: npm run northlight -- restore FOLDER [--force]')
  const folder = resolve(source)
  const about = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => '{}')
  if (!backupFormats.includes((JSON.parse(about) as { format?: number }).format ?? 0)) {
    throw new StartError(`${folder} is not a finished backup of this program.`)
  }
  assertSound(join(folder, 'northlight.db'))
  assertKnownHistory(join(folder, 'northlight.db'))
  const targets: [string, string][] = [['northlight.db', file], ...filesBeside(environment)]
  // A key that the backup does not bring stays: it is still good for what it signed here.
  const present = targets.filter(
    ([name, target]) => existsSync(target) && (!isKeyFile(name) || existsSync(join(folder, name))),
  )
  if (present.length > 0 && !flags.has('--force')) {
    throw new StartError(
      `${file} already has data. Add --force to put the backup in its place; the old data is kept beside it.`,
    )
  }
  // Opening takes the lock, so this stops here while a server runs; closing folds the journal into the file.
  if (existsSync(file)) await (await openDatabase()).close()

  const suffix = `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const [, target] of present) await rename(target, `${target}.${suffix}`)
  for (const tail of ['-wal', '-shm']) {
    if (existsSync(file + tail)) await rename(file + tail, `${file}.${suffix}${tail}`)
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  for (const [name, target] of targets) {
    if (existsSync(join(folder, name))) await cp(join(folder, name), target, { recursive: true })
  }
  await restoreBucket(environment, folder)
  await chmod(file, 0o600)
  if (existsSync(join(environment.dataDir, 'private'))) await makeFilesPrivate(join(environment.dataDir, 'private'))
  say(`Restored from ${folder}.`)
  if (present.length > 0) say(`The data that was there now ends in .${suffix}`)
}
