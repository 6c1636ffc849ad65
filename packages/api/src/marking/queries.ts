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

/** Closed and not marked yet. */
export const unmarkedOf = (db: Db, testId: number) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('test_id', '=', testId)
    .where('state', 'in', ['submitted', 'abandoned'])
    .orderBy('id')
    .execute()

export const testsWithUnmarked = (db: Db, before: string) =>
  db
    .selectFrom('attempts')
    .select('test_id')
    .distinct()
    .where('state', 'in', ['submitted', 'abandoned'])
    .where('closed_at', '<', before)
    .execute()
