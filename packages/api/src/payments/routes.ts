import * as contract from '@northlight/contract/payments/payments'
import { proofOf } from '@northlight/contract/payments/proof'
import { type Owner, ownerOf } from '../accounts/owner.ts'
import type { Ctx } from '../kernel/context.ts'
import { implement } from '../kernel/implement.ts'
import { partsOf } from '../kernel/ports.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { settingsRecord } from '../settings/service.ts'
import { isOfGivenBack, orderForCaller, orderToProve } from './orders/orders.ts'
import { verifyPayment } from './orders/record-payment.ts'
import { type Order, purchaseOf, purchases } from './purchases.ts'
import * as queries from './queries.ts'
import { paymentViews, receiptView } from './views.ts'

/** What a person is asked for, whatever it was bought for; without orders that others began in their place. */
const owedBy = async (ctx: Ctx, person: Owner, orders: Order[]) => {
  const open = orders.filter(({ status }) => status === 'PENDING')
  const notOwed = new Set<Order>()
  let left_paise = 0
  for (const purchase of partsOf(ctx, purchases)) {
    const owed = await purchase.owed?.(
      ctx,
      person,
      open.filter(({ kind }) => kind === purchase.kind),
    )
    left_paise += owed?.left_paise ?? 0
    for (const order of owed?.notOwed ?? []) notOwed.add(order)
  }
  // A later instalment with an open window is one of those that are left to pay: it is counted once.
  const begun = open.filter((order) => order.part <= 1 && !notOwed.has(order))
  return { owed_paise: left_paise + begun.reduce((sum, { amount_paise }) => sum + amount_paise, 0), notOwed }
}

/** Said before the bank's window opens: nobody pays for what is gone, and nobody pays twice. */
const objectionTo = async (ctx: Ctx, order: Order): Promise<string | null> => {
  if (order.status === 'PAID') return 'This is paid already.'
  const others = await queries.ordersOf(ctx.db, order.kind, [order.subject_id])
  if (order.status === 'REFUND' || others.some((other) => isOfGivenBack(order, other)))
    return 'This payment was refunded. Please begin again.'
  const purchase = purchaseOf(ctx, order.kind)
  const isDearer = order.status === 'CANCELLED' ? purchase.isDearerNow : purchase.isHoldOver
  if (await isDearer?.(ctx, order)) return 'The fee has changed since this payment was begun. Please begin again.'
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
    const person = await ownerOf(ctx.db, signedIn(ctx).id)
    const orders = await queries.ordersOfPerson(ctx.db, person)
    const { owed_paise, notOwed } = await owedBy(ctx, person, orders)
    return {
      message: 'What you have paid, owe and got back.',
      totals: { ...(await queries.paidByPerson(ctx.db, person)), owed_paise },
      payments: await paymentViews(
        ctx,
        orders.filter((order) => !notOwed.has(order)),
      ),
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
