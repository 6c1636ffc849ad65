import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { isUniqueViolation } from '@northlight/db/errors'
import { scopeOf } from '@northlight/db/scopes'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { settingsRecord } from '../../settings/service.ts'
import { GatewayError } from '../gateway/gateway.ts'
import type { Order, OrderRequest, PurchaseKind } from '../purchases.ts'
import * as queries from '../queries.ts'

export type { Order, OrderRequest } from '../purchases.ts'

/** Stands for the gateway in an order that was made at the desk. */
export const deskGateway = 'desk'

/** Someone who pays by UPI needs a minute or two; asking earlier would only cost calls. */
export const firstCheckAfter = minutes(2)

/** The whole fee is also each of its parts. */
const isSameThing = (one: number, other: number): boolean => one === other || one === 0 || other === 0

/** The same thing for the same money. */
export const isSecondFor = (paid: Order, part: number): boolean =>
  paid.status === 'PAID' && isSameThing(paid.part, part)

/**
 * A window from before something was paid and given back belongs to that purchase: it begins nothing anew. One that was
 * opened later does, because while a thing is paid no order for it is given out.
 */
export const isOfGivenBack = (order: Order, other: Order): boolean =>
  other.status === 'REFUND' &&
  isSameThing(other.part, order.part) &&
  other.paid_at !== null &&
  order.created_at < other.paid_at

/**
 * The order to pay for a thing: the open one again, or a new one. The gateway is asked before anything is stored,
 * so call it outside a transaction; nobody can pay an order whose number was never given out. What was paid while the
 * gateway was asked stays paid, and no new order is given out for it.
 */
export const openOrder = async (ctx: Ctx, request: OrderRequest): Promise<Order> => {
  outsideTransaction(ctx)
  if (ctx.services.gateway.checkout.kind === 'closed') return payingIsClosed(ctx)
  const { kind, subject_id, amount_paise } = request
  const open = await queries.openOrderOf(ctx.db, kind, subject_id)
  if (open && isAskedFor(ctx, open, request)) return withPayer(ctx, open, request)

  const receipt = randomUUID()
  const made = await ctx.services.gateway
    .createOrder({ amount_paise, currency: 'INR', receipt, notes: { kind, subject: String(subject_id) } })
    .catch((error: unknown) => gatewayFailure(ctx, error))
  const write = () => inTransaction(ctx, (ctx) => writeOrder(ctx, request, { id: made.id, receipt }))
  return write().catch((error: unknown) => {
    // Two first clicks at the same moment find nothing to lock: the second looks again and finds the first one's order.
    if (isUniqueViolation(error, 'orders')) return write()
    throw error
  })
}

