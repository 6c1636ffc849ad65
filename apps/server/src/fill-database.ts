import { hashPassword } from '@northlight/api/accounts/password/passwords'
import type { Database } from '@northlight/db/database'
import { seed } from '@northlight/db/seed'
import type { Environment } from './environment.ts'
import { refusePublicDemo } from './set-up.ts'
import { openStorage } from './storage.ts'

/** What an empty database begins with; the demo's pictures go to where pictures are served from. */
export const fillDatabase = async (database: Database, environment: Environment, demo: boolean) => {
  if (demo) refusePublicDemo(environment)
  const now = new Date().toISOString()
  if (!demo) return seed(database, { now })
  const pictures = openStorage(environment).public
  // Loaded only where it is wanted: a real institute never reads the demo's texts and drawings.
  const { seedDemo } = await import('@northlight/demo/seed-demo')
  return seedDemo(database, {
    now,
    hashPassword,
    exams: true,
    storePicture: (path, bytes) => pictures.write(path, bytes),
  })
}
