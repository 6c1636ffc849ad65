import type { Database } from '../src/database.ts'
import { freshPostgres } from './postgres.ts'
import { freshSqlite } from './sqlite.ts'

/** A fresh, migrated database of its own for a test, on the engine of `TEST_ENGINE`; `close` removes it. */
export const testDatabase = async (): Promise<Database> => {
  const engine = process.env.TEST_ENGINE ?? 'sqlite'
  if (engine === 'sqlite') return freshSqlite()
  if (engine === 'postgres') return freshPostgres()
  throw new Error(`TEST_ENGINE must be sqlite or postgres, not ${engine}.`)
}
