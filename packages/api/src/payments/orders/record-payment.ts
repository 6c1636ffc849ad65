import type { HeardBy, UnmatchedReason } from '@northlight/db/tables/payments'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import type { GatewayPayment, PaymentProof } from '../../kernel/services.ts'
import { tellOfficeOfUnmatched } from '../jobs.ts'
import { CannotDeliver, isReturned, type Order, type PurchaseKind, purchaseOf } from '../purchases.ts'
import * as queries from '../queries.ts'
import { mailReceipt } from '../receipts/mail-receipt.ts'
import { issueReceipt } from '../receipts/receipts.ts'
import { returnSecondPayment } from '../refunds/refunds.ts'
import { gatewayFailure, isOfGivenBack, isSecondFor, outsideTransaction } from './orders.ts'
import { holdsPriceAt } from './price-holds.ts'

export type Outcome =
  | { kind: 'recorded'; order: Order }
  /** Heard before: nothing changes. */
  | { kind: 'known'; order: Order | undefined }
  /** Kept for staff. */
  | { kind: 'kept'; reason: UnmatchedReason; order: Order | undefined }

/**
 * The one way money enters the books: from the browser's proof, the gateway's message or our own question.
 * Only captured money comes here. Idempotent under the gateway's payment id; never loses a payment: what cannot be
 * placed by rule is kept for a person.
 */
export const recordPayment = (ctx: Ctx, payment: GatewayPayment, heardBy: HeardBy): Promise<Outcome> =>
  inTransaction(ctx, async (ctx): Promise<Outcome> => {
    const named = await queries.orderByGatewayId(ctx.db, payment.order_id)
    const orders = named ? await queries.lockOrdersOf(ctx, named.kind, named.subject_id) : []
    const order = orders.find(({ id }) => id === named?.id)
    const known =
      (await queries.paymentByGatewayId(ctx.db, payment.id)) ?? (await queries.unmatchedByGatewayId(ctx.db, payment.id))
    if (known) return { kind: 'known', order }
    if (!order) return setAside(ctx, payment, 'unknown_order', undefined)
    const objection = objectionTo(payment, order, orders) ?? (await priceObjection(ctx, payment, order))
    if (objection) return setAside(ctx, payment, objection, order)
    try {
      return { kind: 'recorded', order: await inTransaction(ctx, (ctx) => settle(ctx, payment, order, heardBy)) }
    } catch (error) {
      if (!(error instanceof CannotDeliver)) throw error
      return setAside(ctx, payment, error.reason, await giveUp(ctx, order))
    }
  })

/**
 * Staff say which order money was meant for that no rule could place. The same steps as for any payment; what cannot be
 * given any more throws `CannotDeliver`. Inside the caller's transaction, with the orders of the thing held.
 */
export const settleByHand = async (
  ctx: Ctx,
  payment: GatewayPayment,
  order: Order,
  orders: Order[],
): Promise<Order> => {
  const objection = objectionTo(payment, order, orders)
  if (objection) throw new CannotDeliver(handWords[objection] ?? 'This order cannot take the money.')
  return settle(ctx, payment, order, 'office')
}

const handWords: Partial<Record<UnmatchedReason, string>> = {
  wrong_currency: 'The money came in another currency.',
  wrong_amount: 'The order asks for another amount.',
  paid_twice: 'This is paid already.',
  paid_after_refund: 'This order was refunded.',
  cannot_deliver: 'The receipt of this order was cancelled. Take the money for what is due now.',
}

const objectionTo = (payment: GatewayPayment, order: Order, orders: Order[]): UnmatchedReason | undefined => {
  if (payment.currency !== 'INR') return 'wrong_currency'
  if (payment.amount_paise !== order.amount_paise) return 'wrong_amount'
  if (order.status === 'REFUND') return 'paid_after_refund'
  // It has a receipt that is cancelled: what comes now is placed by the office with what is due again.
  if (isReturned(order)) return 'cannot_deliver'
  if (orders.some((other) => isSecondFor(other, order.part))) return 'paid_twice'
  if (orders.some((other) => isOfGivenBack(order, other))) return 'paid_after_refund'
  return undefined
}

