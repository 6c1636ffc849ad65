import type { DeskPaymentInput } from '@northlight/contract/payments/desk'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { takeAtDesk } from '../orders/take-at-desk.ts'
import { type DeskDebt, isReturned, type Order, purchaseOf } from '../purchases.ts'
import { requestDueAgain, writeDueAgain } from './due-again.ts'
import * as queries from './queries.ts'

/** Somebody who could not pay online, or did not want to, pays the same order at the desk, at the price of today. */
export const takeOrder = async (ctx: Ctx, id: number, input: DeskPaymentInput) => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.take'))
  const seen = (await queries.orderWithPayment(ctx.db, id, branches)) ?? fail('not_found')
  return takeAtDesk(ctx, seen, input, (ctx, orders) => orderToTake(ctx, id, orders))
}

const payable = (id: number, orders: Order[]): Order => {
  const order = orders.find((one) => one.id === id) ?? fail('not_found')
  if (order.status === 'PAID') return fail('conflict', 'This is paid already.')
  if (order.status === 'REFUND') return fail('conflict', 'This was refunded, so it cannot be paid again.')
  return order
}

/** The order that money at the desk pays, with the orders of the thing held. */
export const orderToTake = async (ctx: Ctx, id: number, orders: Order[]): Promise<Order> => {
  const order = payable(id, orders)
  return isReturned(order) ? dueAgain(ctx, order, orders) : refuseChanged(ctx, order)
}

/** The same without writing an order, for a cheque that has not cleared. */
export const requestOfOrder = async (ctx: Ctx, id: number, orders: Order[]): Promise<DeskDebt> => {
  const order = payable(id, orders)
  if (isReturned(order)) await refusePlan(ctx, order)
  const request = await requestDueAgain(ctx, order)
  await refuseChanged(ctx, { ...order, part: request.part ?? 0, terms: request.terms ?? null })
  return { request, language: order.language }
}

const refuseChanged = async (ctx: Ctx, order: Order): Promise<Order> => {
  const purchase = purchaseOf(ctx, order.kind)
  const objection = await purchase.objection?.(ctx, order)
  if (objection) return fail('conflict', objection)
  if (await purchase.isDearerNow?.(ctx, order))
    return fail('conflict', 'The price has changed since this was begun. Please begin it again with the family.')
  return order
}

const refusePlan = async (ctx: Ctx, order: Order): Promise<void> => {
  if (await queries.hasPlan(ctx.db, order)) fail('conflict', 'This fee is due again: take it under Instalments.')
}

/** What was taken back is paid by an order of its own, with a new receipt; a course that runs by its instalments. */
const dueAgain = async (ctx: Ctx, returned: Order, orders: Order[]): Promise<Order> => {
  await refusePlan(ctx, returned)
  return refuseChanged(ctx, await writeDueAgain(ctx, returned, orders))
}
