import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, migrateAs } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { copyRows } from '@northlight/db/rows/copy-rows'
import { openRowFiles } from '@northlight/db/rows/file-rows'
import { openPostgresRows } from '@northlight/db/rows/postgres-rows'
import type { RowSource } from '@northlight/db/rows/row-place'
import { openSqliteRows } from '@northlight/db/rows/sqlite-rows'

/** Makes the tables of a source in an empty database, fills them, and brings them up to date. */
const fillFrom = async (source: RowSource, databaseUrl: string) => {
  const withDatabase = async (work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) => {
    const database = await openDatabase(databaseUrl)
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

/** The rows of a backup, whichever engine it is of, into an empty database of either engine. */
export async function restoreRows(backup: string, isOfPostgres: boolean, databaseUrl: string, room: string) {
  if (isOfPostgres) return fillFrom(await openRowFiles(join(backup, 'rows')), databaseUrl)
  const place = await mkdtemp(join(room, '.rows-'))
  try {
    const file = join(place, 'northlight.db')
    await cp(join(backup, 'northlight.db'), file)
    const database = await openDatabase(`sqlite:${file}`)
    await migrate(database)
    await database.close()
    const source = openSqliteRows(file)
    try {
      await fillFrom(source, databaseUrl)
    } finally {
      await source.close()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