/**
 * Paying wins over cancelling, but nobody keeps the price of last month by leaving a window and coming back: what is
 * paid a day or more after an order was opened, and after it was closed, pays today's price or waits for the office. So
 * does what is paid on an open order, a day or more after it was opened at a price that was held from an earlier one.
 */
const priceObjection = async (
  ctx: Ctx,
  payment: GatewayPayment,
  order: Order,
): Promise<UnmatchedReason | undefined> => {
  if (holdsPriceAt(order.created_at, payment.created_at)) return undefined
  const { isDearerNow, isHoldOver } = purchaseOf(ctx, order.kind)
  // What was paid in time is taken, however late it is heard of.
  const atPayment = { ...ctx, now: () => payment.created_at }
  const isTooLittle =
    order.status === 'PENDING'
      ? await isHoldOver?.(atPayment, order)
      : order.status === 'CANCELLED' && (await isDearerNow?.(ctx, order))
  return isTooLittle ? 'wrong_amount' : undefined
}

const settle = async (ctx: Ctx, payment: GatewayPayment, before: Order, heardBy: HeardBy): Promise<Order> => {
  const now = ctx.now()
  // Money that came another way: the window of this order may have been paid as well, and that goes back when it is heard of.
  const next_check_at = heardBy === 'office' ? before.next_check_at : null
  const settled = { next_check_at, updated_at: now }
  const order = await queries.changeOrder(ctx.db, before.id, {
    ...settled,
    status: 'PAID',
    paid_at: now,
    last_failure: null,
  })
  // A second order for the same thing has nothing left to ask for; if it is paid all the same, staff will see it.
  const other = await queries.openOrderOf(ctx.db, order.kind, order.subject_id)
  if (other) await queries.cancelOpenOrder(ctx.db, other.id, now)
  const row = await queries.insertPayment(ctx.db, {
    order_id: order.id,
    gateway_payment_id: payment.id,
    amount_paise: payment.amount_paise,
    method: payment.method,
    heard_by: heardBy,
    paid_at: payment.created_at,
    created_at: now,
  })
  const purchase = purchaseOf(ctx, order.kind)
  await purchase.paid(ctx, order, row)
  await audit(ctx, {
    action: 'payments.record-payment',
    entity: 'order',
    id: order.id,
    details: { payment: payment.id, amount_paise: payment.amount_paise, was: before.status, heard_by: heardBy },
  })
  const receipt = await issueReceipt(ctx, order, row, await purchase.title(ctx, order))
  await enqueue(ctx, mailReceipt, { receipt_id: receipt.id }, { key: `receipt-mail:${receipt.id}` })
  return order
}

/** What cannot be given any more is not offered for payment either; an old window says nothing of the order that is open. */
const giveUp = async (ctx: Ctx, { id, kind, status }: Order) => {
  const given = { status: 'CANCELLED', next_check_at: null, updated_at: ctx.now() } as const
  const order = await queries.changeOrder(ctx.db, id, given)
  if (status === 'PENDING') await purchaseOf(ctx, kind).cancelled?.(ctx, order)
  return order
}

