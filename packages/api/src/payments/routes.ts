import * as contract from '@northlight/contract/payments/payments'
import { proofOf } from '@northlight/contract/payments/proof'
import { owner } from '../enrolments/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import { implement } from '../kernel/implement.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { settingsRecord } from '../settings/service.ts'
import { orderForCaller, orderToProve } from './orders/orders.ts'
import { verifyPayment } from './orders/record-payment.ts'
import type { Order } from './purchases.ts'
import * as queries from './queries.ts'
import { purchaseOf } from './registry.ts'
import { paymentViews, receiptView } from './views.ts'

const sum = (orders: Order[], amount: (order: Order) => number) =>
  orders.reduce((total, order) => total + amount(order), 0)

/** Said before the bank's window opens: nobody pays for what is gone, and nobody pays twice. */
const objectionTo = async (ctx: Ctx, order: Order): Promise<string | null> => {
  if (order.status === 'PAID') return 'This is paid already.'
  if (order.status === 'REFUND') return 'This payment was given back. Please begin again.'
  return (await purchaseOf(order.kind).objection?.(ctx, order)) ?? null
}

export const paymentRoutes = [
  implement(contract.checkout, async (ctx) => {
    const { checkout } = ctx.services.gateway
    const { value } = await settingsRecord(ctx, 'institute')
    return {
      message: 'Which payment window to open.',
      checkout: {
        gateway: checkout.kind,
        key_id: checkout.kind === 'razorpay' ? checkout.key_id : null,
        institute: value.name,
        colour: value.colours.night,
      },
    }
  }),

  implement(contract.payments, async (ctx) => {
    const userId = signedIn(ctx).id
    const orders = await queries.ordersOfPerson(ctx.db, await owner(ctx.db, userId))
    const paid = orders.filter(({ status }) => status === 'PAID' || status === 'REFUND')
    const open = orders.filter(({ status }) => status === 'PENDING')
    return {
      message: 'What you have paid, owe and got back.',
      totals: {
        paid_paise: sum(paid, (order) => order.amount_paise),
        refunded_paise: sum(paid, (order) => order.refunded_paise),
        owed_paise: sum(open, (order) => order.amount_paise),
      },
      payments: await paymentViews(ctx, orders),
    }
  }),

  implement(contract.verifyAnyPayment, async (ctx, { input }) => {
    const order = await orderToProve(ctx, input.razorpay_order_id)
    const { id, status } = await verifyPayment(ctx, order.kind, order.subject_id, proofOf(input))
    return { message: 'Payment received. Thank you.', status, receipt: await receiptView(ctx, id) }
  }),

  implement(contract.paymentState, async (ctx, { params }) => {
    const order = await orderForCaller(ctx, params.order_id)
    const isOwn = ctx.actor.kind === 'user' && order.user_id === ctx.actor.id
    return {
      message: 'Where this order stands.',
      status: order.status,
      amount_paise: order.amount_paise,
      last_failure: order.last_failure,
      objection: await objectionTo(ctx, order),
      receipt: isOwn ? await receiptView(ctx, order.id) : null,
    }
  }),
]
