import type { Instant } from '@northlight/contract/dates'
import type { Database, Db } from '@northlight/db/database'
import { maxAttempts } from './define-job.ts'
import type { Lane } from './lanes.ts'

type Claim = {
  lane: Lane
  now: Instant
  leaseUntil: Instant
  /** A new name for each claim: a run whose lease went to another one is told apart by it. */
  holder: string
  /** Jobs that this process is running: a clock that leapt ahead must not make it run them a second time. */
  except: number[]
  count: number
}

/**
 * Takes due jobs of a lane, and those whose lease ran out because their worker vanished. The try is counted here, when
 * it begins, so that a job which ends its process is not taken for ever. Two processes never take the same one.
 */
export const claimDue = async ({ db, engine }: Database, { lane, now, leaseUntil, holder, except, count }: Claim) => {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('lane', '=', lane)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'ready'), where('run_at', '<=', now)]),
        where.and([
          where('state', '=', 'running'),
          where('lease_until', '<=', now),
          where('attempts', '<', where.ref('max_attempts')),
        ]),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('run_at')
    .orderBy('id')
    .limit(count)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('jobs')
    .set((set) => ({
      state: 'running',
      lease_until: leaseUntil,
      lease_holder: holder,
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

/** Jobs whose last try ended with the process that ran it: nobody is left to give them up, so it is done here. */
export const buryLost = (db: Db, now: Instant, except: number[]) =>
  db
    .updateTable('jobs')
    .set({
      state: 'dead',
      finished_at: now,
      lease_until: null,
      lease_holder: null,
      last_error: 'The process ended while this job ran, and this was its last try.',
    })
    .where('state', '=', 'running')
    .where('lease_until', '<=', now)
    .whereRef('attempts', '>=', 'max_attempts')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .returning(['id', 'name'])
    .execute()

type Held = { id: number; lease_holder: string | null }

/** Writes to a job only while the given run still holds it; gives whether it did. */
const change = async (
  db: Db,
  { id, lease_holder }: Held,
  values: Partial<Record<'lease_until' | 'finished_at' | 'lease_holder' | 'last_error', string | null>> & {
    state?: 'ready' | 'done' | 'dead'
    run_at?: Instant
    attempts?: number
    max_attempts?: number
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_holder', '=', lease_holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const released = { lease_until: null, lease_holder: null } as const

export const renew = (db: Db, held: Held, leaseUntil: Instant) => change(db, held, { lease_until: leaseUntil })

export const finish = (db: Db, held: Held, now: Instant) =>
  change(db, held, { ...released, state: 'done', finished_at: now, last_error: null })

export const putBack = (db: Db, held: Held, runAt: Instant, error: string) =>
  change(db, held, { ...released, state: 'ready', run_at: runAt, last_error: error })

/** It waits for a mail server for days, so its tries must not run out where its process ends in one of them. */
export const putBackForOutage = (db: Db, held: Held & { attempts: number }, runAt: Instant, error: string) =>
  change(db, held, {
    ...{ ...released, state: 'ready', run_at: runAt, last_error: error },
    max_attempts: held.attempts + maxAttempts,
  })

/** Not a failure: it is not counted as a try. */
export const putAside = (db: Db, held: Held & { attempts: number }, runAt: Instant) =>
  change(db, held, { ...released, state: 'ready', run_at: runAt, attempts: held.attempts - 1 })

export const giveUp = (db: Db, held: Held, now: Instant, error: string) =>
  change(db, held, { ...released, state: 'dead', finished_at: now, last_error: error })

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

/** How many of each name were given up since then. */
export const deadSince = (db: Db, since: Instant) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => ['name', fn.countAll<number>().as('count')])
    .where('state', '=', 'dead')
    .where('finished_at', '>', since)
    .groupBy('name')
    .orderBy('name')
    .execute()

export const reviveDead = async (db: Db, id: number, now: Instant): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    // Its days of waiting for a mail server begin anew.
    .set({ state: 'ready', run_at: now, created_at: now, attempts: 0, finished_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All that were given up of one name; the oldest is taken first. */
export const reviveDeadOf = async (db: Db, name: string, now: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'ready', run_at: now, created_at: now, attempts: 0, finished_at: null })
    .where('name', '=', name)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Work that was done by other means, such as the command line, and counts as a run of the job. */
export const noteDone = (db: Db, { name, lane }: { name: string; lane: Lane }, at: Instant) =>
  db
    .insertInto('jobs')
    .values({
      ...{ name, lane, payload: {}, state: 'done', attempts: 1, max_attempts: 1 },
      ...{ run_at: at, created_at: at, finished_at: at },
    })
    .execute()

export const forgetDone = (db: Db, before: Instant) =>
  db.deleteFrom('jobs').where('state', '=', 'done').where('finished_at', '<', before).execute()
