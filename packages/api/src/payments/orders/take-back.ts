import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { NotedByMistakeInput, ReturnedChequeInput } from '@northlight/contract/payments/desk'
import type { BackCause } from '@northlight/db/tables/payments'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { mailTakenBack } from '../jobs.ts'
import type { Payment } from '../purchases.ts'
import { purchaseOf } from '../purchases.ts'
import * as queries from '../queries.ts'
import * as refundQueries from '../refunds/queries.ts'
import { freeReference } from './free-reference.ts'

/** What was taken at the desk for an order; the day on which it was taken back, if it was. */
const deskPaymentOf = (ctx: Ctx, orderId: number) =>
  ctx.db
    .selectFrom('payments')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['desk_payments.means', 'desk_payments.taken_by'])
    .select('returned_cheques.returned_on')
    .where('payments.order_id', '=', orderId)
    .executeTakeFirst()

const checkDay = (ctx: Ctx, on: string, payment: Payment) => {
  if (on > indianDay(ctx.now())) invalid({ on: ['This day has not come yet.'] })
  if (on < indianDay(payment.paid_at)) invalid({ on: ['The cheque was taken after this day.'] })
}

const words = {
  bank: {
    refusal: 'This was not paid by cheque at the desk.',
    calledOff: 'The bank returned the cheque.',
    action: 'payments.note-returned-cheque',
    done: 'Noted. The fee is due again, the receipt is cancelled, and the family gets a mail.',
  },
  mistake: {
    refusal: 'This was not paid at the desk.',
    calledOff: 'The payment was noted by mistake.',
    action: 'payments.note-mistake',
    done: 'Noted. It no longer counts as paid, the receipt is cancelled, and the family gets a mail.',
  },
} as const satisfies Record<BackCause, object>

/** The bank did not pay a cheque that was taken at the desk. */
export const noteReturnedCheque = (ctx: Ctx, id: number, input: ReturnedChequeInput): Promise<string> =>
  takeBack(ctx, id, { cause: 'bank', ...input })

/** The money was never here, or was another family's: a colleague noted it for the wrong person, sum or a second time. */
export const noteMistake = (ctx: Ctx, id: number, { reason }: NotedByMistakeInput): Promise<string> =>
  takeBack(ctx, id, { cause: 'mistake', on: indianDay(ctx.now()), reason })

type Back = ReturnedChequeInput & { cause: BackCause }

/**
 * A payment of the desk counts no more. What it paid for is due again, its receipt is cancelled and its number never
 * used again, refunds that wait are called off, and the family is told; all of it or nothing, once.
 */
const takeBack = (ctx: Ctx, id: number, back: Back): Promise<string> => {
  allow(ctx, 'cheques.return')
  const { refusal, calledOff: why, action, done } = words[back.cause]
  return inTransaction(ctx, async (ctx) => {
    const seen = (await queries.orderById(ctx.db, id)) ?? fail('not_found')
    // Orders first, then the payment, as everybody holds them who settles a fee or a refund.
    const orders = await queries.lockOrdersOf(ctx, seen.kind, seen.subject_id)
    const order = orders.find((one) => one.id === id) ?? fail('not_found')
    const payment = await deskPaymentOf(ctx, id)
    if (!payment || (back.cause === 'bank' && payment.means !== 'cheque')) return fail('conflict', refusal)
    if (payment.returned_on !== null) return 'This was noted before.'
    // Nobody takes cash and strikes it from the books alone; that a cheque came back is the bank's word.
    if (back.cause === 'mistake' && payment.taken_by === actorId(ctx))
      return fail('conflict', 'You took this money yourself, so another administrator notes that it was a mistake.')
    await refundQueries.lockMoney(ctx, { payment_id: payment.id })
    checkDay(ctx, back.on, payment)
    const calledOff = await callOffRefunds(ctx, payment, why)
    await takeOut(ctx, payment, back)
    const after = await queries.changeOrder(ctx.db, order.id, { status: 'CANCELLED', updated_at: ctx.now() })
    await purchaseOf(ctx, order.kind).returned(ctx, after, { calledOff, cause: back.cause })
    const details = { amount_paise: payment.amount_paise, on: back.on }
    await audit(ctx, { action, entity: 'order', id, details })
    await enqueue(ctx, mailTakenBack, { order_id: id }, { key: `returned-cheque:${id}` })
    return done
  })
}

/** What was to be paid out of this money stays here. What the family has already is not a fee that can be due again. */
const callOffRefunds = async (ctx: Ctx, { id, amount_paise }: Payment, failure: string) => {
  const gone =
    (await refundQueries.refundedOrAsked(ctx.db, { payment_id: id })) -
    (await refundQueries.onItsWayBack(ctx.db, { payment_id: id }))
  if (gone > 0)
    fail(
      'conflict',
      `${shownMoney(gone)} of ${shownMoney(amount_paise)} was refunded already. Please settle the rest with the family.`,
    )
  return ctx.db
    .updateTable('refunds')
    .set({ state: 'failed', failure, updated_at: ctx.now() })
    .where('payment_id', '=', id)
    .where('state', 'in', ['requested', 'pending'])
    .returningAll()
    .execute()
}

/** All of the money goes out of the books again, so that nothing is left of it to refund. */
const takeOut = async (ctx: Ctx, { id, amount_paise }: Payment, { on, reason, cause }: Back) => {
  const now = ctx.now()
  const refund = await refundQueries.insertRefund(ctx.db, {
    ...{ payment_id: id, receipt: randomUUID(), gateway_refund_id: `returned_${id}`, amount_paise, reason },
    ...{ state: 'processed', requested_by: actorId(ctx), processed_at: now, created_at: now, updated_at: now },
  })
  const row = { payment_id: id, refund_id: refund.id, returned_on: on, noted_by: actorId(ctx), created_at: now }
  await ctx.db
    .insertInto('returned_cheques')
    .values({ ...row, cause })
    .execute()
  await freeReference(ctx, id)
}
