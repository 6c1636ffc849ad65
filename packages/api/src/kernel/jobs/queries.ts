import type { Instant } from '@northlight/contract/dates'
import type { Database, Db } from '@northlight/db/database'

/** Takes due jobs, and those whose worker vanished. Workers of several processes never take the same one. */
export const claimDue = async ({ db, engine }: Database, now: Instant, leaseUntil: Instant, count: number) => {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'ready'), where('run_at', '<=', now)]),
        where.and([where('state', '=', 'running'), where('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(count)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('jobs')
    .set((set) => ({ state: 'running', lease_until: leaseUntil, attempts: set('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

export const finish = (db: Db, id: number, now: Instant) =>
  db
    .updateTable('jobs')
    .set({ state: 'done', finished_at: now, lease_until: null, last_error: null })
    .where('id', '=', id)
    .execute()

export const putBack = (db: Db, id: number, runAt: Instant, error: string) =>
  db
    .updateTable('jobs')
    .set({ state: 'ready', run_at: runAt, lease_until: null, last_error: error })
    .where('id', '=', id)
    .execute()

export const giveUp = (db: Db, id: number, now: Instant, error: string) =>
  db
    .updateTable('jobs')
    .set({ state: 'dead', finished_at: now, lease_until: null, last_error: error })
    .where('id', '=', id)
    .execute()

/** The dead-letter list: what failed for good and waits for a person. */
export const deadJobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'dead')
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

export const reviveDead = async (db: Db, id: number, now: Instant): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'ready', run_at: now, attempts: 0, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const forgetDone = (db: Db, before: Instant) =>
  db.deleteFrom('jobs').where('state', '=', 'done').where('finished_at', '<', before).execute()
