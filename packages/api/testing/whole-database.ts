import { readColumns } from '@northlight/db/columns'
import { digest } from '@northlight/db/digest'
import { sql } from 'kysely'
import type { Ctx } from '../src/kernel/context.ts'

/** What each call leaves, whatever it did: how often somebody asked, and when a session was used last. */
const ofEveryCall = ['rate_limits', 'heartbeats', 'access_tokens']

/** Every table with a digest of what stands in it, to tell whether anything was changed and where. */
export const wholeDatabase = async ({ db, services }: Ctx): Promise<Record<string, string>> => {
  const tables = [...(await readColumns({ db, engine: services.database.engine })).keys()]
  const found: Record<string, string> = {}
  for (const table of tables.filter((name) => !ofEveryCall.includes(name) && !/_fts/.test(name)).toSorted()) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    found[table] = digest(JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted()))
  }
  return found
}
