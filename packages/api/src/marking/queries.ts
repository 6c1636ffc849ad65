import type { Db } from '@northlight/db/database'

export const attemptById = (db: Db, id: number) =>
  db.selectFrom('attempts').select(['state', 'test_id']).where('id', '=', id).executeTakeFirst()

/** Whether staff have decided on late answers since the last marking. */
export const hasNewDecision = async (db: Db, attemptId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('late_step_decisions')
    .innerJoin('test_results', 'test_results.attempt_id', 'late_step_decisions.attempt_id')
    .select('late_step_decisions.id')
    .where('late_step_decisions.attempt_id', '=', attemptId)
    .whereRef('decided_at', '>=', 'marked_at')
    .executeTakeFirst()
  return found !== undefined
}

/** How many were ranked the last time, and whether more can still come. */
export const classOf = async (db: Db, testId: number, now: string) => {
  const row = await db
    .selectFrom('tests')
    .leftJoin('test_standings', 'test_standings.test_id', 'tests.id')
    .select(['takers', 'closes_at'])
    .where('tests.id', '=', testId)
    .executeTakeFirst()
  return { takers: row?.takers ?? 0, isOpen: !row?.closes_at || row.closes_at > now }
}

/** Whether a run for this test is queued and waits for a free worker. */
export const isRunWaiting = async (db: Db, job: string, keyBegin: string): Promise<boolean> => {
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'ready')
    .where('name', '=', job)
    .where('dedupe_key', 'like', `${keyBegin}%`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const testsWithUnmarked = (db: Db, before: string) =>
  db
    .selectFrom('attempts')
    .select('test_id')
    .distinct()
    .where('state', 'in', ['submitted', 'abandoned'])
    .where('closed_at', '<', before)
    .execute()
