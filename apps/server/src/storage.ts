import { join } from 'node:path'
import type { Storage } from '@northlight/api/kernel/services'
import { fileStorage } from '@northlight/api/media/file-storage'
import { BucketRefused, s3Storage } from '@northlight/api/media/s3-storage'
import type { Environment } from './environment.ts'
import { StartError } from './failures.ts'

type Warn = (message: string, error: unknown) => void

export type OpenStorage = Storage & { close(): void }

/**
 * In a bucket public and private files lie side by side, and none on this machine. In folders public pictures lie
 * where the operator wants them and private files always under the data folder.
 */
export async function openStorage({ bucket, storageDir, dataDir }: Environment, warn: Warn): Promise<OpenStorage> {
  if (!bucket) return { ...fileStorage({ public: storageDir, private: join(dataDir, 'private') }), close: () => {} }
  const storage = await s3Storage(bucket)
  try {
    await storage.check()
  } catch (error) {
    if (error instanceof BucketRefused) {
      storage.close()
      throw new StartError(`${error.message} Look at STORAGE_URL and its keys.`)
    }
    // Tests are written and pages read without it, so an outage of the storage stops nothing else.
    warn('the storage cannot be reached: files cannot be read or uploaded until it can', error)
  }
  return storage
}
