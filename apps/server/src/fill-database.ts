import { hashPassword } from '@northlight/api/accounts/passwords'
import type { FileStore } from '@northlight/api/media/storage'
import type { Database } from '@northlight/db/database'
import { seed } from '@northlight/db/seed'

/** What an empty database begins with; the demo's pictures go to where pictures are served from. */
export const fillDatabase = (database: Database, pictures: FileStore, demo: boolean) =>
  seed(database, {
    demo,
    now: new Date().toISOString(),
    hashPassword,
    exams: demo,
    storePicture: (path, bytes) => pictures.write(path, bytes),
  })
