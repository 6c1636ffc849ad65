import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@northlight/db/database'
import { migrate, migrateAs } from '@northlight/db/migrate'
import { copyRows } from '@northlight/db/rows/copy-rows'
import { openRowFiles } from '@northlight/db/rows/file-rows'
import { openPostgresRows } from '@northlight/db/rows/postgres-rows'
import type { RowSource } from '@northlight/db/rows/row-place'
import { openSqliteRows } from '@northlight/db/rows/sqlite-rows'

/** Makes the tables of a source in an empty database, fills them, and brings them up to date. */
const fillFrom = async (open: OpenDatabase, source: RowSource, databaseUrl: string) => {
  const withDatabase = async (work: (database: Database) => Promise<unknown>) => {
    const database = await open(databaseUrl)
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }
  const steps = await source.steps()
  await withDatabase((database) => migrateAs(database, steps))
  const target = databaseUrl.startsWith('sqlite:')
    ? openSqliteRows(databaseUrl.slice('sqlite:'.length), { readOnly: false })
    : await openPostgresRows(databaseUrl, { readOnly: false })
  try {
    await copyRows(source, target)
  } finally {
    await target.close()
  }
  await withDatabase(migrate)
}

type RestoreRows = {
  open: (url: string) => Promise<Database>
  backup: string
  isOfPostgres: boolean
  /** Where nothing stands yet. */
  databaseUrl: string
  /** Where a copy may lie meanwhile. */
  room: string
}
type OpenDatabase = RestoreRows['open']

/** The rows of a backup, whichever engine it is of, into an empty database of either engine. */
export async function restoreRows({ open, backup, isOfPostgres, databaseUrl, room }: RestoreRows) {
  if (isOfPostgres) return fillFrom(open, await openRowFiles(join(backup, 'rows')), databaseUrl)
  const place = await mkdtemp(join(room, '.rows-'))
  try {
    const file = join(place, 'northlight.db')
    await cp(join(backup, 'northlight.db'), file)
    const database = await open(`sqlite:${file}`)
    await migrate(database)
    await database.close()
    const source = openSqliteRows(file)
    try {
      await fillFrom(open, source, databaseUrl)
    } finally {
      await source.close()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
