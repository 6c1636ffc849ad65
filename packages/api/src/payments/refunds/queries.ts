import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { PurchaseKind } from '@northlight/db/tables/payments'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { lockOrdersOf, paymentByGatewayId, unmatchedByGatewayId } from '../queries.ts'

/** What a refund is of. */
export type Money = { payment_id: number } | { unmatched_id: number }

const columnOf = (money: Money) =>
  'payment_id' in money
    ? ({ table: 'payments', column: 'payment_id', id: money.payment_id } as const)
    : ({ table: 'unmatched_payments', column: 'unmatched_id', id: money.unmatched_id } as const)

/** Two refunds of one payment are looked at one after the other. */
export const lockMoney = (ctx: Ctx, money: Money) => {
  const { table, id } = columnOf(money)
  return ctx.db
    .selectFrom(table as 'payments')
    .select(['id', 'amount_paise'])
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** A calculation that is not carried out yet, or of which the bank has refused a part. */
const isOpenCase = sql<SqlBool>`(refund_cases.state in ('asked', 'proposed', 'signed')
  or (refund_cases.state = 'sent' and refund_cases.sum_paise > coalesce((select sum(refunds.amount_paise) from refunds
    where refunds.case_id = refund_cases.id and refunds.state != 'failed'), 0)))`

/** Paid for a course that the student leaves, with money of the calculation still to be sent. */
export const isInOpenCase = async (db: Db, money: Money): Promise<boolean> =>
  'payment_id' in money &&
  (await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('refund_cases', 'refund_cases.enrolment_id', 'orders.subject_id')
    .select('refund_cases.id')
    .where('payments.id', '=', money.payment_id)
    .where('orders.kind', '=', 'course')
    .where(isOpenCase)
    .executeTakeFirst()) !== undefined

/** Money kept for staff of which a person has said what became of it: it is the payment of an order, or a note says it. */
export const settledMoney = async (db: Db, money: Money): Promise<{ placed_order_id: number | null } | undefined> =>
  'unmatched_id' in money
    ? db
        .selectFrom('unmatched_payments')
        .select('placed_order_id')
        .where('id', '=', money.unmatched_id)
        .where('state', '=', 'settled')
        .executeTakeFirst()
    : undefined

/** Held until the transaction ends: the orders of what this money paid for; money without one has none. */
export const holdOrdersOf = async (ctx: Ctx, money: Money): Promise<void> => {
  if (!('payment_id' in money)) return
  const order = await ctx.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.kind', 'orders.subject_id'])
    .where('payments.id', '=', money.payment_id)
    .executeTakeFirst()
  if (order) await lockOrdersOf(ctx, order.kind, order.subject_id)
}

export const moneyByGatewayId = async (db: Db, gatewayPaymentId: string): Promise<Money | undefined> => {
  const payment = await paymentByGatewayId(db, gatewayPaymentId)
  if (payment) return { payment_id: payment.id }
  const unmatched = await unmatchedByGatewayId(db, gatewayPaymentId)
  return unmatched && { unmatched_id: unmatched.id }
}

const sumOfRefunds = async (db: Db, money: Money, states: Tables['refunds']['state'][]): Promise<number> => {
  const { column, id } = columnOf(money)
  const { sum } = await db
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number | null>('amount_paise').as('sum'))
    .where(column, '=', id)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** All that the bank has been asked for and has not given back yet. */
export const onItsWayBack = (db: Db, money: Money) => sumOfRefunds(db, money, ['requested', 'pending'])

/** All that is on its way back or back already. */
export const refundedOrAsked = (db: Db, money: Money) => sumOfRefunds(db, money, ['requested', 'pending', 'processed'])

/** Money of the desk that is to be given back by hand, oldest first. */
export const refundsToPayOut = (db: Db, most: number, by: number | null) =>
  db
    .selectFrom('refunds')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'refunds.payment_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['refunds.id', 'refunds.amount_paise', 'refunds.requested_by', 'refunds.created_at'])
    .select(['orders.id as order_id', 'orders.payer_name'])
    .where('refunds.state', '=', 'requested')
    // Anyone who asked for it alone is not the one who notes that it was paid out.
    .where(
      sql<SqlBool>`(refunds.case_id is not null or refunds.requested_by is null or refunds.requested_by != ${by ?? 0})`,
    )
    .orderBy('refunds.id')
    .limit(most)
    .execute()

export const insertRefund = (db: Db, row: Insertable<Tables['refunds']>) =>
  db.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow()

export const changeRefund = (db: Db, id: number, change: Updateable<Tables['refunds']>) =>
  db.updateTable('refunds').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const refundToSend = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('unmatched_payments', 'unmatched_payments.id', 'refunds.unmatched_id')
    .selectAll('refunds')
    .select((select) =>
      select.fn
        .coalesce('payments.gateway_payment_id', 'unmatched_payments.gateway_payment_id')
        .$castTo<string>()
        .as('gateway_payment_id'),
    )
    // Taken at the desk: no gateway can give it back.
    .leftJoin('desk_payments', 'desk_payments.payment_id', 'refunds.payment_id')
    .select('desk_payments.id as desk_payment_id')
    .where('refunds.id', '=', id)
    .executeTakeFirst()

/** False when it is no longer waiting for an answer: the bank has told of it meanwhile. */
export const noteRefusal = async (ctx: Ctx, id: number, failure: string): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('refunds')
    .set({ state: 'failed', failure, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The row of a refund, by the gateway's number, or by the reference that we sent with a refund of this money. */
export const refundByGateway = (db: Db, heard: { id: string; receipt: string }, money: Money) => {
  const { column, id } = columnOf(money)
  return db
    .selectFrom('refunds')
    .selectAll()
    .where((where) =>
      where.or([
        where('gateway_refund_id', '=', heard.id),
        where.and([where('receipt', '=', heard.receipt), where(column, '=', id)]),
      ]),
    )
    .executeTakeFirst()
}

export const settleUnmatchedRefund = async (ctx: Ctx, id: number) => {
  const refunded = await sumOfRefunds(ctx.db, { unmatched_id: id }, ['processed'])
  await ctx.db
    .updateTable('unmatched_payments')
    .set((set) => ({
      refunded_paise: refunded,
      state: set.case().when('amount_paise', '<=', refunded).then('refunded').else(set.ref('state')).end() as never,
      updated_at: ctx.now(),
    }))
    .where('id', '=', id)
    .execute()
}

export const refundedOrder = async (ctx: Ctx, paymentId: number) => {
  const refunded = await sumOfRefunds(ctx.db, { payment_id: paymentId }, ['processed'])
  const order = await ctx.db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { order, refunded }
}

export const refundForMail = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.payment_id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .leftJoin('desk_refunds', 'desk_refunds.refund_id', 'refunds.id')
    .select([
      'desk_refunds.means as by_hand',
      'receipts.order_id',
      'orders.user_id',
      'orders.language',
      'refunds.amount_paise',
      'refunds.gateway_refund_id',
      'receipts.number',
      'receipts.title',
      'receipts.payer_name',
      'receipts.payer_email',
      'receipts.student_name',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()

/** Money that found no place and goes back, and whose it was; nothing where it came without an order. */
export const returnForMail = (db: Db, id: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('unmatched_payments', 'unmatched_payments.id', 'refunds.unmatched_id')
    .innerJoin('orders', 'orders.id', 'unmatched_payments.order_id')
    .select(['refunds.amount_paise', 'refunds.gateway_refund_id', 'unmatched_payments.reason'])
    .select([
      'orders.id as order_id',
      'orders.user_id',
      'orders.language',
      'orders.description',
      'orders.payer_name',
      'orders.payer_email',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()

export const refundsOf = async (db: Db, orderIds: number[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        // A cheque that the bank returned, or money that was never here, is no refund to the family.
        .leftJoin('returned_cheques', 'returned_cheques.refund_id', 'refunds.id')
        .select(['refunds.id', 'refunds.amount_paise', 'refunds.state', 'refunds.created_at', 'refunds.updated_at'])
        .select('payments.order_id')
        .where('returned_cheques.id', 'is', null)
        .where('payments.order_id', 'in', orderIds)
        .orderBy('refunds.id')
        .execute()

/** Money that came besides for these orders. */
export const unmatchedOf = async (db: Db, orderIds: number[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('unmatched_payments')
        .select(['id', 'order_id', 'amount_paise', 'state', 'paid_at'])
        .where('order_id', 'in', orderIds)
        .where('currency', '=', 'INR')
        .orderBy('id')
        .execute()

/** The money that counts for each of these things. */
export const paymentsFor = async (db: Db, kind: PurchaseKind, subjectIds: number[]) =>
  subjectIds.length === 0
    ? []
    : db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .leftJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
        .select(['payments.id', 'payments.order_id', 'payments.amount_paise', 'orders.subject_id'])
        .select('desk_payments.id as desk_payment_id')
        .where('orders.kind', '=', kind)
        .where('orders.subject_id', 'in', subjectIds)
        // Paid by a cheque that the bank returned, or not at all.
        .where('orders.status', '!=', 'CANCELLED')
        .orderBy('payments.id')
        .execute()
