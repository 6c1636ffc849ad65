import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { oneOf } from '@northlight/db/one-of'
import { readTogether } from '@northlight/db/read-together'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { type ListCall, pageOf, searched, slugKey, sorted } from '../../kernel/paging.ts'

export type Enrolment = Selectable<Tables['test_enrolments']>

/**
 * When the last attempt of a test is settled, as far as it is known: no step can count any more. A student with more
 * time than the others sits longer than the window of the test.
 */
export const allSettledAt = sql<Instant | null>`(
  select max(every_attempt.settles_at) from attempts as every_attempt where every_attempt.test_id = tests.id
)`.as('all_settled_at')

/** The whole time of the paper, or of its sections or questions together where those are timed; null: untimed. */
const paperTime = sql<number | null>`cast(case paper_versions.clock
  when 'paper' then paper_versions.duration_ms
  when 'section' then (
    select sum(timed.duration_ms) from paper_sections as timed where timed.paper_version_id = paper_versions.id
  )
  when 'question' then (
    select sum(paper_slots.duration_ms) from paper_slots
    inner join paper_sections as timed on timed.id = paper_slots.section_id
    where timed.paper_version_id = paper_versions.id
  )
end as bigint)`.as('paper_time_ms')

const paperColumns = [
  'paper_versions.delivery',
  'paper_versions.languages',
  'paper_versions.total_questions',
  'paper_versions.frozen_at',
  'paper_versions.clock',
  paperTime,
  allSettledAt,
] as const

/** A test with what its paper says of it. */
export const testsWithPaper = (db: Db) =>
  db
    .selectFrom('tests')
    .leftJoin('paper_versions', 'paper_versions.id', 'tests.paper_version_id')
    .selectAll('tests')
    .select(paperColumns)

/** `registration_id` is the application for which an admission test is sat; each application has its own enrolment. */
export type TestRow = Awaited<ReturnType<ReturnType<typeof testsWithPaper>['executeTakeFirstOrThrow']>> & {
  registration_id?: number
}

const openTests = readTogether(20, async (db, slugs: string[]) => {
  const rows = await testsWithPaper(db)
    .where(oneOf(db, sql.ref('tests.slug'), 'text', slugs))
    // A trial is listed nowhere; the colleague who sits it knows its address.
    .where(({ eb, or }) => or([eb('tests.is_active', '=', true), eb('tests.kind', '=', 'trial')]))
    .where('tests.is_admission', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.slug, row]))
})

/** An ordinary test that is shown; admission tests have a door of their own. A whole hall asks for it at once. */
export const openTest = (db: Db, slug: string) => openTests(db, slugKey(slug))

/** A test that this person has begun; taken off the page meanwhile, it can still be finished. */
export const begunTest = (db: Db, slug: string, userId: number) =>
  testsWithPaper(db)
    .innerJoin('attempts', 'attempts.test_id', 'tests.id')
    .where('tests.slug', '=', slugKey(slug))
    .where('tests.is_admission', '=', false)
    .where('attempts.user_id', '=', userId)
    .executeTakeFirst()

export const admissionTest = (db: Db, slug: string) =>
  testsWithPaper(db)
    .where('tests.slug', '=', slugKey(slug))
    .where('tests.is_active', '=', true)
    .where('tests.is_admission', '=', true)
    .executeTakeFirst()

/**
 * What a test says by now about its results. Held until the end of the transaction, as a release holds it: more time, or
 * a late answer, is decided either before the result is out or after it.
 */
export const heldPolicies = (ctx: Pick<Ctx, 'db' | 'services'>, testId: number) =>
  ctx.db
    .selectFrom('tests')
    .select(['is_admission', 'result_policy', 'review_policy', 'results_released_at', 'closes_at'])
    .select(['grace_minutes', 'challenge_days', allSettledAt])
    .where('id', '=', testId)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forNoKeyUpdate('tests'))
    .executeTakeFirstOrThrow()

/** For staff, who also work on tests that are not shown. */
export const anyTest = (db: Db, slug: string) =>
  testsWithPaper(db).where('tests.slug', '=', slugKey(slug)).executeTakeFirst()

type OneTest = { id: number; registration_id?: number | null }

export const enrolmentOf = (db: Db, { id, registration_id = null }: OneTest, userId: number) =>
  db
    .selectFrom('test_enrolments')
    .selectAll()
    .where('test_id', '=', id)
    .where('user_id', '=', userId)
    .where('registration_id', registration_id === null ? 'is' : '=', registration_id)
    .executeTakeFirst()

export const enrolmentById = (db: Db, id: number) =>
  db.selectFrom('test_enrolments').selectAll().where('id', '=', id).executeTakeFirst()

