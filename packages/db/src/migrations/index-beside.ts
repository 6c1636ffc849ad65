import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { IndexBeside } from './schema-tools.ts'

type State = { is_valid: boolean; is_being_made: boolean }

const stateOf = async (db: Db, name: string): Promise<State | undefined> => {
  const { rows } = await sql<State>`
    select i.indisvalid as is_valid,
      exists (select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid) as is_being_made
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = ${name} and c.relnamespace = current_schema()::regnamespace
  `.execute(db)
  return rows[0]
}

const pause = 200

/**
 * PostgreSQL makes them without holding up anybody who writes. It cannot do that in a transaction, and holding our turn
 * meanwhile would be a deadlock with a process that waits for it; so two processes may come at once, and the second one
 * waits for the first. What a broken attempt left behind is made anew.
 */
export async function makeIndexes(db: Db, indexes: IndexBeside[]): Promise<void> {
  for (const { besideIndex: name, statement } of indexes)
    for (;;) {
      const state = await stateOf(db, name)
      if (state?.is_valid) break
      if (state?.is_being_made) await sleep(pause)
      else {
        if (state) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
        await sql.raw(statement).execute(db)
      }
    }
}
