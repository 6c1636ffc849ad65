import type { Database } from '../src/database.ts'
import { openDatabase } from '../src/open-database.ts'
import { emptyPostgres } from './postgres.ts'
import { emptySqlitePath } from './sqlite.ts'

/** A database without any table, which may be opened again and again; `remove` when nothing holds it any more. */
export const emptyDatabase = async (): Promise<{ open: () => Promise<Database>; remove: () => Promise<void> }> => {
  if (process.env.TEST_ENGINE === 'postgres') {
    const { url, remove } = await emptyPostgres()
    return { open: () => openDatabase(url), remove }
  }
  const { path, remove } = await emptySqlitePath()
  return { open: () => openDatabase(`sqlite:${path}`, { durable: false }), remove }
}
