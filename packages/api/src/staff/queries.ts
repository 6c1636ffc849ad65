import type { Db } from '@northlight/db/database'

export const memberOf = (db: Db, userId: number) =>
  db.selectFrom('staff_members').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** By their ids; null means all that are open. */
export const branchNames = async (db: Db, ids: readonly number[] | null) =>
  ids?.length === 0
    ? []
    : db
        .selectFrom('branches')
        .select(['id', 'name'])
        .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .$if(ids === null, (query) => query.where('is_active', '=', true))
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
