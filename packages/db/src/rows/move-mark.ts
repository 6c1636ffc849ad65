import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** A table that says whose rows are on their way into a database; it goes when all of them are there. */
export const markMove = async (db: Db, source: string): Promise<void> => {
  await sql`create table if not exists northlight_move (source text primary key)`.execute(db)
  await sql`insert into northlight_move (source) values (${source}) on conflict do nothing`.execute(db)
}

/** Whether an earlier move of the same source was cut short here. */
export const isMoveOf = async (db: Db, source: string): Promise<boolean> => {
  const known =
    await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'northlight_move'`.execute(db)
  if (known.rows.length === 0) return false
  return (await sql`select 1 from northlight_move where source = ${source}`.execute(db)).rows.length > 0
}

export const unmarkMove = async (db: Db): Promise<void> => {
  await sql`drop table northlight_move`.execute(db)
}
