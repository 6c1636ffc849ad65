import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../failures.ts'
import { assertSound, backupFormat, mediaFolders, sqliteFile } from './backup.ts'
import { restoreBucket } from './bucket-files.ts'
import type { Command } from './command.ts'

/** Puts a backup in place. What was there is moved aside, never deleted. */
export const restoreCommand: Command = async ({ environment, args, flags, openDatabase, say }) => {
  const file = sqliteFile(environment)
  const [source] = args
  if (!source) throw new StartError('Use: npm run northlight -- restore FOLDER [--force]')
  const folder = resolve(source)
  const about = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => '{}')
  if ((JSON.parse(about) as { format?: number }).format !== backupFormat) {
    throw new StartError(`${folder} is not a finished backup of this program.`)
  }
  assertSound(join(folder, 'northlight.db'))
  const targets: [string, string][] = [['northlight.db', file], ...mediaFolders(environment)]
  const present = targets.filter(([, target]) => existsSync(target))
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
  say(`Restored from ${folder}.`)
  if (present.length > 0) say(`The data that was there now ends in .${suffix}`)
}
