import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What time it is where the database runs; a file of SQLite has the clock of this machine. */
export const clockOfDatabase = async ({ engine, db }: Database): Promise<number | undefined> => {
  if (engine === 'sqlite') return undefined
  const { rows } = await sql<{ ms: number }>`select cast(extract(epoch from now()) * 1000 as bigint) as ms`.execute(db)
  return rows[0] && Number(rows[0].ms)
}
