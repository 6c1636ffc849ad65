import * as contract from '@northlight/contract/payments/payments'
import { proofOf } from '@northlight/contract/payments/proof'
import { leftToPay } from '../enrolments/instalment-queries.ts'
import { enrolledBesides, type Owner, owner } from '../enrolments/queries.ts'
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

/** The newest orders of a person, without those that others began for a student whom this person has enrolled. */
const ownOrders = async (ctx: Ctx, person: Owner): Promise<Order[]> => {
  const orders = await queries.ordersOfPerson(ctx.db, person)
  const begun = orders.filter(({ kind, status, part }) => kind === 'course' && status === 'PENDING' && part <= 1)
  const besides = await enrolledBesides(
    ctx.db,
    person,
    begun.map(({ subject_id }) => subject_id),
  )
  return orders.filter((order) => !(begun.includes(order) && besides.has(order.subject_id)))
}

/** Said before the bank's window opens: nobody pays for what is gone, and nobody pays twice. */
const objectionTo = async (ctx: Ctx, order: Order): Promise<string | null> => {
  if (order.status === 'PAID') return 'This is paid already.'
  if (order.status === 'REFUND') return 'This payment was given back. Please begin again.'
  const purchase = purchaseOf(order.kind)
  if (order.status === 'CANCELLED' && (await purchase.isDearerNow?.(ctx, order)))
    return 'The fee has changed since this payment was begun. Please begin again.'
  return (await purchase.objection?.(ctx, order)) ?? null
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
    const person = await owner(ctx.db, signedIn(ctx).id)
    const orders = await ownOrders(ctx, person)
    // A later instalment with an open window is one of those that are left to pay: it is counted once.
    const open = orders.filter(({ status, part }) => status === 'PENDING' && part <= 1)
    return {
      message: 'What you have paid, owe and got back.',
      totals: {
        ...(await queries.paidByPerson(ctx.db, person)),
        owed_paise: sum(open, (order) => order.amount_paise) + (await leftToPay(ctx.db, person)),
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
