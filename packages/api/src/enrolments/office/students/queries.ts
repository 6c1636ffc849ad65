import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import {
  type StudentState,
  type studentConsents,
  type studentFilters,
  studentShows,
} from '@northlight/contract/office/students'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { fold } from '@northlight/db/search'
import { type SqlBool, sql } from 'kysely'
import { hasNoParentConsent } from '../../../families/queries.ts'
import type { Ctx } from '../../../kernel/context.ts'
import { inBranches } from '../../../kernel/paging.ts'
import { type allow, branchesOf } from '../../../kernel/policy.ts'
import { chosenFilter } from '../../../kernel/query.ts'
import { mostMatches, mostWith } from '../../../kernel/trigrams.ts'
import { enrolmentFound } from '../../enrolment-found.ts'

export type StudentFilter = Partial<Record<(typeof studentFilters)[number], string | undefined>>
type Grade = ReturnType<typeof allow>

/** A fee that is due within so many days is owed; a student who sat no test for so long is looked after. */
const [dueSoon, testless] = [14, days(30)]

const adultBornBy = (today: string) => `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`

const isAdult = (ctx: Ctx) => sql<SqlBool>`users.date_of_birth <= ${adultBornBy(indianDay(ctx.now()))}`

const isFeeLate = (ctx: Ctx) => sql<SqlBool>`exists (select 1 from instalments
  where instalments.enrolment_id = course_enrolments.id and instalments.state = 'open'
  and instalments.due_on < ${indianDay(ctx.now())})`

const whole = (typed: string | undefined) => (typed !== undefined && /^\d{1,9}$/.test(typed) ? Number(typed) : -1)

/** Everybody with a place in a course, in one's own branches; those who left only where they are asked for. */
const inCourse = (ctx: Ctx, grade: Grade) => {
  const branches = branchesOf(ctx, grade)
  return (
    ctx.db
      .selectFrom('course_enrolments')
      // A place that a parent's own account holds is no account of the student.
      .leftJoin('users', (join) =>
        join.onRef('users.id', '=', 'course_enrolments.user_id').on('users.role', '=', 'student'),
      )
      .where('course_enrolments.payment_status', 'in', ['PAID', 'REFUND'])
      .$if(branches !== null, (query) => query.where(inBranches('course_enrolments.branch_id', branches ?? [])))
  )
}

const here = (query: ReturnType<typeof inCourse>) =>
  query.where('course_enrolments.payment_status', '=', 'PAID').where('course_enrolments.left_at', 'is', null)

/** The students that a list shows. */
export const students = (ctx: Ctx, grade: Grade, { search, branch, course, batch, ...filter }: StudentFilter) => {
  const show = chosenFilter('show', studentShows, filter.show)
  const since = later(ctx.now(), -testless)
  const narrowed = (query: ReturnType<typeof inCourse>) =>
    (show === 'left' ? query.where('course_enrolments.left_at', 'is not', null) : here(query))
      .$if(branch !== undefined, (query) => query.where('course_enrolments.branch_id', '=', whole(branch)))
      .$if(course !== undefined, (query) => query.where('course_enrolments.course_id', '=', whole(course)))
      .$if(batch !== undefined, (query) => query.where('course_enrolments.batch', '=', batch ?? ''))
      .$if(show === 'leaving', (query) => query.where('course_enrolments.leave_asked_at', 'is not', null))
      .$if(show === 'fee-late', (query) => query.where(isFeeLate(ctx)))
      .$if(show === 'no-consent', (query) =>
        query
          .where('users.id', 'is not', null)
          .where((where) => where.or([where('users.date_of_birth', 'is', null), where.not(isAdult(ctx))]))
          .where(hasNoParentConsent),
      )
      .$if(show === 'no-test', (query) =>
        query.where(sql<SqlBool>`not exists (select 1 from attempts
          where attempts.user_id = course_enrolments.user_id and attempts.started_at >= ${since})`),
      )
  const all = narrowed(inCourse(ctx, grade))
  if (search === undefined) return all
  const among = narrowed(inCourse(ctx, grade))
    .select('course_enrolments.id')
    .orderBy('course_enrolments.id', 'desc')
    .limit(mostMatches)
  return all.where(enrolmentFound(ctx, search, { most: mostWith(show, branch, course, batch), among }))
}

type Students = ReturnType<typeof students>

/** Names stand as people read a register. */
export const byName = (query: Students) => query.orderBy(fold('course_enrolments.name')).orderBy('course_enrolments.id')

const consent = (ctx: Ctx) => sql<(typeof studentConsents)[number]>`case when users.id is null then 'none'
  when ${isAdult(ctx)} then 'of-age' when not (${hasNoParentConsent}) then 'given'
  when exists (select 1 from consent_requests where consent_requests.user_id = users.id
    and consent_requests.answered_at is null and consent_requests.expires_at > ${ctx.now()}) then 'asked'
  else 'missing' end`

const state = (ctx: Ctx) => sql<StudentState>`case when course_enrolments.left_at is not null then 'left'
  when course_enrolments.leave_asked_at is not null then 'leaving' when ${isFeeLate(ctx)} then 'fee-late'
  else 'in-class' end`

