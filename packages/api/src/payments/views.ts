import type { PaymentView } from '@northlight/contract/payments/payments'
import type { BackCause } from '@northlight/db/tables/payments'
import type { Ctx } from '../kernel/context.ts'
import type { Order } from './purchases.ts'
import * as queries from './queries.ts'
import { receiptLink } from './receipts/receipt-link.ts'
import * as refundQueries from './refunds/queries.ts'
import { studentNames } from './student-names.ts'

type Receipt = PaymentView['receipt']

const toReceipt = (ctx: Ctx, receipt: { id: number; number: string } | undefined): Receipt =>
  receipt ? { number: receipt.number, url: receiptLink(ctx, receipt, 'screen') } : null

/** The receipt of an order with a link that opens it; null while it is not paid. */
export const receiptView = async (ctx: Ctx, orderId: number): Promise<Receipt> =>
  toReceipt(ctx, (await queries.receiptsOf(ctx.db, [orderId]))[0])

/** The same for many orders at once, by their ids. */
export const receiptViews = async (ctx: Ctx, orderIds: number[]): Promise<Map<number, Receipt>> =>
  new Map((await queries.receiptsOf(ctx.db, orderIds)).map((row) => [row.order_id, toReceipt(ctx, row)]))

/** Money for these orders that the office has not settled yet, by their ids. */
export const moneySetAside = async (ctx: Ctx, orderIds: number[]): Promise<Map<number, number>> => {
  const open = (await refundQueries.unmatchedOf(ctx.db, orderIds)).filter(({ state }) => state === 'open')
  return new Map(
    [...Map.groupBy(open, ({ order_id }) => order_id)].flatMap(([id, money]) =>
      id === null ? [] : [[id, money.reduce((sum, { amount_paise }) => sum + amount_paise, 0)] as const],
    ),
  )
}

/** Orders with their receipts, refunds and what came besides, read together: five statements, whatever the number. */
export const paymentViews = async (ctx: Ctx, orders: Order[]): Promise<PaymentView[]> => {
  const ids = orders.map(({ id }) => id)
  const receipts = new Map((await queries.receiptsOf(ctx.db, ids)).map((receipt) => [receipt.order_id, receipt]))
  const refunds = Map.groupBy(await refundQueries.refundsOf(ctx.db, ids), (refund) => refund.order_id)
  const students = await studentNames(ctx.db, ids)
  const back = await queries.takenBackOf(ctx.db, ids)
  const backOn = (id: number, cause: BackCause) => {
    const found = back.get(id)
    return found?.cause === cause ? found.on : null
  }
  const besides = Map.groupBy(await refundQueries.unmatchedOf(ctx.db, ids), (money) => money.order_id)
  return orders.map((order) => ({
    id: order.id,
    kind: order.kind,
    part: order.part,
    title: receipts.get(order.id)?.title ?? order.description,
    amount_paise: order.amount_paise,
    refunded_paise: order.refunded_paise,
    status: order.status,
    razorpay_order_id: order.gateway_order_id,
    payer: { name: order.payer_name, email: order.payer_email, phone: order.payer_phone },
    student: students.get(order.id) ?? null,
    cheque_returned_on: backOn(order.id, 'bank'),
    noted_by_mistake_on: backOn(order.id, 'mistake'),
    last_failure: order.last_failure,
    receipt: toReceipt(ctx, receipts.get(order.id)),
    refunds: (refunds.get(order.id) ?? []).map(({ id, amount_paise, state, created_at }) => ({
      id,
      amount_paise,
      state,
      created_at,
    })),
    besides: (besides.get(order.id) ?? []).map(({ id, amount_paise, state, paid_at }) => ({
      id,
      amount_paise,
      state,
      paid_at,
    })),
    created_at: order.created_at,
    paid_at: order.paid_at,
  }))
}
