import type { Database } from '../src/database.ts'
import type { Filling } from './filling.ts'
import { freshPostgres } from './postgres.ts'
import { freshSqlite } from './sqlite.ts'

/**
 * A fresh, migrated database of its own for a test, on the engine of `TEST_ENGINE`; `close` removes it. With a filling
 * it begins with a copy of those rows.
 */
export const testDatabase = async (fill?: Filling): Promise<Database> => {
  const engine = process.env.TEST_ENGINE ?? 'sqlite'
  if (engine === 'sqlite') return freshSqlite(fill)
  if (engine === 'postgres') return freshPostgres(fill)
  throw new Error(`TEST_ENGINE must be sqlite or postgres, not ${engine}.`)
}
