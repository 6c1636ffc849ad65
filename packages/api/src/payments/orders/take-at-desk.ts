import { shownMoney } from '@northlight/contract/money'
import type { DeskPaymentInput } from '@northlight/contract/payments/desk'
import type { DeskMeans } from '@northlight/contract/payments/desk-words'
import { methodText } from '@northlight/contract/payments/list-words'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { drawerFor } from '../cash/drawer.ts'
import { waitingFor } from '../cheques/queries.ts'
import { CannotDeliver, isReturned, type Order, type PurchaseKind } from '../purchases.ts'
import * as queries from '../queries.ts'
import { receiptView } from '../views.ts'
import { checkCash } from './cash-limit.ts'
import { readReference } from './desk-reference.ts'
import { freeReference } from './free-reference.ts'
import { settleByHand } from './record-payment.ts'

/** What is paid: one part of a thing, or the whole of it (0). */
type Thing = { kind: PurchaseKind; subject_id: number; part: number }

/** The order that this click has paid before, and how. */
const orderOfClick = (ctx: Ctx, key: string) =>
  ctx.db
    .selectFrom('desk_payments')
    .innerJoin('payments', 'payments.id', 'desk_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('orders')
    .select(['desk_payments.means', 'desk_payments.reference'])
    .where('desk_payments.click', '=', key)
    .executeTakeFirst()

const receiptWith = (ctx: Ctx, means: Exclude<DeskMeans, 'cash'>, reference: string) =>
  ctx.db
    .selectFrom('desk_payments')
    .innerJoin('receipts', 'receipts.payment_id', 'desk_payments.payment_id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'desk_payments.payment_id')
    .select(['receipts.number', 'receipts.payment_id', 'returned_cheques.id as returned_id'])
    .where('desk_payments.means', '=', means)
    .where('desk_payments.reference', '=', reference)
    .executeTakeFirst()

const checkMeans = async (
  ctx: Ctx,
  thing: Thing,
  { means, amount_paise }: DeskPaymentInput,
  { order, reference }: { order: Order; reference: string | null },
) => {
  if (means === 'cash') {
    await checkCash(ctx, { thing, order, amount_paise })
    return
  }
  if (reference !== null) await refuseKnownReference(ctx, means, reference)
}

/** No cheque and no transfer stands on two receipts. */
export const refuseKnownReference = async (ctx: Ctx, means: Exclude<DeskMeans, 'cash'>, reference: string) => {
  const known = await receiptWith(ctx, means, reference)
  if (!known) return
  if (known.returned_id === null) invalid({ reference: [`This number stands on receipt ${known.number} already.`] })
  // A cheque that came back before numbers were given free with it.
  await freeReference(ctx, known.payment_id)
}

type OrderFor = (ctx: Ctx, orders: Order[]) => Promise<Order>

/** A cheque that was received before and has cleared now. */
type Cleared = { taken_by: number | null; settled: (ctx: Ctx, paymentId: number) => Promise<void> }

/**
 * Money that a colleague took: recorded by the same steps as any other, in one transaction with its receipt and the
 * audit. Never asks a gateway. `orderFor` gives the order that it pays, or says why none can be paid.
 */
export const takeAtDesk = (ctx: Ctx, thing: Thing, input: DeskPaymentInput, orderFor: OrderFor, cleared?: Cleared) => {
  const write = () => inTransaction(ctx, (ctx) => takeOnce(ctx, thing, input, orderFor, cleared))
  return write().catch((error: unknown) => {
    // Two at the same moment, of which neither saw the other: the second looks again, and finds it paid.
    if (isUniqueViolation(error)) return write()
    throw error
  })
}

const takeOnce = async (
  ctx: Ctx,
  thing: Thing,
  input: DeskPaymentInput,
  orderFor: OrderFor,
  cleared: Cleared | undefined,
) => {
  const { key, means, amount_paise } = input
  const orders = await queries.lockOrdersOf(ctx, thing.kind, thing.subject_id)
  const read = readReference(means, input.reference)
  if ('problem' in read) return invalid({ reference: [read.problem] })
  const { reference } = read
  const before = await orderOfClick(ctx, key)
  if (before) return again(ctx, before, thing, { ...input, reference })
  if (!cleared && (await waitingFor(ctx.db, thing)))
    return fail('conflict', 'A cheque for this waits for the bank. Note that it cleared, or hand it back first.')
  const order = await orderFor(ctx, orders)
  if (amount_paise !== order.amount_paise)
    invalid({ amount: [`${shownMoney(order.amount_paise)} is asked for. Take the whole of it, or nothing.`] })
  await checkMeans(ctx, thing, input, { order, reference })
  const payment = await record(ctx, input, order, orders)
  await ctx.db
    .insertInto('desk_payments')
    .values({
      ...{ payment_id: payment.id, means, reference, click: key, created_at: ctx.now() },
      taken_by: cleared ? cleared.taken_by : actorId(ctx),
      // A cheque was counted when it was received.
      drawer: cleared ? null : await drawerFor(ctx, thing),
    })
    .execute()
  await cleared?.settled(ctx, payment.id)
  await audit(ctx, { action: 'payments.take-at-desk', entity: 'order', id: order.id, details: { means, amount_paise } })
  return done(ctx, order)
}

/** A click that has paid something already receives no cheque: it is told what was noted. */
export const refusePaidClick = async (
  ctx: Ctx,
  key: string,
  thing: Thing,
  given: { means: DeskMeans; amount_paise: number; reference: string | null },
) => {
  const before = await orderOfClick(ctx, key)
  if (before) await again(ctx, before, thing, given)
}

type Before = NonNullable<Awaited<ReturnType<typeof orderOfClick>>>

/**
 * The same click once more, because its answer got lost, is answered as before. With something else in it, it is told
 * what was noted: nobody is told “taken” for a cheque where cash stands in the books.
 */
const again = async (
  ctx: Ctx,
  before: Before,
  thing: Thing,
  { means, amount_paise, reference }: { means: DeskMeans; amount_paise: number; reference: string | null },
) => {
  if (before.kind !== thing.kind || before.subject_id !== thing.subject_id || before.part !== thing.part)
    return fail('conflict', 'This click has paid something else.')
  const noted = await done(ctx, before)
  // A screen that was left open: nobody is told “taken” of money whose receipt is cancelled.
  if (isReturned(before))
    return fail(
      'conflict',
      `This was noted before, and receipt ${noted.receipt.number} was cancelled since. Nothing was taken. Please begin again.`,
    )
  if (before.means !== means || before.reference !== reference || before.amount_paise !== amount_paise)
    return fail(
      'conflict',
      `This was noted before: ${methodText(`desk_${before.means}`)}, receipt ${noted.receipt.number}. Nothing was taken a second time.`,
    )
  return noted
}

/** By the steps of every payment; what cannot be given any more is refused, and nothing is kept. */
const record = async (ctx: Ctx, { key, means, amount_paise }: DeskPaymentInput, order: Order, orders: Order[]) => {
  const payment = {
    ...{ id: `desk_${key}`, order_id: order.gateway_order_id, status: 'captured' as const, currency: 'INR' },
    ...{ amount_paise, amount_refunded_paise: 0, method: `desk_${means}`, error_description: null },
    created_at: ctx.now(),
  }
  await settleByHand(ctx, payment, order, orders).catch((error: unknown) => {
    if (error instanceof CannotDeliver) return fail('conflict', error.message)
    throw error
  })
  return (await queries.paymentByGatewayId(ctx.db, payment.id)) ?? fail('not_found')
}

const done = async (ctx: Ctx, order: Pick<Order, 'id'>) => ({
  order_id: order.id,
  receipt: (await receiptView(ctx, order.id)) ?? fail('not_found'),
})
