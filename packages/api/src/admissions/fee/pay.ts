import { later } from '@northlight/contract/dates'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import type { PaymentProof } from '../../kernel/services.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { closeOpenOrder, holdOrders, type Order, openOrder, orderByGatewayId } from '../../payments/orders/orders.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { seatHold, seatIn } from '../sittings/seats.ts'
import { full, objectionTo } from '../sittings/sittings.ts'
import { feeRequest } from './fee-request.ts'

/** The order for the fee of this application. Called outside a transaction: the gateway is asked. */
export const orderFor = async (ctx: Ctx, row: Registration): Promise<Order> =>
  openOrder(ctx, await feeRequest(ctx, row))

/** The order right after registering. A gateway that is down leaves the application open, to be paid a little later. */
export const firstOrder = async (ctx: Ctx, row: Registration): Promise<Order | undefined> => {
  if (row.payment_status !== 'PENDING') return undefined
  return orderFor(ctx, row).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === 'unavailable') return undefined
    throw error
  })
}

/** Holds the seat anew; a sitting that is full, closed or over is said before anything is charged. */
const holdAgain = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found', 'Data not found')
    if (row.payment_status !== 'PENDING' || row.state === 'withdrawn') fail('bad_request', 'Data not found')
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    const objection = objectionTo(ctx, sitting, row.class)
    if (objection) fail('conflict', objection)
    if (row.seat === 'none' && !(await seatIn(ctx, row.sitting_id))) full('sitting')
    return queries.changeRegistration(ctx.db, row.id, {
      seat: 'held',
      held_until: later(ctx.now(), seatHold),
      updated_at: ctx.now(),
    })
  })

/** The gateway is asked outside a transaction: what was moved or withdrawn meanwhile leaves no order that asks for money. */
const refuseIfChanged = (ctx: Ctx, id: number, { amount_paise }: Order) =>
  inTransaction(ctx, async (ctx) => {
    await holdOrders(ctx, 'admission', id)
    const row = await queries.registrationById(ctx.db, id)
    if (row?.state !== 'withdrawn' && row?.payment_status === 'PENDING' && row.fee_paise === amount_paise) return null
    await closeOpenOrder(ctx, 'admission', id)
    return 'This application has changed meanwhile. Please load the page again; nothing was charged.'
  })

export const payAgain = async (ctx: Ctx): Promise<{ row: Registration; order: Order }> => {
  const own = (await queries.registrationOfUser(ctx.db, signedIn(ctx).id)) ?? fail('bad_request', 'Data not found')
  const row = await holdAgain(ctx, own.id)
  const order = await orderFor(ctx, row)
  const changed = await refuseIfChanged(ctx, row.id, order)
  if (changed !== null) fail('conflict', changed)
  return { row, order }
}

/** The checkout's proof. Anyone who holds it may tell us; the reply shows the application it belongs to. */
export const verifyFee = async (ctx: Ctx, proof: PaymentProof): Promise<{ row: Registration; order: Order }> => {
  const order = (await orderByGatewayId(ctx, 'admission', proof.order_id)) ?? fail('not_found')
  const settled = await verifyPayment(ctx, 'admission', order.subject_id, proof)
  const row = (await queries.registrationById(ctx.db, order.subject_id)) ?? fail('not_found')
  return { row, order: settled }
}
