import type { Ctx } from '../../kernel/context.ts'
import { writeDeskOrder } from '../orders/orders.ts'
import { isReturned, type Order, type OrderRequest } from '../purchases.ts'
import { hasPlan } from './queries.ts'

/** What an order that was taken back asks for today: in a course that runs its instalment, otherwise the same again. */
export const dueAgainOf = async (ctx: Ctx, returned: Order): Promise<Order> =>
  (await hasPlan(ctx.db, returned)) ? { ...returned, part: Math.max(1, returned.part), terms: null } : returned

/** What an order asks for, as a request of its own. */
const requestOf = ({ payer_name, payer_email, payer_phone, ...order }: Order): OrderRequest => {
  const { kind, subject_id, part, terms, amount_paise, user_id, description } = order
  const payer = { name: payer_name, email: payer_email, phone: payer_phone }
  return { kind, subject_id, part, terms, amount_paise, user_id, payer, description }
}

/** What is asked for at the desk by an order that is open, or was taken back. */
export const requestDueAgain = async (ctx: Ctx, order: Order): Promise<OrderRequest> =>
  requestOf(isReturned(order) ? await dueAgainOf(ctx, order) : order)

/** That as an order of its own, because the receipt of the old one is cancelled. With the orders of the thing held. */
export const writeDueAgain = async (ctx: Ctx, returned: Order, orders: Order[]): Promise<Order> =>
  writeDeskOrder(ctx, requestOf(await dueAgainOf(ctx, returned)), orders, returned.language)
