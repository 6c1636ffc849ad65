import { resolve } from 'node:path'
import { noteBackup } from '@northlight/api/staff/institute/nightly-backup'
import { openDatabase } from '@northlight/db/open-database'
import { makeBackup } from '../backup/make-backup.ts'
import { backUpElsewhere } from '../backup/nightly.ts'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** With a folder: a plain copy there. Without: sealed, to the second place, and proved. */
export const backupCommand: Command = async ({ environment, args, openBeside, say }) => {
  const [target] = args
  if (target) {
    const folder = resolve(target)
    await makeBackup(environment, folder)
    say(`Backed up to ${folder}.`)
  } else {
    if (!environment.backups)
      throw new StartError('Use: npm run northlight -- backup FOLDER, or set BACKUP_TO and BACKUP_KEY_FILE')
    const at = new Date().toISOString()
    const log = { warn: (_: object, message: string) => say(`Look at this: ${message}.`) }
    const found = await backUpElsewhere(environment, { open: openDatabase, log, at })
    await noteBackup((await openBeside()).db, at)
    say(`Backed up to ${found?.place} as ${found?.name}.`)
    say(`Restored for a try: ${found?.rows} rows, ${found?.files} files, ${found?.missing.length} missing.`)
  }
  if (environment.sessionSecret)
    say('The keys come from SESSION_SECRET and are not in it: keep that setting at a safe place as well.')
}
