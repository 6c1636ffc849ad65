import type { Db } from '@northlight/db/database'
import type { Expression } from 'kysely'

/** A mail repeats the words of the row it speaks of, so it goes from the outbox with that row. */
export const forgetMails = async (db: Db, entity: string, ids: number[] | Expression<number>): Promise<void> => {
  await db.deleteFrom('mails').where('entity', '=', entity).where('entity_id', 'in', ids).execute()
}
