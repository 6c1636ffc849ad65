import type { Instant } from '@northlight/contract/dates'
import type { Db } from './database.ts'

/** Commits one small row, and fails when nothing can be written. Reading proves nothing: it works on a full disk. */
export const proveWrite = async (db: Db, at: Instant): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ name: 'ready', at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