/** Money that no rule can place is set aside for staff. */
const setAside = async (
  ctx: Ctx,
  payment: GatewayPayment,
  reason: UnmatchedReason,
  order: Order | undefined,
): Promise<Outcome> => {
  const isNew = await queries.insertUnmatched(ctx.db, {
    gateway_payment_id: payment.id,
    gateway_order_id: payment.order_id || null,
    order_id: order?.id ?? null,
    reason,
    amount_paise: payment.amount_paise,
    currency: payment.currency,
    method: payment.method,
    state: 'open',
    note: null,
    paid_at: payment.created_at,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  if (!isNew) return { kind: 'known', order }
  ctx.services.logger.warn({ payment: payment.id, reason, order: order?.id }, 'a payment is kept for staff')
  await audit(ctx, {
    action: 'payments.keep-unmatched',
    entity: 'unmatched_payment',
    id: payment.id,
    details: { reason, amount_paise: payment.amount_paise, order: order?.id ?? null },
  })
  await enqueue(ctx, tellOfficeOfUnmatched, { payment: payment.id }, { key: `unmatched:${payment.id}` })
  if (reason === 'paid_twice' || reason === 'paid_after_refund') await returnSecondPayment(ctx, payment.id)
  return { kind: 'kept', reason, order }
}

/**
 * The browser says it has paid. The signature proves who says so; the gateway is asked for the amount and whether
 * the money was really taken. Gives the paid order, again and again for the same proof.
 */
export const verifyPayment = async (
  ctx: Ctx,
  kind: PurchaseKind,
  subjectId: number,
  proof: PaymentProof,
): Promise<Order> => {
  outsideTransaction(ctx)
  const order = await queries.orderByGatewayId(ctx.db, proof.order_id)
  if (!order || order.kind !== kind || order.subject_id !== subjectId) return fail('not_found')
  if (!ctx.services.gateway.verifyPayment(proof)) {
    ctx.services.logger.warn({ order: order.id, requestId: ctx.requestId }, 'a payment proof had a wrong signature')
    return invalid({ razorpay_signature: ['Payment verification failed.'] })
  }
  const known = await queries.paymentByGatewayId(ctx.db, proof.payment_id)
  if (known?.order_id !== order.id) await fetchAndRecord(ctx, order, proof.payment_id)
  return settledOrder(ctx, order)
}

/** Asks the gateway for this payment, takes it where it is only authorised, and records it. */
const fetchAndRecord = async (ctx: Ctx, order: Order, paymentId: string) => {
  const payments = await ctx.services.gateway
    .fetchPayments(order.gateway_order_id)
    .catch((error: unknown) => gatewayFailure(ctx, error))
  const found = payments.find(({ id }) => id === paymentId)
  const payment =
    found?.status === 'authorized' && found.amount_paise === order.amount_paise
      ? await ctx.services.gateway.capture(found).catch((error: unknown) => gatewayFailure(ctx, error))
      : found
  if (payment?.status === 'captured') await recordPayment(ctx, payment, 'verify')
}

const settledOrder = async (ctx: Ctx, { gateway_order_id }: Order): Promise<Order> => {
  const order = (await queries.orderByGatewayId(ctx.db, gateway_order_id)) ?? fail('not_found')
  if (order.status === 'PAID') return order
  if (order.status === 'REFUND') return fail('conflict', 'This payment was refunded, so it cannot be used again.')
  const setAsideRow = await ctx.db
    .selectFrom('unmatched_payments')
    .select('reason')
    .where('gateway_order_id', '=', gateway_order_id)
    .executeTakeFirst()
  if (setAsideRow?.reason === 'paid_twice')
    return fail('conflict', 'This was paid before. Your second payment goes back to you, and we write to you about it.')
  return setAsideRow
    ? fail('conflict', `Your money has arrived, but it needs a look by our office. Please quote ${gateway_order_id}.`)
    : fail(
        'unavailable',
        `The bank has not confirmed the payment yet. We keep asking; your order is ${gateway_order_id}.`,
      )
}

/**
 * The window of this order was closed without paying. An order that was paid, or closed before, stays as it is. Money
 * that comes all the same still counts: paying wins over cancelling.
 */
export const cancelOrder = async (ctx: Ctx, { id, kind, subject_id }: Order): Promise<Order> =>
  inTransaction(ctx, async (ctx) => {
    const orders = await queries.lockOrdersOf(ctx, kind, subject_id)
    const order = orders.find((one) => one.id === id) ?? fail('not_found')
    const cancelled = await queries.cancelOpenOrder(ctx.db, order.id, ctx.now())
    if (!cancelled) return order
    await purchaseOf(ctx, kind).cancelled?.(ctx, cancelled)
    await audit(ctx, { action: 'payments.cancel-order', entity: 'order', id: order.id, details: { kind } })
    return cancelled
  })

/** The same for a caller who must not hear of a success where money has arrived: 404, and the order stays as it is. */
export const cancelUnpaid = async (ctx: Ctx, order: Order): Promise<Order> => {
  const after = await cancelOrder(ctx, order)
  return after.status === 'CANCELLED' ? after : fail('not_found', 'This payment has been made.')
}
