import type { Db } from '@northlight/db/database'
import { oneOf } from '@northlight/db/one-of'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { allSettledAt } from '../online-tests/queries.ts'

export type AttemptRow = Selectable<Tables['attempts']>
export type Device = Omit<Selectable<Tables['attempt_devices']>, 'attempt_id'>

/** Inside a transaction on PostgreSQL the row is held until it ends; SQLite has one writer anyway. */
const held = (ctx: Ctx) => ctx.services.database.engine === 'postgres'

export const attemptOfEnrolment = (ctx: Ctx, enrolmentId: number, options: { hold: boolean }) =>
  ctx.db
    .selectFrom('attempts')
    .selectAll()
    .where('enrolment_id', '=', enrolmentId)
    .$if(options.hold && held(ctx), (query) => query.forUpdate())
    .executeTakeFirst()

/** How this person's attempt was begun, where there is one; a screen goes on in the same way. */
export const deliveryOf = async (db: Db, enrolmentId: number) =>
  (await db.selectFrom('attempts').select('delivery').where('enrolment_id', '=', enrolmentId).executeTakeFirst())
    ?.delivery

export const attemptById = (ctx: Ctx, id: number, options: { hold: boolean }) =>
  ctx.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .$if(options.hold && held(ctx), (query) => query.forUpdate())
    .executeTakeFirst()

export const attemptsByIds = (db: Db, ids: number[]) =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where(oneOf(db, sql.ref('id'), 'bigint', ids))
    .execute()

export const attemptByUuid = (ctx: Ctx, testId: number, uuid: string, options: { hold: boolean }) =>
  ctx.db
    .selectFrom('attempts')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('test_id', '=', testId)
    .$if(options.hold && held(ctx), (query) => query.forUpdate())
    .executeTakeFirst()

/**
 * Where somebody sits: the branch their enrolment names (an admission test at a centre), else the branch of the last
 * course they have a place in.
 */
export const branchOfAttempt = () =>
  sql<number | null>`coalesce(test_enrolments.branch_id, (
    select course_enrolments.branch_id from course_enrolments
    where course_enrolments.user_id = test_enrolments.user_id and course_enrolments.payment_status = 'PAID'
    order by course_enrolments.id desc limit 1
  ))`

/** The attempt on this version of the paper that this person has begun, with what says when it may be read again. */
export const begunOnPaper = (
  db: Db,
  { slug, is_admission }: { slug: string; is_admission: boolean },
  userId: number,
  paperVersionId: number,
) =>
  db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(['attempts.state', 'attempts.closed_at', 'attempts.settles_at', 'tests.result_policy'])
    .select(['tests.review_policy', 'tests.results_released_at', 'tests.closes_at', 'tests.grace_minutes'])
    .select(['tests.challenge_days', allSettledAt])
    .where('attempts.user_id', '=', userId)
    .where('tests.slug', '=', slug)
    .where('tests.is_admission', '=', is_admission)
    .where('attempts.paper_version_id', '=', paperVersionId)
    .where('attempts.started_at', 'is not', null)
    // Anyone who applied again has sat an admission test before: the newest attempt is the one that runs.
    .orderBy('attempts.id', 'desc')
    .executeTakeFirst()

/**
 * Gives nothing for those whose enrolment has an attempt already. The lists of picked questions are large, so they are
 * not read back.
 */
export const insertAttempts = (db: Db, rows: Insertable<Tables['attempts']>[]) =>
  db
    .insertInto('attempts')
    .values(rows)
    .onConflict((conflict) => conflict.column('enrolment_id').doNothing())
    .returning(['id', 'revision', 'enrolment_id'])
    .execute()

/** Anyone who keeps a copy in memory sees by the revision that it is old. */
export const changeAttempt = (db: Db, id: number, change: Updateable<Tables['attempts']>) =>
  db
    .updateTable('attempts')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute()

export const stepsOf = (db: Db, attemptId: number) =>
  db
    .selectFrom('attempt_steps')
    .select(['device', 'number', 'action', 'given_at', 'received_at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('device')
    .orderBy('number')
    .execute()

/** Which numbers are stored, without what they say. */
export const stepNumbersOf = (db: Db, attemptIds: number[]) =>
  db
    .selectFrom('attempt_steps')
    .select(['attempt_id', 'device', 'number'])
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', attemptIds))
    .orderBy('attempt_id')
    .orderBy('device')
    .orderBy('number')
    .execute()

export const eventsOf = (db: Db, attemptId: number) =>
  db.selectFrom('attempt_events').selectAll().where('attempt_id', '=', attemptId).orderBy('received_at').execute()

export const grantsOf = (db: Db, attemptIds: number[]) =>
  db
    .selectFrom('attempt_grants')
    .innerJoin('extra_time_grants', 'extra_time_grants.id', 'attempt_grants.grant_id')
    .select(['attempt_id', 'grant_id', 'attempt_grants.at', 'extra_ms', 'reason', 'scope'])
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', attemptIds))
    .orderBy('grant_id')
    .execute()

/** Every decision on late steps in turn: the last word on a step stands. */
export const lateDecisionsOf = (db: Db, attemptIds: number[]) =>
  db
    .selectFrom('late_step_decisions')
    .select(['attempt_id', 'device', 'number', 'is_accepted'])
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', attemptIds))
    .orderBy('id')
    .execute()

export const devicesOf = (db: Db, attemptId: number) =>
  db.selectFrom('attempt_devices').selectAll().where('attempt_id', '=', attemptId).orderBy('device').execute()

export const lastSlipOf = (db: Db, attemptId: number) =>
  db
    .selectFrom('attempt_receipts')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('number', 'desc')
    .executeTakeFirst()

/** Attempts whose time has come to be looked at, the oldest first. */
export const attemptsToClose = (db: Db, now: string, { after, count }: { after: number; count: number }) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('check_at', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