const owed = (ctx: Ctx) => sql<number>`coalesce((select sum(instalments.amount_paise) from instalments
  where instalments.enrolment_id = course_enrolments.id and instalments.state = 'open'
  and instalments.due_on <= ${dayAfter(indianDay(ctx.now()), dueSoon)}), 0)`

const lastAttempt = sql<number | null>`(select test_results.attempt_id from test_results
  inner join attempts on attempts.id = test_results.attempt_id inner join tests on tests.id = test_results.test_id
  where test_results.user_id = course_enrolments.user_id and attempts.state = 'graded' and tests.trial_of is null
  order by attempts.ended_at desc, attempts.id desc limit 1)`

/** With the parent as the account names one, else as the application does. */
export const withFacts = (ctx: Ctx, query: Students) =>
  query
    .leftJoin('parents', 'parents.user_id', 'course_enrolments.user_id')
    .leftJoin('registrations', 'registrations.id', 'course_enrolments.registration_id')
    .selectAll('course_enrolments')
    .select(({ fn, ref }) => [
      fn.coalesce(ref('parents.name'), ref('registrations.father_name'), ref('registrations.mother_name')).as('parent'),
      fn
        .coalesce(ref('parents.phone'), ref('registrations.father_phone'), ref('registrations.mother_phone'))
        .as('parent_phone'),
    ])
    .select([
      'parents.email as parent_email',
      'registrations.number as registration_number',
      'users.date_of_birth',
      'users.id as account',
    ])
    .select([
      consent(ctx).as('consent'),
      state(ctx).as('state'),
      owed(ctx).as('owed_paise'),
      lastAttempt.as('last_attempt'),
    ])

/** What these attempts earned, by their ids. */
export const resultsOf = async ({ db }: Ctx, attempts: (number | null)[]) => {
  const ids = attempts.filter((id) => id !== null)
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('tests', 'tests.id', 'test_results.test_id')
    .select(['test_results.attempt_id', 'test_results.percent', 'test_results.rank', 'test_results.takers'])
    .select(['tests.name', 'tests.slug', 'attempts.ended_at', 'attempts.created_at'])
    .where('test_results.attempt_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.attempt_id, row]))
}

export const testsOf = ({ db }: Ctx, user: number) =>
  db
    .selectFrom('test_results')
    .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
    .innerJoin('tests', 'tests.id', 'test_results.test_id')
    .select('test_results.attempt_id')
    .where('test_results.user_id', '=', user)
    .where('attempts.state', '=', 'graded')
    .where('tests.trial_of', 'is', null)
    .orderBy('attempts.ended_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(24)
    .execute()

/** Tests that a student is enrolled for and has not begun. */
export const comingOf = ({ db }: Ctx, user: number) =>
  db
    .selectFrom('test_enrolments')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .select(['tests.slug', 'tests.name as title', 'tests.opens_at'])
    .where('test_enrolments.user_id', '=', user)
    .where('test_enrolments.is_enrolled', '=', true)
    .where('test_enrolments.test_status', '=', 'Pending')
    .where('tests.trial_of', 'is', null)
    .orderBy('tests.opens_at')
    .limit(12)
    .execute()

export const consentsOf = ({ db }: Ctx, user: number) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'by_name', 'agreed_at', 'withdrawn_at'])
    .where('user_id', '=', user)
    .orderBy('agreed_at', 'desc')
    .limit(24)
    .execute()

export const familyOf = async ({ db }: Ctx, user: number) =>
  (
    await db
      .selectFrom('family_accounts')
      .select('family_id')
      .where('user_id', '=', user)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.family_id ?? null

/** What the list can be narrowed by: only what some student of one's branches is in. */
export const choices = async (ctx: Ctx, grade: Grade) => {
  const all = here(inCourse(ctx, grade))
  const [branches, courses, batches] = await Promise.all([
    all
      .innerJoin('branches', 'branches.id', 'course_enrolments.branch_id')
      .select(['branches.id', 'branches.name'])
      .distinct()
      .orderBy('branches.name')
      .execute(),
    all
      .innerJoin('courses', 'courses.id', 'course_enrolments.course_id')
      .select(['courses.id', 'courses.name'])
      .distinct()
      .orderBy('courses.name')
      .execute(),
    all
      .select(({ fn }) => ['course_enrolments.batch as name', fn.countAll<number>().as('students')])
      .where('course_enrolments.batch', 'is not', null)
      .groupBy('course_enrolments.batch')
      .orderBy('course_enrolments.batch')
      .limit(500)
      .execute(),
  ])
  return {
    branches,
    courses,
    batches: batches.map(({ name, students }) => ({ name: name ?? '', students: Number(students) })),
  }
}

/** Tests that can still be sat, and that students are not enrolled for by an application. */
export const openTests = ({ db, now }: Ctx) =>
  db
    .selectFrom('tests')
    .select(['slug', 'name as title'])
    .where('kind', '=', 'test')
    .where('is_admission', '=', false)
    .where('paper_version_id', 'is not', null)
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now())]))
    .orderBy('opens_at')
    .orderBy('name')
    .limit(200)
    .execute()
