import { resolve, sep } from 'node:path'
import { makeBackupKey } from '../backup/backup-key.ts'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** Makes the key that seals backups, at a place that is not lost with the data. */
export const backupKeyCommand: Command = async ({ environment, args, say }) => {
  const [file] = args
  if (!file) throw new StartError('Use: npm run northlight -- backup-key FILE')
  if (resolve(file).startsWith(environment.dataDir + sep))
    throw new StartError('The key must not lie in DATA_DIR: a disk that is lost would take it with it.')
  const { id } = await makeBackupKey(resolve(file))
  say(`The key ${id} lies in ${resolve(file)}. Set BACKUP_KEY_FILE to it.`)
  say('Print it, or copy it to a place of its own: without it no sealed backup can be opened, by anybody.')
}
