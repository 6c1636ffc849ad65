import type { DeskPaymentInput } from '@northlight/contract/payments/desk'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { takeAtDesk } from '../orders/take-at-desk.ts'
import { isReturned, type Order, purchaseOf } from '../purchases.ts'
import { writeDueAgain } from './due-again.ts'
import * as queries from './queries.ts'

/** Somebody who could not pay online, or did not want to, pays the same order at the desk, at the price of today. */
export const takeOrder = async (ctx: Ctx, id: number, input: DeskPaymentInput) => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.take'))
  const seen = (await queries.orderWithPayment(ctx.db, id, branches)) ?? fail('not_found')
  return takeAtDesk(ctx, seen, input, async (ctx, orders) => {
    const order = orders.find((one) => one.id === id) ?? fail('not_found')
    if (order.status === 'PAID') return fail('conflict', 'This is paid already.')
    if (isReturned(order)) return dueAgain(ctx, order, orders)
    if (order.status === 'REFUND') return fail('conflict', 'This was refunded, so it cannot be paid again.')
    return refuseChanged(ctx, order)
  })
}

const refuseChanged = async (ctx: Ctx, order: Order): Promise<Order> => {
  const purchase = purchaseOf(ctx, order.kind)
  const objection = await purchase.objection?.(ctx, order)
  if (objection) return fail('conflict', objection)
  if (await purchase.isDearerNow?.(ctx, order))
    return fail('conflict', 'The price has changed since this was begun. Please begin it again with the family.')
  return order
}

/** What was taken back is paid by an order of its own, with a new receipt; a course that runs by its instalments. */
const dueAgain = async (ctx: Ctx, returned: Order, orders: Order[]): Promise<Order> => {
  if (await queries.hasPlan(ctx.db, returned))
    return fail('conflict', 'This fee is due again: take it under Instalments.')
  return refuseChanged(ctx, await writeDueAgain(ctx, returned, orders))
}
