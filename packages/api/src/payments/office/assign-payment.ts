import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { CandidateView } from '@northlight/contract/payments/office'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { settleByHand } from '../orders/record-payment.ts'
import { CannotDeliver, isReturned, type Order, purchaseOf } from '../purchases.ts'
import { lockOrdersOf } from '../queries.ts'
import { refundedOrAsked } from '../refunds/queries.ts'
import { studentNames } from '../student-names.ts'
import { dueAgainOf, writeDueAgain } from './due-again.ts'
import * as queries from './queries.ts'

/** One that names an order of another branch is answered like one that is not there. */
export const unmatchedById = (ctx: Ctx, id: number) =>
  queries
    .unmatched(ctx.db, { branches: branchesOf(ctx, allow(ctx, 'payments.read')) })
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

type Unmatched = NonNullable<Awaited<ReturnType<typeof unmatchedById>>>

const ago = (length: number) => {
  if (length < hours(1)) return `${Math.max(1, Math.round(length / minutes(1)))} min before`
  if (length < days(2)) return `${Math.round(length / hours(1))} h before`
  return `${Math.round(length / days(1))} days before`
}

const objectionTo = async (ctx: Ctx, money: Unmatched, order: Order): Promise<string | null> => {
  if (money.currency !== 'INR') return 'The money came in another currency.'
  if (order.status === 'PAID') return 'This is paid already.'
  if (order.status === 'REFUND') return 'This was refunded.'
  if (order.amount_paise !== money.amount_paise) return 'The order asks for another amount.'
  const asked = isReturned(order) ? await dueAgainOf(ctx, order) : order
  return (await purchaseOf(ctx, order.kind).objection?.(ctx, asked)) ?? null
}

/** The order the payment names, and those of the same amount from the days before. */
export const candidatesFor = async (ctx: Ctx, id: number) => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
  const row = (await unmatchedById(ctx, id)) ?? fail('not_found')
  const window = { from: later(row.paid_at, -days(14)), until: later(row.paid_at, minutes(10)) }
  const like = await queries.ordersLike(ctx.db, { amount_paise: row.amount_paise, ...window, branches })
  const named = row.order_id === null ? undefined : await queries.orderWithPayment(ctx.db, row.order_id, branches)
  const orders = [...(named ? [named] : []), ...like.filter((one) => one.id !== named?.id)]
  const students = await studentNames(
    ctx.db,
    orders.map((order) => order.id),
  )
  const candidates: CandidateView[] = []
  for (const order of orders) {
    const before = Date.parse(row.paid_at) - Date.parse(order.created_at)
    candidates.push({
      order_id: order.id,
      payer: order.payer_name,
      student: students.get(order.id) ?? null,
      title: order.description,
      amount_paise: order.amount_paise,
      status: order.status,
      created_at: order.created_at,
      why: [
        ...(order.id === row.order_id ? ['named by the payment'] : []),
        ...(order.amount_paise === row.amount_paise ? ['same amount'] : []),
        `opened ${ago(Math.max(0, before))}`,
      ],
      objection: await objectionTo(ctx, row, order),
    })
  }
  return { row, candidates }
}

/** Money finds its order by a person's word: the order is paid by it, like by any other payment, and never twice. */
export const assignPayment = (ctx: Ctx, id: number, orderId: number): Promise<void> => {
  allow(ctx, 'unmatched.settle')
  const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
  return inTransaction(ctx, async (ctx) => {
    const seen = (await queries.orderWithPayment(ctx.db, orderId, branches)) ?? fail('not_found')
    const orders = await lockOrdersOf(ctx, seen.kind, seen.subject_id)
    const named = orders.find((one) => one.id === orderId) ?? fail('not_found')
    // Marked before it is recorded: of two clicks only one goes on.
    const { numUpdatedRows } = await ctx.db
      .updateTable('unmatched_payments')
      .set({ state: 'settled', updated_at: ctx.now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    const money = (await unmatchedById(ctx, id)) ?? fail('not_found')
    if (numUpdatedRows === 0n) fail('conflict', 'This money is settled already.')
    if ((await refundedOrAsked(ctx.db, { unmatched_id: id })) > 0) fail('conflict', 'This money is on its way back.')
    // Paid online in a window that was closed by money noted by mistake: it pays what is due again.
    const order = isReturned(named) ? await writeDueAgain(ctx, named, orders) : named
    const payment = {
      id: money.gateway_payment_id,
      order_id: order.gateway_order_id,
      status: 'captured' as const,
      amount_paise: money.amount_paise,
      amount_refunded_paise: 0,
      currency: money.currency,
      method: money.method,
      error_description: null,
      created_at: money.paid_at,
    }
    await settleByHand(ctx, payment, order, orders).catch((error: unknown) => {
      if (error instanceof CannotDeliver) return fail('conflict', error.message)
      throw error
    })
    await ctx.db.updateTable('unmatched_payments').set({ placed_order_id: order.id }).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'payments.place-unmatched',
      entity: 'unmatched_payment',
      id,
      details: { order: order.id, amount_paise: money.amount_paise },
    })
  })
}
