import { sql } from 'kysely'
import type { Db } from './database.ts'
import { scopeOf } from './scopes.ts'

/** Any number will do, as long as every version of the program takes the same one. */
const lockNumber = 7_264_001

/** Until this transaction ends no other process migrates or seeds the same database. */
export const takeTurns = async (db: Db): Promise<void> => {
  // SQLite needs nothing: one process holds the file, and its transactions take turns.
  if (scopeOf(db).engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db)
}
