import type { Db } from '@northlight/db/database'
import type { PaymentStatus, PurchaseKind } from '@northlight/db/tables/payments'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inBranches, searched } from '../../kernel/paging.ts'
import { type Most, mostMatches } from '../../kernel/trigrams.ts'

type OrderFilters = {
  found?: RawBuilder<SqlBool> | undefined
  status?: PaymentStatus
  kind?: PurchaseKind
  /** From when until when it was paid. */
  paid?: readonly [from: string, until: string]
  /** What can be paid at the desk as it is. */
  isOwed?: boolean
  /** Null: all. */
  branches: readonly number[] | null
}

/** Still wanted after it was taken back: not a course in which the student is, nor an application that was given up. */
const isStillWanted = sql<SqlBool>`case orders.kind
  when 'course' then exists (select 1 from course_enrolments where course_enrolments.id = orders.subject_id
    and course_enrolments.payment_status in ('PENDING', 'CANCELLED'))
  when 'admission' then exists (select 1 from registrations where registrations.id = orders.subject_id
    and registrations.payment_status = 'PENDING' and registrations.state <> 'withdrawn')
  else true end`

/**
 * Begun and not paid; or paid at the desk and taken back, where nothing was paid or begun for the same thing since.
 * Later instalments, and a fee of a course that is due again, are paid under their plan, in their order.
 */
const isOwedAtDesk = sql<SqlBool>`(
  (orders.status = 'PENDING' and (orders.kind <> 'course' or orders.part <= 1))
  or (orders.status = 'CANCELLED' and orders.paid_at is not null and ${isStillWanted} and not exists (
    select 1 from orders as later where later.kind = orders.kind and later.subject_id = orders.subject_id
      and later.part = orders.part and later.id > orders.id
      and (later.status <> 'CANCELLED' or later.paid_at is not null))))`

export const orders = (db: Db, { found, status, kind, paid, isOwed, branches }: OrderFilters) =>
  db
    .selectFrom('orders')
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'PAID'))
    .$if(isOwed === true, (query) => query.where(isOwedAtDesk))
    .$if(kind !== undefined, (query) => query.where('orders.kind', '=', kind ?? 'course'))
    .$if(paid !== undefined, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.paid_at', '>=', paid?.[0] ?? '')
            .where('payments.paid_at', '<', paid?.[1] ?? ''),
        ),
      ),
    )
    .$if(found !== undefined, (query) => (found ? query.where(found) : query))
    .$if(branches !== null, (query) => query.where(boughtAt(branches ?? [])))

export const newestIds = (db: Db, filters: OrderFilters, most: Most = mostMatches) => {
  const newest = orders(db, filters).select('orders.id').orderBy('orders.id', 'desc')
  return most === 'all' ? newest : newest.limit(most)
}

/** What is bought lies in one of the branches, or in none. */
export const boughtAt = (branches: readonly number[]) => {
  const here = (column: string) => inBranches(column, branches)
  return sql<SqlBool>`case orders.kind
    when 'course' then exists (select 1 from course_enrolments where course_enrolments.id = orders.subject_id and ${here('course_enrolments.branch_id')})
    when 'test' then exists (select 1 from test_enrolments where test_enrolments.id = orders.subject_id and ${here('test_enrolments.branch_id')})
    else exists (select 1 from registrations inner join sittings on sittings.id = registrations.sitting_id
      where registrations.id = orders.subject_id and ${here('sittings.branch_id')}) end`
}

export const withPayment = (query: ReturnType<typeof orders>) =>
  query
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['payments.id as payment_id', 'payments.gateway_payment_id', 'payments.method'])

/** The ids, the last paid or begun first: an instalment written down in June and paid today stands on top. */
export const newestFirst = (query: ReturnType<typeof orders>) =>
  query
    .select('orders.id')
    .orderBy(sql`coalesce(orders.paid_at, orders.created_at)`, 'desc')
    .orderBy('orders.id', 'desc')

/** One page of them, in their order. Only what is shown is read whole, however far back the page lies. */
export const ordersOf = async (db: Db, ids: number[]) => {
  if (ids.length === 0) return []
  const rows = await withPayment(orders(db, { branches: null }))
    .where('orders.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const orderWithPayment = (db: Db, id: number, branches: readonly number[] | null) =>
  withPayment(orders(db, { branches })).select('payments.heard_by').where('orders.id', '=', id).executeTakeFirst()

/** Whether a fee is paid in instalments, the whole of it after a returned cheque as one. */
export const hasPlan = async (db: Db, { kind, subject_id }: { kind: PurchaseKind; subject_id: number }) =>
  kind === 'course' &&
  (await db.selectFrom('instalments').select('id').where('enrolment_id', '=', subject_id).executeTakeFirst()) !==
    undefined

/** What the gateway reported of these numbers: payments and refunds. */
export const deliveriesAbout = async (db: Db, subjects: string[]) =>
  subjects.length === 0
    ? []
    : db
        .selectFrom('webhook_deliveries')
        .select(['event', 'outcome', 'received_at as at'])
        .where('subject', 'in', subjects)
        .orderBy('id')
        .execute()

/** Orders that ask for this amount and were opened in the days before the money came. */
export const ordersLike = (
  db: Db,
  {
    amount_paise,
    from,
    until,
    branches,
  }: { amount_paise: number; from: string; until: string; branches: readonly number[] | null },
) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('amount_paise', '=', amount_paise)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .where('status', 'in', ['PENDING', 'CANCELLED'])
    .$if(branches !== null, (query) => query.where(boughtAt(branches ?? [])))
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()

/** Money that names an order of one of the branches, or none: then nobody knows whose it is, and all look. */
export const cameFor = (branches: readonly number[]) =>
  sql<SqlBool>`(unmatched_payments.order_id is null or exists (
    select 1 from orders where orders.id = unmatched_payments.order_id and ${boughtAt(branches)}))`

type UnmatchedFilters = {
  state?: 'open' | 'refunded' | 'settled'
  search?: string
  /** Null: all. */
  branches: readonly number[] | null
}

export const unmatched = (db: Db, { state, search, branches }: UnmatchedFilters) =>
  db
    .selectFrom('unmatched_payments')
    .$if(branches !== null, (query) => query.where(cameFor(branches ?? [])))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(search !== undefined, (query) =>
      query.where(searched(['gateway_payment_id', 'gateway_order_id', 'reason', 'note'], search ?? '')),
    )

export const newestUnmatched = (query: ReturnType<typeof unmatched>) => query.selectAll().orderBy('id', 'desc')
