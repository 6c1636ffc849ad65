import { resolve, sep } from 'node:path'
import type { Bucket } from '@northlight/api/media/s3-storage'
import type { StorageAddress } from '../storage-address.ts'

type Given = Record<string, string | undefined>

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(folder + sep)

/** What is wrong with the settings of backups, by the setting. */
export function backupFaults(given: Given, folder: string): [name: string, sentence: string][] {
  const faults: [string, string][] = []
  const dataDir = resolve(folder, given.DATA_DIR ?? './data')
  const { BACKUP_TO: to, BACKUP_KEY_FILE: keyFile } = given
  if (to && !keyFile)
    faults.push([
      'BACKUP_KEY_FILE',
      'BACKUP_KEY_FILE is missing: what goes to BACKUP_TO is encrypted. Make a key with: npm run northlight -- backup-key FILE',
    ])
  if (keyFile && isInside(resolve(folder, keyFile), dataDir))
    faults.push([
      'BACKUP_KEY_FILE',
      'BACKUP_KEY_FILE lies in DATA_DIR: a disk that is lost would take the key with it. Keep it elsewhere, and a copy on paper.',
    ])
  if (to?.startsWith('file:') && isInside(resolve(folder, to.replace(/^file:(?:\/\/(?=\/))?/, '')), dataDir))
    faults.push(['BACKUP_TO', 'BACKUP_TO lies in DATA_DIR: a disk that is lost would take the backups with it.'])
  const names = ['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY'] as const
  const [missing] = names.filter((name) => !given[name])
  if (missing && names.some((name) => given[name]))
    faults.push([missing, `${missing} is missing: the bucket of the backups needs both of its keys, or neither.`])
  return faults
}

type Set = {
  BACKUP_TO?: StorageAddress | undefined
  BACKUP_KEY_FILE?: string | undefined
  BACKUP_HOUR: number
  BACKUP_ACCESS_KEY_ID?: string | undefined
  BACKUP_SECRET_ACCESS_KEY?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

/** The bucket of the backups has keys of its own, or those of the files. */
export const backupSettings = (set: Set, folder: string) => {
  const id = set.BACKUP_ACCESS_KEY_ID ?? set.AWS_ACCESS_KEY_ID
  const secret = set.BACKUP_SECRET_ACCESS_KEY ?? set.AWS_SECRET_ACCESS_KEY
  const keys: Bucket['keys'] = id && secret ? { id, secret } : undefined
  const { BACKUP_TO: to, BACKUP_KEY_FILE: keyFile } = set
  const place = to && 'folder' in to ? { folder: resolve(folder, to.folder) } : to
  return {
    backups: place && keyFile ? { to: place, keys, keyFile: resolve(folder, keyFile) } : undefined,
    backupHour: set.BACKUP_HOUR,
  }
}
