import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import type { TestPersonView } from '@northlight/contract/exams/office'
import { type SqlBool, sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { type ListCall, listReply, pageOf, searched } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import * as queries from '../online-tests/queries.ts'
import { realTest } from './test-rows.ts'

const adultBornBy = (ctx: Ctx): string => {
  const [year = '', ...rest] = indianDay(ctx.now()).split('-')
  return [String(Number(year) - 18), ...rest].join('-')
}

/** Under 18 or of unknown age, and no parent has agreed: what `missingFor` says of one person, for a whole list. */
export const lacksConsent = (ctx: Ctx) => sql<SqlBool>`(
  (users.date_of_birth is null or users.date_of_birth > ${adultBornBy(ctx)})
  and not exists (
    select 1 from consents where consents.user_id = users.id and consents.purpose = 'child-account'
    and consents.withdrawn_at is null
  )
)`

type Call = ListCall & { query: { filter: Partial<Record<'search' | 'show', string>> } }

export const enrolledIn = (ctx: Ctx, testId: number) =>
  ctx.db
    .selectFrom('test_enrolments')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .leftJoin('branches', 'branches.id', 'test_enrolments.branch_id')
    .leftJoin('student_time', 'student_time.user_id', 'users.id')
    .where('test_enrolments.test_id', '=', testId)
    .where('test_enrolments.is_enrolled', '=', true)

export const listPeople = async (ctx: Ctx, slug: string, call: Call) => {
  allow(ctx, 'tests.write')
  const test = await realTest(ctx, slug)
  const { search } = call.query.filter
  const show = chosenFilter('show', ['consent', 'time'], call.query.filter.show)
  const filtered = enrolledIn(ctx, test.id)
    .$if(search !== undefined, (query) => query.where(searched(['users.name'], search ?? '')))
    .$if(show === 'consent', (query) => query.where(lacksConsent(ctx)))
    .$if(show === 'time', (query) => query.where('student_time.compensatory_per_hour', '>', 0))
  const found = await pageOf(filtered, call.query, (query) =>
    query
      .select([
        'test_enrolments.id',
        'test_enrolments.user_id',
        'users.name',
        'branches.name as branch',
        'test_status',
        'compensatory_per_hour',
      ])
      .select([
        lacksConsent(ctx).as('lacks_consent'),
        sql<number>`coalesce((select sum(g.extra_ms) from attempt_grants ag join extra_time_grants g on g.id = ag.grant_id join attempts a on a.id = ag.attempt_id where a.enrolment_id = test_enrolments.id), 0)`.as(
          'extra_ms',
        ),
      ])
      .orderBy('users.name')
      .orderBy('test_enrolments.id'),
  )
  return listReply(
    ctx,
    call,
    found,
    ({ compensatory_per_hour, lacks_consent, extra_ms, ...row }): TestPersonView => ({
      ...row,
      lacks_consent: Boolean(lacks_consent),
      compensatory_per_hour: compensatory_per_hour ?? 0,
      extra_ms: Number(extra_ms),
    }),
  )
}

const enrol = async (ctx: Ctx, slug: string, user: { id: number }, isWrong: (sentence: string) => never) => {
  const test = await realTest(ctx, slug)
  if (test.is_admission) isWrong('An admission test is enrolled for with the application.')
  const known = await queries.enrolmentOf(ctx.db, test, user.id)
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  if (!known)
    await queries.insertEnrolment(ctx.db, {
      uuid: randomUUID(),
      test_id: test.id,
      user_id: user.id,
      is_enrolled: true,
      enrollment_type: 'Free',
      test_status: 'Pending',
      reason: null,
      amount_paise: null,
      branch_id: null,
      registration_id: null,
      ...stamps,
    })
  else if (!known.is_enrolled)
    await queries.changeEnrolment(ctx.db, known.id, { is_enrolled: true, updated_at: ctx.now() })
  await audit(ctx, {
    action: 'exams.enrol-by-staff',
    entity: 'test',
    id: test.id,
    details: { user: user.id, is_known: known !== undefined },
  })
  return { isKnown: known?.is_enrolled === true }
}

/** By the address of the account. A test that costs something is given away by this, so it is written down. */
export const enrolPerson = (ctx: Ctx, slug: string, email: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'tests.write')
    await realTest(ctx, slug)
    const user = await ctx.db
      .selectFrom('users')
      .select(['id', 'role', 'name'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    const isWrong = (sentence: string) => invalid({ email: [sentence] })
    if (user?.role !== 'student') return isWrong('No student has an account with this address.')
    return { name: user.name, ...(await enrol(ctx, slug, user, isWrong)) }
  })

/** An account that is known to be a student's, as one of a list. Inside the caller's transaction. */
export const enrolAccount = (ctx: Ctx, slug: string, id: number) => {
  allow(ctx, 'tests.write')
  return enrol(ctx, slug, { id }, (sentence) => invalid({ test: [sentence] }))
}
