import type { Db } from '@northlight/db/database'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inBranches } from '../../../kernel/paging.ts'
import { mostMatches } from '../../../kernel/trigrams.ts'
import { boughtAt, unmatched } from '../../../payments/office/queries.ts'

type Branches = readonly number[] | null

type PartFilters = {
  found?: RawBuilder<SqlBool> | undefined
  state?: 'overdue' | 'due' | 'open' | 'paid'
  today: string
  /** The last day that counts as due soon. */
  soon: string
  branches: Branches
}

/** Instalments of students who are in their course. */
export const parts = (db: Db, { found, state, today, soon, branches }: PartFilters) =>
  db
    .selectFrom('instalments')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'instalments.enrolment_id')
    .where('course_enrolments.payment_status', '=', 'PAID')
    .$if(state !== undefined, (query) => query.where('instalments.state', '=', state === 'paid' ? 'paid' : 'open'))
    .$if(state === 'overdue', (query) => query.where('instalments.due_on', '<', today))
    .$if(state === 'due', (query) =>
      query.where('instalments.due_on', '>=', today).where('instalments.due_on', '<=', soon),
    )
    .$if(branches !== null, (query) => query.where(inBranches('course_enrolments.branch_id', branches ?? [])))
    .$if(found !== undefined, (query) => (found ? query.where(found) : query))

export const newestEnrolments = (db: Db, filters: PartFilters) =>
  parts(db, filters).select('course_enrolments.id').orderBy('course_enrolments.id', 'desc').limit(mostMatches)

export const inOrder = (query: ReturnType<typeof parts>, newest: boolean) =>
  query
    .selectAll('instalments')
    .select(['course_enrolments.name', 'course_enrolments.phone'])
    .select(['course_enrolments.course_name', 'course_enrolments.branch_name'])
    .orderBy('instalments.due_on', newest ? 'desc' : 'asc')
    .orderBy('instalments.id')

export const sumOfParts = async (db: Db, filters: PartFilters) => {
  const row = await parts(db, filters)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('instalments.amount_paise').as('amount_paise'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), amount_paise: Number(row.amount_paise ?? 0) }
}

/** Money that came since a moment, each with the day it came on in India and what of it went back. */
export const paidSince = (db: Db, since: string, branches: Branches) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .select(['payments.paid_at', 'payments.amount_paise', 'orders.refunded_paise', 'desk_payments.means'])
    .select('returned_cheques.cause as taken_back')
    .where('payments.paid_at', '>=', since)
    .$if(branches !== null, (query) => query.where(boughtAt(branches ?? [])))
    .execute()

/** Money of the desk that was given back by hand since a moment. */
export const paidOutSince = (db: Db, since: string, branches: Branches) =>
  db
    .selectFrom('desk_refunds')
    .innerJoin('refunds', 'refunds.id', 'desk_refunds.refund_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['desk_refunds.created_at', 'desk_refunds.means', 'refunds.amount_paise'])
    .where('desk_refunds.created_at', '>=', since)
    .$if(branches !== null, (query) => query.where(boughtAt(branches ?? [])))
    .execute()

export const openUnmatched = async (db: Db, branches: Branches) => {
  const row = await unmatched(db, { state: 'open', branches })
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number | null>`sum(amount_paise - refunded_paise)`.as('amount_paise'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), amount_paise: Number(row.amount_paise ?? 0) }
}

/**
 * Fees of the aptitude test that go back to families who withdrew in time, as far as they are not on their way. One that
 * was paid at the desk is not on its way before a colleague has paid it out.
 */
export const feesToReturn = async (db: Db, branches: Branches) => {
  const left = sql<number>`registrations.fee_paise - coalesce((select sum(refunds.amount_paise) from refunds
    inner join payments on payments.id = refunds.payment_id inner join orders on orders.id = payments.order_id
    where orders.kind = 'admission' and orders.subject_id = registrations.id and refunds.state != 'failed'
      and not (refunds.state = 'requested' and exists (
        select 1 from desk_payments where desk_payments.payment_id = payments.id))), 0)`
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .select(left.as('left_paise'))
    .where('registrations.attention', '=', 'refund-due')
    .$if(branches !== null, (query) => query.where(inBranches('sittings.branch_id', branches ?? [])))
    .execute()
  return rows
    .map(({ left_paise }) => ({ amount_paise: Number(left_paise) }))
    .filter(({ amount_paise }) => amount_paise > 0)
}

export const remindersOf = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('mails')
    .select(['subject', 'created_at as at', 'state'])
    .where('entity', '=', 'course_enrolments')
    .where('entity_id', '=', enrolmentId)
    .where('template', '=', 'instalment-due')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