/** One row for one person and test, and for one application where it is an admission test, however many clicks there are. Gives nothing when it was there already. */
export const insertEnrolment = (db: Db, row: Insertable<Tables['test_enrolments']>) =>
  db
    .insertInto('test_enrolments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeEnrolment = (db: Db, id: number, change: Updateable<Tables['test_enrolments']>) =>
  db.updateTable('test_enrolments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

type TestList = ListCall['query'] & { filter: { search?: string; has_status?: Enrolment['test_status'] } }

const listed = (db: Db) =>
  testsWithPaper(db).where('tests.is_active', '=', true).where('tests.is_admission', '=', false)

const inOrder = <Q extends ReturnType<typeof listed>>(query: Q) =>
  query.orderBy('tests.position').orderBy('tests.id') as Q

/** The status is that of the person's own enrolment; without a person there is none. */
export const testPage = (db: Db, query: TestList, userId: number | null) => {
  const { search, has_status } = query.filter
  const columns = ['tests.name', 'tests.slug', 'tests.description_text']
  const filtered = db
    .selectFrom('tests')
    .leftJoin('paper_versions', 'paper_versions.id', 'tests.paper_version_id')
    .where('tests.is_active', '=', true)
    .where('tests.is_admission', '=', false)
    .$if(search !== undefined, (q) => q.where(searched(columns, search ?? '')))
    .$if(has_status !== undefined, (q) =>
      q.where('tests.id', 'in', (inner) =>
        inner
          .selectFrom('test_enrolments')
          .select('test_id')
          .where('user_id', '=', userId ?? 0)
          .where('is_enrolled', '=', true)
          .where('test_status', '=', has_status ?? 'Pending'),
      ),
    )
  return pageOf(filtered, query, (q) =>
    sorted(q.selectAll('tests').select(paperColumns), query.sort, 'tests', (s) =>
      s.orderBy('tests.position').orderBy('tests.id'),
    ),
  )
}

export const allTests = (db: Db) => inOrder(listed(db)).execute()

export const enrolmentsOf = (db: Db, userId: number, testIds: number[]) =>
  testIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('test_enrolments')
        .selectAll()
        .where('user_id', '=', userId)
        .where('test_id', 'in', testIds)
        .execute()

type EnrolledList = ListCall['query'] & { filter: { search?: string; all?: boolean } }

export const enrolledPage = (db: Db, userId: number, query: EnrolledList) => {
  const { search, all = false } = query.filter
  const columns = ['tests.name', 'test_enrolments.enrollment_type', 'test_enrolments.test_status']
  const filtered = db
    .selectFrom('test_enrolments')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .leftJoin('paper_versions', 'paper_versions.id', 'tests.paper_version_id')
    .where('test_enrolments.user_id', '=', userId)
    .$if(!all, (q) => q.where('test_enrolments.is_enrolled', '=', true))
    .$if(search !== undefined, (q) => q.where(searched(columns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    q
      .selectAll('test_enrolments')
      .select(['tests.name as test_name', 'tests.slug as test_slug', 'tests.is_admission'])
      .select(['tests.opens_at', 'tests.closes_at', 'tests.late_start', 'paper_versions.clock', paperTime])
      .orderBy('test_enrolments.created_at', 'desc')
      .orderBy('test_enrolments.id', 'desc'),
  )
}

/** What a start needs to know, in one question: enrolment, whether there is an attempt, compensatory time, age. */
export const standingOf = (db: Db, { id, registration_id = null }: OneTest, userId: number) =>
  db
    .selectFrom('test_enrolments')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .leftJoin('student_time', 'student_time.user_id', 'test_enrolments.user_id')
    .selectAll('test_enrolments')
    .select(['attempts.id as attempt_id', 'compensatory_per_hour', 'users.role', 'users.date_of_birth'])
    .where('test_enrolments.test_id', '=', id)
    .where('test_enrolments.user_id', '=', userId)
    .where('test_enrolments.registration_id', registration_id === null ? 'is' : '=', registration_id)
    .executeTakeFirst()

/** Minutes of compensatory time for each hour. */
export const compensatoryOf = async (db: Db, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('student_time')
    .select('compensatory_per_hour')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.compensatory_per_hour ?? 0
}

export const sectionTimes = async (db: Db, paperVersionId: number): Promise<{ durationMs: number }[]> => {
  const rows = await db
    .selectFrom('paper_sections')
    .select('duration_ms')
    .where('paper_version_id', '=', paperVersionId)
    .orderBy('position')
    .execute()
  return rows.map(({ duration_ms }) => ({ durationMs: duration_ms ?? 0 }))
}

/** From now on those who sat it see their results. */
export const noteReleased = (db: Db, id: number, now: Instant) =>
  db.updateTable('tests').set({ results_released_at: now, updated_at: now }).where('id', '=', id).execute()
