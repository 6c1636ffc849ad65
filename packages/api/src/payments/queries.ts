import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { BackCause, PurchaseKind } from '@northlight/db/tables/payments'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'

export const insertOrder = (db: Db, row: Insertable<Tables['orders']>) =>
  db.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()

export const changeOrder = (db: Db, id: number, change: Updateable<Tables['orders']>) =>
  db.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Nothing is cancelled that was paid meanwhile: undefined when the order is no longer open. */
export const cancelOpenOrder = (db: Db, id: number, now: string) =>
  db
    .updateTable('orders')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst()

export const openOrderOf = (db: Db, kind: PurchaseKind, subjectId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()

/** All orders for these things, newest first. */
export const ordersOf = async (db: Db, kind: PurchaseKind, subjectIds: number[]) =>
  subjectIds.length === 0
    ? []
    : db
        .selectFrom('orders')
        .selectAll()
        .where('kind', '=', kind)
        .where('subject_id', 'in', subjectIds)
        .orderBy('id', 'desc')
        .execute()

export const orderById = (db: Db, id: number) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

export const orderByGatewayId = (db: Db, gatewayOrderId: string) =>
  db.selectFrom('orders').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst()

/**
 * Every order for a thing, oldest first, held until the transaction ends. Paying, cancelling and opening one all begin
 * here, so that two of them are looked at one after the other, and none waits for an order while it holds another.
 */
export const lockOrdersOf = async (ctx: Ctx, kind: PurchaseKind, subjectId: number) => {
  const orders = ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
  if (ctx.services.database.engine === 'sqlite') return orders.execute()
  // Anyone who had to wait does not see an order that was written meanwhile (PostgreSQL reads what stood at the
  // beginning of a statement), so all are read once more when the others have gone.
  await orders.forUpdate().execute()
  return orders.forUpdate().execute()
}

/** Held until the transaction ends. For what concerns this one order and no other for the same thing. */
export const lockOrder = (ctx: Ctx, gatewayOrderId: string) =>
  ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

export const paymentByGatewayId = (db: Db, gatewayPaymentId: string) =>
  db.selectFrom('payments').selectAll().where('gateway_payment_id', '=', gatewayPaymentId).executeTakeFirst()

export const insertPayment = (db: Db, row: Insertable<Tables['payments']>) =>
  db.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()

export const unmatchedByGatewayId = (db: Db, gatewayPaymentId: string) =>
  db.selectFrom('unmatched_payments').selectAll().where('gateway_payment_id', '=', gatewayPaymentId).executeTakeFirst()

/** True when it was not there yet. */
export const insertUnmatched = async (db: Db, row: Insertable<Tables['unmatched_payments']>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unmatched_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('gateway_payment_id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Open and given-up orders the gateway may know more about by now. */
export const ordersToAskAbout = (db: Db, gateway: string, now: string, count: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    // Orders of a demo are nothing to ask a real bank about.
    .where('gateway', '=', gateway)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(count)
    .execute()

/** A receipt with the numbers the gateway knows it by. */
export const receiptWithOrder = (db: Db, id: number) =>
  db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .leftJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .selectAll('receipts')
    .select(({ fn }) => fn.coalesce('desk_payments.reference', 'returned_cheques.reference').as('reference'))
    .select(['returned_cheques.returned_on', 'returned_cheques.cause'])
    .select(['orders.gateway_order_id', 'orders.user_id', 'orders.language', 'orders.refunded_paise'])
    .select('payments.gateway_payment_id')
    .where('receipts.id', '=', id)
    .executeTakeFirst()

/** The student of a course whose fee this order is; the birthday is known where somebody else’s account pays. */
export const studentOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'orders.subject_id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'course_enrolments.user_id')
        .on(sql<SqlBool>`users.id is distinct from orders.user_id`),
    )
    .select(['course_enrolments.name', 'course_enrolments.email', 'course_enrolments.language'])
    .select(['users.id as user_id', 'users.date_of_birth'])
    .where('orders.id', '=', orderId)
    .where('orders.kind', '=', 'course')
    .executeTakeFirst()

/** True when the event was not heard before. */
export const insertDelivery = async (db: Db, row: Insertable<Tables['webhook_deliveries']>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const receiptsOf = async (db: Db, orderIds: number[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('receipts')
        .select(['id', 'number', 'title', 'order_id'])
        .where('order_id', 'in', orderIds)
        .execute()

/** Which of these orders count as paid no more, since when and why. */
export const takenBackOf = async (
  db: Db,
  orderIds: number[],
): Promise<Map<number, { on: string; cause: BackCause }>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('returned_cheques')
    .innerJoin('payments', 'payments.id', 'returned_cheques.payment_id')
    .select(['payments.order_id', 'returned_cheques.returned_on as on', 'returned_cheques.cause'])
    .where('payments.order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, on, cause }) => [order_id, { on, cause }]))
}

/** What a person has bought or begun to buy: with their account, or with the address it has confirmed. */
export const allOrdersOfPerson = (db: Db, person: { id: number; verifiedEmail: string | null }) =>
  db
    .selectFrom('orders')
    .where((where) =>
      where.or([
        where('user_id', '=', person.id),
        ...(person.verifiedEmail === null ? [] : [sql<boolean>`fold(payer_email) = fold(${person.verifiedEmail})`]),
      ]),
    )

/** All that was paid and given back, however long ago. */
export const paidByPerson = async (db: Db, person: { id: number; verifiedEmail: string | null }) => {
  const { paid, refunded } = await allOrdersOfPerson(db, person)
    .select(({ fn }) => [
      fn.sum<number | null>('amount_paise').as('paid'),
      fn.sum<number | null>('refunded_paise').as('refunded'),
    ])
    .where('status', 'in', ['PAID', 'REFUND'])
    .executeTakeFirstOrThrow()
  return { paid_paise: Number(paid ?? 0), refunded_paise: Number(refunded ?? 0) }
}

/** The newest of them, as a page can show. */
export const ordersOfPerson = (db: Db, person: { id: number; verifiedEmail: string | null }) =>
  allOrdersOfPerson(db, person).selectAll().orderBy('id', 'desc').limit(200).execute()
