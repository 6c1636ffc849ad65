import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@northlight/db/database'
import { migrate } from '@northlight/db/migrate'
import { isMoveOf, markMove, unmarkMove } from '@northlight/db/rows/move-mark'
import { emptyPostgres, isPostgresEmpty } from '@northlight/db/rows/postgres-rows'
import { StartError } from '../failures.ts'
import type { OpenDatabase } from '../restore-drill.ts'

/** The same for a file and its copies, and for no other institute. */
export const nameOfSource = (file: string): string => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const first = database.prepare('select applied_at from migrations order by position limit 1').get()
    return createHash('sha256').update(`${file}|${first?.applied_at}`).digest('hex').slice(0, 16)
  } finally {
    database.close()
  }
}

const onTarget = async <T>(open: OpenDatabase, url: string, work: (database: Database) => Promise<T>) => {
  const database = await open(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Nothing is written into a database that has anything of somebody else. */
export async function lookAtTarget(open: OpenDatabase, url: string, source: string): Promise<'empty' | 'begun'> {
  if (await isPostgresEmpty(url)) return 'empty'
  if (await onTarget(open, url, ({ db }) => isMoveOf(db, source))) return 'begun'
  throw new StartError('The database to move to is not empty. Make a new one (createdb), and name that.')
}

/** Makes the tables, and a sign whose they are. */
export const prepareTarget = (open: OpenDatabase, url: string, source: string) =>
  onTarget(open, url, async (database) => {
    await markMove(database.db, source)
    await migrate(database)
  })

export const startAnew = async (open: OpenDatabase, url: string, source: string) => {
  await emptyPostgres(url)
  await prepareTarget(open, url, source)
}

export const finishTarget = (open: OpenDatabase, url: string) => onTarget(open, url, ({ db }) => unmarkMove(db))
