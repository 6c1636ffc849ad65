import { hashPassword } from '@northlight/api/accounts/password/passwords'
import type { Database } from '@northlight/db/database'
import { seed } from '@northlight/db/seed'
import type { Environment } from './environment.ts'
import { openStorage } from './storage.ts'

/** What an empty database begins with; the demo's pictures go to where pictures are served from. */
export const fillDatabase = (database: Database, environment: Environment, demo: boolean) => {
  const pictures = openStorage(environment).public
  return seed(database, {
    demo,
    now: new Date().toISOString(),
    hashPassword,
    exams: demo,
    storePicture: (path, bytes) => pictures.write(path, bytes),
  })
}
