import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../../kernel/context.ts'
import { inBranches } from '../../../kernel/paging.ts'
import { mostMatches } from '../../../kernel/trigrams.ts'

export type RefundCase = Selectable<Tables['refund_cases']>

/** Money of a case that is neither on its way nor back: more than nothing when the bank has refused. */
const missing = sql<number>`coalesce(refund_cases.sum_paise, 0) - coalesce((select sum(refunds.amount_paise)
  from refunds where refunds.case_id = refund_cases.id and refunds.state != 'failed'), 0)`
const onItsWay = sql<SqlBool>`exists (select 1 from refunds where refunds.case_id = refund_cases.id
  and refunds.state in ('requested', 'pending'))`
const isDone = sql<SqlBool>`(refund_cases.state = 'sent' and ${missing} <= 0 and not ${onItsWay})`

type Filters = {
  found?: RawBuilder<SqlBool> | undefined
  state?: 'open' | 'done' | 'called-off'
  branches: readonly number[] | null
}

const where = {
  open: sql<SqlBool>`(refund_cases.state != 'called-off' and not ${isDone})`,
  done: isDone,
  'called-off': sql<SqlBool>`refund_cases.state = 'called-off'`,
}

export const cases = (db: Db, { found, state, branches }: Filters) =>
  db
    .selectFrom('refund_cases')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'refund_cases.enrolment_id')
    .$if(state !== undefined, (query) => query.where(where[state ?? 'open']))
    .$if(branches !== null, (query) => query.where(inBranches('course_enrolments.branch_id', branches ?? [])))
    .$if(found !== undefined, (query) => (found ? query.where(found) : query))

export const newestEnrolments = (db: Db, filters: Filters) =>
  cases(db, filters).select('course_enrolments.id').orderBy('course_enrolments.id', 'desc').limit(mostMatches)

/** The money that is due first, first; of what is over the newest. */
export const withEnrolment = (query: ReturnType<typeof cases>, isOver = false) =>
  query
    .selectAll('refund_cases')
    .select([
      ...(['course_enrolments.name', 'course_enrolments.email', 'course_enrolments.phone'] as const),
      ...(['course_enrolments.course_name', 'course_enrolments.branch_name', 'course_enrolments.branch_id'] as const),
      'course_enrolments.discounted_amount_paise',
    ])
    .select([missing.as('missing_paise'), onItsWay.as('is_on_its_way')])
    .orderBy('refund_cases.money_due_on', isOver ? 'desc' : 'asc')
    .orderBy('refund_cases.id', isOver ? 'desc' : 'asc')

export const caseById = (db: Db, id: number) =>
  withEnrolment(cases(db, { branches: null }))
    .where('refund_cases.id', '=', id)
    .executeTakeFirst()

export type CaseRow = NonNullable<Awaited<ReturnType<typeof caseById>>>

/** Proposals that wait for a signature, the one whose money is due first, first. */
export const casesToSign = (db: Db, most: number) =>
  db
    .selectFrom('refund_cases')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'refund_cases.enrolment_id')
    .selectAll('refund_cases')
    .select('course_enrolments.name')
    .where('refund_cases.state', 'in', ['proposed', 'signed'])
    .orderBy('refund_cases.money_due_on')
    .orderBy('refund_cases.id')
    .limit(most)
    .execute()

export const liveCaseOf = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('refund_cases')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .where('state', '!=', 'called-off')
    .executeTakeFirst()

/** Held until the transaction ends: two signatures follow each other. */
export const lockCase = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('refund_cases')
    .selectAll()
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const insertCase = (db: Db, row: Insertable<Tables['refund_cases']>) =>
  db.insertInto('refund_cases').values(row).returning('id').executeTakeFirstOrThrow()

export const changeCase = (ctx: Ctx, { id, version }: RefundCase, change: Updateable<Tables['refund_cases']>) =>
  ctx.db
    .updateTable('refund_cases')
    .set({ ...change, version: version + 1, updated_at: ctx.now() })
    .where('id', '=', id)
    .execute()

export const refundsOfCase = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .leftJoin('desk_payments', 'desk_payments.payment_id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount_paise', 'refunds.state', 'refunds.failure', 'refunds.updated_at'])
    .select('desk_payments.id as desk_payment_id')
    .where('refunds.case_id', '=', id)
    .orderBy('refunds.id')
    .execute()

/** What was paid for an enrolment, newest first, and what of it is not on its way back. */
export const paymentsLeft = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .select(
      sql<number>`payments.amount_paise - coalesce((select sum(refunds.amount_paise) from refunds
        where refunds.payment_id = payments.id and refunds.state != 'failed'), 0)`.as('left_paise'),
    )
    .where('orders.kind', '=', 'course')
    .where('orders.subject_id', '=', enrolmentId)
    .orderBy('payments.id', 'desc')
    .execute()

/** Of what was paid for an enrolment and counts: whether each came at the desk, where no account can get it back. */
export const cameAtDesk = async (db: Db, enrolmentId: number): Promise<boolean[]> =>
  (
    await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
      .select('desk_payments.id as desk_payment_id')
      .where('orders.kind', '=', 'course')
      .where('orders.subject_id', '=', enrolmentId)
      .where('orders.status', '!=', 'CANCELLED')
      .execute()
  ).map(({ desk_payment_id }) => desk_payment_id !== null)

export const namesOf = async (db: Db, ids: (number | null)[]): Promise<Map<number, string>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
