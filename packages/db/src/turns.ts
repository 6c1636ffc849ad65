import { sql } from 'kysely'
import type { Db } from './database.ts'
import { scopeOf } from './scopes.ts'

/** Any numbers will do, as long as every version of the program takes the same ones. */
const lockNumbers = { schema: 7_264_001, 'audit-seals': 7_264_003 } as const

/** Until this transaction ends no other process does the same to this database: migrate or seed it, or seal its audit. */
export const takeTurns = async (db: Db, what: keyof typeof lockNumbers = 'schema'): Promise<void> => {
  // SQLite needs nothing: one process holds the file, and its transactions take turns.
  if (scopeOf(db).engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumbers[what]})`.execute(db)
}
