import type { Db } from '@northlight/db/database'

export const insertSubscription = (
  db: Db,
  row: { email: string; page_url: string; created_at: string; updated_at: string },
) => db.insertInto('subscriptions').values(row).returningAll().executeTakeFirstOrThrow()

export const subscription = (db: Db, id: number) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
