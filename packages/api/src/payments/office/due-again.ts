import type { Ctx } from '../../kernel/context.ts'
import { writeDeskOrder } from '../orders/orders.ts'
import type { Order } from '../purchases.ts'
import { hasPlan } from './queries.ts'

/** What an order that was taken back asks for today: in a course that runs its instalment, otherwise the same again. */
export const dueAgainOf = async (ctx: Ctx, returned: Order): Promise<Order> =>
  (await hasPlan(ctx.db, returned)) ? { ...returned, part: Math.max(1, returned.part), terms: null } : returned

/** That as an order of its own, because the receipt of the old one is cancelled. With the orders of the thing held. */
export const writeDueAgain = async (ctx: Ctx, returned: Order, orders: Order[]): Promise<Order> => {
  const { kind, subject_id, part, terms, amount_paise, user_id, description } = await dueAgainOf(ctx, returned)
  const payer = { name: returned.payer_name, email: returned.payer_email, phone: returned.payer_phone }
  const request = { kind, subject_id, part, terms, amount_paise, user_id, payer, description }
  return writeDeskOrder(ctx, request, orders, returned.language)
}
