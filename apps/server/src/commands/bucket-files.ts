import { join } from 'node:path'
import type { FileStore, Storage } from '@northlight/api/kernel/services'
import { folderStore } from '@northlight/api/media/file-storage'
import { copyFiles } from '@northlight/api/media/storage'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { openStorage } from '../storage.ts'

type Part = { inBucket: FileStore; inBackup: FileStore }

/** A backup holds files as folders of the same names, wherever they lay; so it can be restored to either. */
const partsOf = (storage: Storage, folder: string): Part[] => [
  { inBucket: storage.public, inBackup: folderStore(join(folder, 'media')) },
  { inBucket: storage.private, inBackup: folderStore(join(folder, 'private'), { folder: 0o700, file: 0o600 }) },
]

const withBucket = async (environment: Environment, folder: string, copy: (part: Part) => Promise<number>) => {
  if (!environment.bucket) return
  const storage = await openStorage(environment, (message) => {
    throw new StartError(`The bucket does not answer: ${message}.`)
  })
  try {
    for (const part of partsOf(storage, folder)) await copy(part)
  } finally {
    storage.close()
  }
}

export const backUpBucket = (environment: Environment, folder: string) =>
  withBucket(environment, folder, ({ inBucket, inBackup }) => copyFiles(inBucket, inBackup))

/** Files that are in the bucket and not in the backup stay: nothing is deleted by a restore. */
export const restoreBucket = (environment: Environment, folder: string) =>
  withBucket(environment, folder, ({ inBucket, inBackup }) => copyFiles(inBackup, inBucket))
