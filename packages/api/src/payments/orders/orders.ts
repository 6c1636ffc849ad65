import { randomUUID } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Paise } from '@northlight/contract/money'
import { isUniqueViolation } from '@northlight/db/errors'
import { scopeOf } from '@northlight/db/scopes'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { settingsRecord } from '../../settings/service.ts'
import { GatewayError } from '../gateway/gateway.ts'
import type { Order, PurchaseKind } from '../purchases.ts'
import * as queries from '../queries.ts'

export type { Order } from '../purchases.ts'

export type OrderRequest = {
  kind: PurchaseKind
  /** The row that is bought; it exists already. */
  subject_id: number
  /** From the server's own rows, never from a client. */
  amount_paise: Paise
  user_id: number | null
  payer: { name: string; email: string; phone: string | null }
  description: string
}

/** Someone who pays by UPI needs a minute or two; asking earlier would only cost calls. */
export const firstCheckAfter = minutes(2)

/**
 * The order to pay for a thing: the open one again, or a new one. The gateway is asked before anything is stored,
 * so call it outside a transaction; nobody can pay an order whose number was never given out.
 */
export const openOrder = async (ctx: Ctx, request: OrderRequest): Promise<Order> => {
  outsideTransaction(ctx)
  if (ctx.services.gateway.checkout.kind === 'closed') return payingIsClosed(ctx)
  const { kind, subject_id, amount_paise } = request
  const { name: gateway } = ctx.services.gateway
  const open = await queries.openOrderOf(ctx.db, kind, subject_id)
  const isSame = open?.amount_paise === amount_paise && open.gateway === gateway
  if (open && isSame) return withPayer(ctx, open, request)

  const receipt = randomUUID()
  const made = await ctx.services.gateway
    .createOrder({ amount_paise, currency: 'INR', receipt, notes: { kind, subject: String(subject_id) } })
    .catch((error: unknown) => gatewayFailure(ctx, error))
  try {
    return await inTransaction(ctx, async (ctx) => {
      // Another amount means another order. Whoever has the old window open still pays the price it was offered at.
      if (open) await queries.changeOrder(ctx.db, open.id, { status: 'CANCELLED', updated_at: ctx.now() })
      const order = await queries.insertOrder(ctx.db, {
        kind,
        subject_id,
        gateway,
        gateway_order_id: made.id,
        receipt,
        amount_paise,
        status: 'PENDING',
        user_id: request.user_id,
        ...payerOf(request),
        description: request.description,
        next_check_at: later(ctx.now(), firstCheckAfter),
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      await audit(ctx, {
        action: 'payments.open-order',
        entity: 'order',
        id: order.id,
        details: { kind, subject_id, amount_paise },
      })
      return order
    })
  } catch (error) {
    // Two clicks at the same moment: the first one's order is the order.
    const first = isUniqueViolation(error, 'orders') && (await queries.openOrderOf(ctx.db, kind, subject_id))
    if (first && first.amount_paise === amount_paise) return first
    throw error
  }
}

/**
 * The open order for a thing that is no longer wanted: nobody is asked for it any more. Inside the caller's
 * transaction. Money that comes all the same is heard of and looked at.
 */
export const closeOpenOrder = async (ctx: Ctx, kind: PurchaseKind, subjectId: number): Promise<void> => {
  const open = await queries.openOrderOf(ctx.db, kind, subjectId)
  const order = open && (await queries.lockOrder(ctx, open.gateway_order_id))
  if (order?.status !== 'PENDING') return
  await queries.changeOrder(ctx.db, order.id, { status: 'CANCELLED', updated_at: ctx.now() })
  await audit(ctx, { action: 'payments.close-order', entity: 'order', id: order.id, details: { kind } })
}

const payerOf = ({ payer }: OrderRequest) => ({
  payer_name: payer.name,
  payer_email: payer.email,
  payer_phone: payer.phone,
})

/** Whoever corrected a typing mistake gets the receipt under the corrected name and address. */
const withPayer = async (ctx: Ctx, order: Order, request: OrderRequest): Promise<Order> => {
  const payer = payerOf(request)
  const isSame = (Object.keys(payer) as (keyof typeof payer)[]).every((name) => order[name] === payer[name])
  return isSame ? order : queries.changeOrder(ctx.db, order.id, { ...payer, updated_at: ctx.now() })
}

/** A bank's answer can take seconds: nobody else's writing may wait for it. */
export const outsideTransaction = (ctx: Ctx) => {
  if (scopeOf(ctx.db).topics) throw new Error('The payment gateway is asked outside a transaction, never inside one.')
}

/** Paid before refunded before open before given up; the newest of each. */
const decisiveOrder = (newestFirst: Order[]): Order | undefined => {
  const first = (status: Order['status']) => newestFirst.find((order) => order.status === status)
  return first('PAID') ?? first('REFUND') ?? first('PENDING') ?? newestFirst[0]
}

/** The order that counts for a thing: the paid one, else the refunded one, else the newest. */
export const orderOf = async (ctx: Ctx, kind: PurchaseKind, subjectId: number): Promise<Order | undefined> =>
  decisiveOrder(await queries.ordersOf(ctx.db, kind, [subjectId]))

/** The same for many things at once, by their ids. */
export const ordersOf = async (ctx: Ctx, kind: PurchaseKind, subjectIds: number[]): Promise<Map<number, Order>> => {
  const all = Map.groupBy(await queries.ordersOf(ctx.db, kind, subjectIds), (order) => order.subject_id)
  const counting = [...all].map(([id, orders]) => [id, decisiveOrder(orders)] as const)
  return new Map(counting.filter((pair): pair is readonly [number, Order] => pair[1] !== undefined))
}

/** An order of this kind by the number the checkout knows it by. */
export const orderByGatewayId = async (
  ctx: Ctx,
  kind: PurchaseKind,
  gatewayOrderId: string,
): Promise<Order | undefined> => {
  const order = await queries.orderByGatewayId(ctx.db, gatewayOrderId)
  return order?.kind === kind ? order : undefined
}

/**
 * The order a caller names by the number of its checkout, which nobody can guess: guests may ask for it. One that
 * belongs to the account of somebody else looks like none to a signed-in caller.
 */
export const orderForCaller = async (ctx: Ctx, gatewayOrderId: string, kind?: PurchaseKind): Promise<Order> => {
  const order = (await queries.orderByGatewayId(ctx.db, gatewayOrderId)) ?? fail('not_found')
  const isForeign = ctx.actor.kind === 'user' && order.user_id !== null && order.user_id !== ctx.actor.id
  return isForeign || (kind !== undefined && order.kind !== kind) ? fail('not_found') : order
}

/** Said with the number to ring: what the family entered is kept, and the office takes the money another way. */
const payingIsClosed = async (ctx: Ctx): Promise<never> => {
  const { value: institute } = await settingsRecord(ctx, 'institute')
  return fail(
    'payments_closed',
    `Online payment is not open. Nothing was charged. Please ring us on ${institute.phones[0]} to pay.`,
  )
}

/** A gateway that cannot be reached is said as a pause; one that refused us is our own mistake and is logged whole. */
export const gatewayFailure = (ctx: Ctx, error: unknown): never => {
  if (!(error instanceof GatewayError)) throw error
  ctx.services.logger.error(
    { err: error, status: error.status, requestId: ctx.requestId },
    'the payment gateway did not answer',
  )
  return fail('unavailable', 'Payments cannot be taken at this moment. Nothing was charged. Please try again shortly.')
}
