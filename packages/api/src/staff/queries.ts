import type { Db } from '@northlight/db/database'

export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('staff_members').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const branchNames = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('branches')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute()

/** The reset of somebody's factor that waits. */
export const openReset = (db: Db, userId: number) =>
  db
    .selectFrom('factor_resets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
