import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres, isPostgresEmpty } from '@northlight/db/rows/postgres-rows'
import { sql } from 'kysely'
import { StartError } from '../failures.ts'

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

const onTarget = async <T>(url: string, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Whether an earlier move of the same institute was cut short here. */
const isOurs = (url: string, source: string) =>
  onTarget(url, async ({ db }) => {
    const known =
      await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'northlight_move'`.execute(
        db,
      )
    if (known.rows.length === 0) return false
    return (await sql`select 1 from northlight_move where source = ${source}`.execute(db)).rows.length > 0
  })

/** Nothing is written into a database that has anything of somebody else. */
export async function lookAtTarget(url: string, source: string): Promise<'empty' | 'begun'> {
  if (await isPostgresEmpty(url)) return 'empty'
  if (await isOurs(url, source)) return 'begun'
  throw new StartError('The database to move to is not empty. Make a new one (createdb), and name that.')
}

/** Makes the tables, and a sign whose they are. */
export const prepareTarget = (url: string, source: string) =>
  onTarget(url, async (database) => {
    const { db } = database
    await sql`create table if not exists northlight_move (source text primary key, begun_at timestamptz not null default now())`.execute(
      db,
    )
    await sql`insert into northlight_move (source) values (${source}) on conflict do nothing`.execute(db)
    await migrate(database)
  })

export const startAnew = async (url: string, source: string) => {
  await emptyPostgres(url)
  await prepareTarget(url, source)
}

export const finishTarget = (url: string) => onTarget(url, ({ db }) => sql`drop table northlight_move`.execute(db))
