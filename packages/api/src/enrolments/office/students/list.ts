import { indianDay } from '@northlight/contract/dates'
import type { StudentRow, StudentView } from '@northlight/contract/office/students'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { type ListCall, listReply, pageOf } from '../../../kernel/paging.ts'
import { allow } from '../../../kernel/policy.ts'
import { mayDo } from '../../../records/may-do.ts'
import { partsOf } from '../../instalment-queries.ts'
import { paidOrders } from '../../queries.ts'
import * as queries from './queries.ts'

type Fact = Awaited<ReturnType<ReturnType<typeof queries.withFacts>['execute']>>[number]
type Results = Awaited<ReturnType<typeof queries.resultsOf>>

const lastTest = (results: Results, attempt: number | null): StudentRow['last_test'] => {
  const found = attempt === null ? undefined : results.get(attempt)
  return found
    ? { title: found.name, percent: found.percent / 100, on: indianDay(found.ended_at ?? found.created_at) }
    : null
}

type Sees = { money: boolean; family: boolean }

const sees = (ctx: Ctx): Sees => ({ money: mayDo(ctx, 'payments.read'), family: mayDo(ctx, 'families.read') })

const rowOf = (row: Fact, results: Results, { money, family }: Sees): StudentRow => ({
  id: row.id,
  name: row.name,
  course: row.course_name,
  branch: row.branch_name,
  batch: row.batch,
  parent: family ? row.parent : null,
  phone_end: family ? (row.parent_phone ?? row.phone).slice(-4) : null,
  consent: row.consent,
  owed_paise: money ? Number(row.owed_paise) : null,
  last_test: lastTest(results, row.last_attempt),
  state: row.state,
})

type Call = ListCall & { query: { filter: queries.StudentFilter } }

export const listStudents = async (ctx: Ctx, call: Call) => {
  const grade = allow(ctx, 'students.read')
  const filtered = queries.students(ctx, grade, call.query.filter)
  const found = await pageOf(filtered, call.query, (query) => queries.withFacts(ctx, queries.byName(query)))
  const results = await queries.resultsOf(
    ctx,
    found.rows.map(({ last_attempt }) => last_attempt),
  )
  const seen = sees(ctx)
  return listReply(ctx, call, found, (row) => rowOf(row, results, seen))
}

export const studentChoices = async (ctx: Ctx) => {
  const grade = allow(ctx, 'students.read')
  const [choices, tests] = await Promise.all([
    queries.choices(ctx, grade),
    mayDo(ctx, 'tests.write') ? queries.openTests(ctx) : [],
  ])
  return { ...choices, tests }
}

const placesOf = (ctx: Ctx, grade: ReturnType<typeof allow>, show?: 'left') =>
  queries.withFacts(ctx, queries.students(ctx, grade, show ? { show } : {}))

/** One student in one course, who may have left it. */
export const readStudent = async (ctx: Ctx, id: number): Promise<StudentView> => {
  const grade = allow(ctx, 'students.read')
  const find = (show?: 'left') => placesOf(ctx, grade, show).where('course_enrolments.id', '=', id).executeTakeFirst()
  const row = (await find()) ?? (await find('left')) ?? fail('not_found')
  const seen = sees(ctx)
  const user = row.account
  const [tests, coming, consents, family, parts, paid, others] = await Promise.all([
    user === null ? [] : queries.testsOf(ctx, user),
    user === null ? [] : queries.comingOf(ctx, user),
    user === null ? [] : queries.consentsOf(ctx, user),
    user === null || !seen.family ? null : queries.familyOf(ctx, user),
    seen.money ? partsOf(ctx.db, [id]) : [],
    seen.money ? paidOrders(ctx.db, id) : [],
    user === null
      ? []
      : placesOf(ctx, grade)
          .where('course_enrolments.user_id', '=', user)
          .where('course_enrolments.id', '!=', id)
          .execute(),
  ])
  const results = await queries.resultsOf(ctx, [row.last_attempt, ...tests.map(({ attempt_id }) => attempt_id)])
  const today = indianDay(ctx.now())
  return {
    ...rowOf(row, results, seen),
    email: seen.family ? row.email : null,
    phone: seen.family ? row.phone : null,
    has_account: user !== null,
    parent_phone: seen.family ? row.parent_phone : null,
    parent_email: seen.family ? row.parent_email : null,
    date_of_birth: seen.family ? row.date_of_birth : null,
    since: row.created_at,
    family_id: family,
    application:
      row.registration_id !== null && row.registration_number !== null && mayDo(ctx, 'applications.read')
        ? { id: row.registration_id, number: row.registration_number }
        : null,
    paid_paise: seen.money
      ? paid.reduce((sum, { amount_paise, refunded_paise }) => sum + amount_paise - refunded_paise, 0)
      : null,
    instalments: parts.map(({ number, amount_paise, due_on, state }) => ({
      ...{ number, amount_paise, due_on },
      state: state === 'open' && due_on < today ? ('overdue' as const) : state,
    })),
    tests: [...results.values()]
      .filter(({ attempt_id }) => tests.some((one) => one.attempt_id === attempt_id))
      .toSorted((a, b) => (b.ended_at ?? '').localeCompare(a.ended_at ?? ''))
      .map(({ name, slug, percent, rank, takers, ended_at, created_at }) => ({
        ...{ title: name, slug, percent: percent / 100, rank, takers },
        on: indianDay(ended_at ?? created_at),
      })),
    coming,
    consents: consents.map(({ purpose, by_name, agreed_at, withdrawn_at }) => ({
      purpose,
      by: seen.family ? by_name : null,
      on: indianDay(agreed_at),
      withdrawn_on: withdrawn_at && indianDay(withdrawn_at),
    })),
    others: others.map(({ id, course_name, branch_name, state }) => ({
      id,
      course: course_name,
      branch: branch_name,
      state,
    })),
  }
}
