import { hashPassword } from '@northlight/api/accounts/password/passwords'
import type { Storage } from '@northlight/api/kernel/services'
import type { Database } from '@northlight/db/database'
import { seed } from '@northlight/db/seed'

/** What an empty database begins with; the demo's pictures and papers go to where the server keeps files. */
export const fillDatabase = async (database: Database, files: Storage, demo: boolean) => {
  const now = new Date().toISOString()
  if (!demo) return seed(database, { now })
  // Loaded only where it is wanted: a real institute never reads the demo's texts and drawings.
  const { seedDemo } = await import('@northlight/demo/seed-demo')
  return seedDemo(database, {
    now,
    hashPassword,
    exams: true,
    storePicture: (path, bytes) => files.public.write(path, bytes),
    storePaper: (path, bytes) => files.private.write(path, bytes),
  })
}
