import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seed } from '@northlight/db/seed'
import type { Filling } from '@northlight/db/testing/filling'
import { sqliteBytes } from '@northlight/db/testing/sqlite'
import { temporaryFolder } from './server-process.ts'

const fill: Filling = async (database) => {
  await seed(database, { now: new Date().toISOString() })
}

/**
 * A data folder whose tables are made and filled with what every institute needs. For tests about something else than
 * the first start, which would make the same tables again in every process.
 */
export const preparedFolder = async (): Promise<string> => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'northlight.db'), await sqliteBytes(fill), { mode: 0o600 })
  return folder
}
