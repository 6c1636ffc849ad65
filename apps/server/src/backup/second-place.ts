import type { FileStore } from '@northlight/api/kernel/services'
import { folderStore } from '@northlight/api/media/file-storage'
import { s3Storage } from '@northlight/api/media/s3-storage'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { type BackupKey, readBackupKey } from './backup-key.ts'

export type SecondPlace = { name: string; files: FileStore; key: BackupKey; close(): void }

/** Where sealed backups lie, and the key that opens them; nothing where none is set. */
export async function openSecondPlace({ backups }: Environment): Promise<SecondPlace | undefined> {
  if (!backups) return undefined
  const { to, keys, keyFile } = backups
  const key = await readBackupKey(keyFile)
  if ('folder' in to) {
    const files = folderStore(to.folder, { folder: 0o700, file: 0o600 })
    return { name: to.folder, files, key, close: () => {} }
  }
  const bucket = await s3Storage({ ...to, keys })
  try {
    await bucket.check()
  } catch (cause) {
    bucket.close()
    throw new StartError(`The bucket ${to.bucket} of the backups cannot be used. Look at BACKUP_TO and its keys.`, {
      cause,
    })
  }
  return { name: `s3://${to.bucket}/${to.prefix}`, files: bucket.private, key, close: () => bucket.close() }
}
