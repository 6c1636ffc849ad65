import type { DeskPaymentInput } from '@northlight/contract/payments/desk'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { takeAtDesk } from '../orders/take-at-desk.ts'
import { purchaseOf } from '../registry.ts'
import * as queries from './queries.ts'

/** Somebody who could not pay online, or did not want to, pays the same order at the desk, at the price of today. */
export const takeOrder = async (ctx: Ctx, id: number, input: DeskPaymentInput) => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.take'))
  const seen = (await queries.orderWithPayment(ctx.db, id, branches)) ?? fail('not_found')
  return takeAtDesk(ctx, seen, input, async (ctx, orders) => {
    const order = orders.find((one) => one.id === id) ?? fail('not_found')
    if (order.status === 'PAID') return fail('conflict', 'This is paid already.')
    if (order.status === 'REFUND') return fail('conflict', 'This was refunded, so it cannot be paid again.')
    const purchase = purchaseOf(order.kind)
    const objection = await purchase.objection?.(ctx, order)
    if (objection) return fail('conflict', objection)
    if (await purchase.isDearerNow?.(ctx, order))
      return fail('conflict', 'The price has changed since this was begun. Please begin it again with the family.')
    return order
  })
}
