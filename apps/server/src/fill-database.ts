import { hashPassword } from '@northlight/api/accounts/passwords'
import type { Database } from '@northlight/db/database'
import { seed } from '@northlight/db/seed'
import type { Environment } from './environment.ts'
import { refusePublicDemo } from './set-up.ts'
import { openStorage } from './storage.ts'

/** What an empty database begins with; the demo's pictures go to where pictures are served from. */
export const fillDatabase = (database: Database, environment: Environment, demo: boolean) => {
  if (demo) refusePublicDemo(environment)
  const pictures = openStorage(environment).public
  return seed(database, {
    demo,
    now: new Date().toISOString(),
    hashPassword,
    exams: demo,
    storePicture: (path, bytes) => pictures.write(path, bytes),
  })
}