const writeOrder = async (ctx: Ctx, request: OrderRequest, made: { id: string; receipt: string }): Promise<Order> => {
  const { kind, subject_id, amount_paise, part = 0, terms = null } = request
  const orders = await queries.lockOrdersOf(ctx, kind, subject_id)
  if (orders.some((order) => isSecondFor(order, part))) return fail('conflict', 'This is paid already.')
  const open = orders.find(({ status }) => status === 'PENDING')
  if (open && isAskedFor(ctx, open, request)) return withPayer(ctx, open, request)
  // Another amount or account means another order. Anyone who has the old window open still pays the price it was
  // offered at.
  if (open) await queries.cancelOpenOrder(ctx.db, open.id, ctx.now())
  const order = await queries.insertOrder(ctx.db, {
    kind,
    subject_id,
    part,
    terms,
    gateway: ctx.services.gateway.name,
    gateway_order_id: made.id,
    receipt: made.receipt,
    amount_paise,
    status: 'PENDING',
    user_id: request.user_id,
    ...payerOf(request),
    language: languageOfCall(ctx),
    description: request.description,
    next_check_at: later(ctx.now(), firstCheckAfter),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  await audit(ctx, {
    action: 'payments.open-order',
    entity: 'order',
    id: order.id,
    details: { kind, subject_id, part, amount_paise },
  })
  return order
}

/**
 * An order for money that lies on the desk: made and paid in one transaction, with the orders of the thing held. No
 * gateway hears of it; an open window of the family is closed, and what is paid in it all the same goes back.
 */
export const writeDeskOrder = async (
  ctx: Ctx,
  request: OrderRequest,
  orders: Order[],
  language: Order['language'],
): Promise<Order> => {
  const { kind, subject_id, amount_paise, part = 0, terms = null } = request
  if (orders.some((order) => isSecondFor(order, part))) return fail('conflict', 'This is paid already.')
  const open = orders.find(({ status }) => status === 'PENDING')
  if (open) await queries.cancelOpenOrder(ctx.db, open.id, ctx.now())
  const id = randomUUID()
  return queries.insertOrder(ctx.db, {
    ...{ kind, subject_id, part, terms, amount_paise, language },
    ...{ gateway: deskGateway, gateway_order_id: `desk_${id}`, receipt: id },
    ...{ status: 'PENDING', user_id: request.user_id, ...payerOf(request), description: request.description },
    ...{ next_check_at: null, created_at: ctx.now(), updated_at: ctx.now() },
  })
}

/** An order is read and proved by its account alone: a parent who pays what the student began gets one of their own. */
const isAskedFor = (ctx: Ctx, open: Order, { amount_paise, user_id, part = 0, terms = null }: OrderRequest): boolean =>
  open.amount_paise === amount_paise &&
  open.user_id === user_id &&
  open.gateway === ctx.services.gateway.name &&
  open.part === part &&
  isDeepStrictEqual(open.terms, terms)

/**
 * Called before the row that is bought is locked: a payment is recorded in the same order, orders first, and two that
 * wait for each other would both fail.
 */
export const holdOrders = async (ctx: Ctx, kind: PurchaseKind, subjectId: number): Promise<void> => {
  await queries.lockOrdersOf(ctx, kind, subjectId)
}

/**
 * The open order for a thing that is no longer wanted: nobody is asked for it any more. Inside the caller's
 * transaction. Money that comes all the same is heard of and looked at.
 */
export const closeOpenOrder = async (ctx: Ctx, kind: PurchaseKind, subjectId: number): Promise<void> => {
  const orders = await queries.lockOrdersOf(ctx, kind, subjectId)
  const open = orders.find(({ status }) => status === 'PENDING')
  const order = open && (await queries.cancelOpenOrder(ctx.db, open.id, ctx.now()))
  if (order) await audit(ctx, { action: 'payments.close-order', entity: 'order', id: order.id, details: { kind } })
}

const payerOf = ({ payer }: OrderRequest) => ({
  payer_name: payer.name,
  payer_email: payer.email,
  payer_phone: payer.phone,
})

/** Anyone who corrected a typing mistake gets the receipt under the corrected name and address. */
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

const orderNamed = async (ctx: Ctx, gatewayOrderId: string, kind?: PurchaseKind): Promise<Order> => {
  const order = (await queries.orderByGatewayId(ctx.db, gatewayOrderId)) ?? fail('not_found')
  return kind !== undefined && order.kind !== kind ? fail('not_found') : order
}

/**
 * The order a caller names, to be read or cancelled: that of an account by its account alone, that of a visitor by
 * anyone who knows its number, which nobody can guess and only the visitor who opened it was given.
 */
export const orderForCaller = async (ctx: Ctx, gatewayOrderId: string, kind?: PurchaseKind): Promise<Order> => {
  const order = await orderNamed(ctx, gatewayOrderId, kind)
  return order.user_id === null || order.user_id === actorId(ctx) ? order : fail('not_found')
}

/** Said with the number to ring: what the family entered is kept, and the office takes the money another way. */
const payingIsClosed = async (ctx: Ctx): Promise<never> => {
  const { value: institute } = await settingsRecord(ctx, 'institute')
  return fail(
    'payments_closed',
    `Online payment is not open. Nothing was charged. Please call us on ${institute.phones[0]} to pay.`,
  )
}

/**
 * The order a caller proves a payment for. The signature of the bank says who pays, also when the session has ended
 * meanwhile; only another account is refused.
 */
export const orderToProve = async (ctx: Ctx, gatewayOrderId: string, kind?: PurchaseKind): Promise<Order> =>
  ctx.actor.kind === 'user' ? orderForCaller(ctx, gatewayOrderId, kind) : orderNamed(ctx, gatewayOrderId, kind)

/** A gateway that cannot be reached is said as a pause; one that refused us is our own mistake and is logged whole. */
export const gatewayFailure = (ctx: Ctx, error: unknown): never => {
  if (!(error instanceof GatewayError)) throw error
  ctx.services.logger.error(
    { err: error, status: error.status, requestId: ctx.requestId },
    'the payment gateway did not answer',
  )
  return fail('unavailable', 'Payments cannot be taken at this moment. Nothing was charged. Please try again shortly.')
}
