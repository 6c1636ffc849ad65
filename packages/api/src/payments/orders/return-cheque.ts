import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { ReturnedChequeInput } from '@northlight/contract/payments/desk'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { mailReturnedCheque } from '../jobs.ts'
import type { Payment } from '../purchases.ts'
import * as queries from '../queries.ts'
import * as refundQueries from '../refunds/queries.ts'
import { purchaseOf } from '../registry.ts'

/** The cheque that an order was paid with; the day on which the bank returned it, if it did. */
const chequeOf = (ctx: Ctx, orderId: number) =>
  ctx.db
    .selectFrom('payments')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .selectAll('payments')
    .select('returned_cheques.returned_on')
    .where('payments.order_id', '=', orderId)
    .where('desk_payments.means', '=', 'cheque')
    .executeTakeFirst()

const checkDay = (ctx: Ctx, on: string, payment: Payment) => {
  if (on > indianDay(ctx.now())) invalid({ on: ['This day has not come yet.'] })
  if (on < indianDay(payment.paid_at)) invalid({ on: ['The cheque was taken after this day.'] })
}

/**
 * The bank did not pay a cheque that was taken at the desk. What it paid for is due again, its receipt is cancelled and
 * its number never used again, refunds that wait are called off, and the family is told; all of it or nothing, once.
 */
export const noteReturnedCheque = (ctx: Ctx, id: number, { on, reason }: ReturnedChequeInput): Promise<string> => {
  allow(ctx, 'cheques.return')
  return inTransaction(ctx, async (ctx) => {
    const seen = (await queries.orderById(ctx.db, id)) ?? fail('not_found')
    // Orders first, then the payment, as everybody holds them who settles a fee or a refund.
    const orders = await queries.lockOrdersOf(ctx, seen.kind, seen.subject_id)
    const order = orders.find((one) => one.id === id) ?? fail('not_found')
    const cheque = (await chequeOf(ctx, id)) ?? fail('conflict', 'This was not paid by cheque at the desk.')
    if (cheque.returned_on !== null) return 'This was noted before.'
    await refundQueries.lockMoney(ctx, { payment_id: cheque.id })
    checkDay(ctx, on, cheque)
    const calledOff = await callOffRefunds(ctx, cheque)
    await takeOut(ctx, cheque, { on, reason })
    const after = await queries.changeOrder(ctx.db, order.id, { status: 'CANCELLED', updated_at: ctx.now() })
    await purchaseOf(order.kind).returned(ctx, after, calledOff)
    const details = { amount_paise: cheque.amount_paise, on }
    await audit(ctx, { action: 'payments.note-returned-cheque', entity: 'order', id, details })
    await enqueue(ctx, mailReturnedCheque, { order_id: id }, { key: `returned-cheque:${id}` })
    return 'Noted. The fee is due again, the receipt is cancelled, and the family gets a mail.'
  })
}

/** What was to be paid out of this money stays here. What the family has already is not a fee that can be due again. */
const callOffRefunds = async (ctx: Ctx, { id, amount_paise }: Payment) => {
  const gone =
    (await refundQueries.refundedOrAsked(ctx.db, { payment_id: id })) -
    (await refundQueries.onItsWayBack(ctx.db, { payment_id: id }))
  if (gone > 0)
    fail(
      'conflict',
      `${shownMoney(gone)} of ${shownMoney(amount_paise)} was refunded already. Please settle the rest with the family.`,
    )
  return ctx.db
    .updateTable('refunds')
    .set({ state: 'failed', failure: 'The bank returned the cheque.', updated_at: ctx.now() })
    .where('payment_id', '=', id)
    .where('state', 'in', ['requested', 'pending'])
    .returningAll()
    .execute()
}

/** All of the money goes out of the books again, so that nothing is left of it to refund. */
const takeOut = async (ctx: Ctx, { id, amount_paise }: Payment, { on, reason }: ReturnedChequeInput): Promise<void> => {
  const now = ctx.now()
  const refund = await refundQueries.insertRefund(ctx.db, {
    ...{ payment_id: id, receipt: randomUUID(), gateway_refund_id: `returned_${id}`, amount_paise, reason },
    ...{ state: 'processed', requested_by: actorId(ctx), processed_at: now, created_at: now, updated_at: now },
  })
  await ctx.db
    .insertInto('returned_cheques')
    .values({ payment_id: id, refund_id: refund.id, returned_on: on, noted_by: actorId(ctx), created_at: now })
    .execute()
}
