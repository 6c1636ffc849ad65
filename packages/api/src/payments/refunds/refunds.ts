import { randomUUID } from 'node:crypto'
import { type Paise, shownMoney } from '@northlight/contract/money'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import type { GatewayRefund } from '../../kernel/services.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { GatewayError } from '../gateway/gateway.ts'
import { mailRefund, mailReturned } from '../jobs.ts'
import { type PurchaseKind, purchaseOf } from '../purchases.ts'
import * as queries from '../queries.ts'
import * as refundQueries from './queries.ts'

type Refund = Selectable<Tables['refunds']>
export type RefundRequest = {
  /** Either money in the books or money kept for staff. */
  of: { payment_id: number } | { unmatched_id: number }
  amount_paise: Paise
  reason: string
  /** The calculation it carries out, where there is one. */
  case_id?: number
}

/** Gives money back, all of it or a part. Only an administrator; the bank is told by a job, once, however often it is tried. */
export const requestRefund = (ctx: Ctx, request: RefundRequest): Promise<Refund> =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'refunds.send')
    // A student who leaves has a calculation that two people sign: nobody returns the same fee beside it.
    if (request.case_id === undefined && (await refundQueries.isInOpenCase(ctx.db, request.of)))
      fail('conflict', 'This student leaves the course: the refund is worked out under Refunds.')
    return askForRefund(ctx, request)
  })

/** A second payment for the same thing is nobody's to decide about: all of it goes back by itself. */
export const returnSecondPayment = async (ctx: Ctx, gatewayPaymentId: string): Promise<void> => {
  const money = await queries.unmatchedByGatewayId(ctx.db, gatewayPaymentId)
  if (money?.currency !== 'INR') return
  const { id, amount_paise } = money
  await askForRefund(ctx, { of: { unmatched_id: id }, amount_paise, reason: 'Paid twice' })
}

const askForRefund = async (
  ctx: Ctx,
  { of, amount_paise, reason, case_id = null }: Omit<RefundRequest, 'case_id'> & { case_id?: number | null },
): Promise<Refund> => {
  const target = 'payment_id' in of ? { payment_id: of.payment_id } : { unmatched_id: of.unmatched_id }
  const money = (await refundQueries.lockMoney(ctx, target)) ?? fail('not_found')
  const settled = await refundQueries.settledMoney(ctx.db, target)
  if (settled?.placed_order_id) fail('conflict', 'This money was placed with an order, and is refunded there.')
  if (settled) fail('conflict', 'A colleague has noted that this money is settled, so it does not go back as well.')
  const left = money.amount_paise - (await refundQueries.refundedOrAsked(ctx.db, target))
  if (!Number.isSafeInteger(amount_paise) || amount_paise < 1 || amount_paise > left)
    invalid({ amount: [`At most ${shownMoney(left)} of this payment can be refunded.`] })
  const refund = await refundQueries.insertRefund(ctx.db, {
    ...target,
    receipt: randomUUID(),
    amount_paise,
    reason,
    state: 'requested',
    case_id,
    requested_by: actorId(ctx),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  await audit(ctx, {
    action: 'payments.request-refund',
    entity: 'refund',
    id: refund.id,
    details: { ...target, amount_paise },
  })
  await enqueue(ctx, sendRefund, { refund_id: refund.id }, { key: `refund:${refund.id}` })
  return refund
}

/** What was paid for a thing and what is on its way back, oldest first. A refund the bank refused counts as not made. */
export type Refunds = {
  payment_id: number
  /** Where it was paid at the desk: there a colleague pays it out by hand. */
  desk_order_id: number | null
  left_paise: Paise
  refunds: Pick<Refund, 'amount_paise' | 'state' | 'updated_at'>[]
}

/** By the ids of the things; nothing for those that were never paid. */
export const refundsOf = async (ctx: Ctx, kind: PurchaseKind, subjectIds: number[]): Promise<Map<number, Refunds>> => {
  const paid = await refundQueries.paymentsFor(ctx.db, kind, subjectIds)
  const refunds = Map.groupBy(
    await refundQueries.refundsOf(
      ctx.db,
      paid.map(({ order_id }) => order_id),
    ),
    (refund) => refund.order_id,
  )
  return new Map(
    paid.map(({ id, subject_id, order_id, amount_paise, desk_payment_id }) => {
      const made = refunds.get(order_id) ?? []
      const back = made.filter(({ state }) => state !== 'failed').reduce((sum, one) => sum + one.amount_paise, 0)
      const desk_order_id = desk_payment_id === null ? null : order_id
      const left_paise = Math.max(0, amount_paise - back)
      return [subject_id, { payment_id: id, desk_order_id, left_paise, refunds: made }] as const
    }),
  )
}

/** Called before the row that was bought is locked: news of a refund locks the payment first, then what was bought. */
export const holdPayment = async (ctx: Ctx, paymentId: number): Promise<void> => {
  await refundQueries.lockMoney(ctx, { payment_id: paymentId })
}

export const sendRefund = defineJob(
  'payments.send-refund',
  z.object({ refund_id: z.number().int() }),
  async (ctx, { refund_id }) => {
    const refund = await refundQueries.refundToSend(ctx.db, refund_id)
    if (refund?.state !== 'requested') return
    // Waits until a colleague says that it was paid out.
    if (refund.desk_payment_id !== null) return
    try {
      const { amount_paise, receipt } = refund
      const made = await ctx.services.gateway.refund(refund.gateway_payment_id, { amount_paise, receipt })
      // Whatever receipt the gateway repeats, it is the answer to this request.
      await inTransaction(ctx, (ctx) => recordRefundState(ctx, { ...made, receipt }))
    } catch (error) {
      // Without a status it was only out of reach: the job is tried again.
      if (!(error instanceof GatewayError) || error.status === null) throw error
      await inTransaction(ctx, async (ctx) => {
        // The bank may have told of it by a message while it answered: what went out stays so.
        if (await refundQueries.noteRefusal(ctx, refund_id, error.message.slice(0, 300)))
          await audit(ctx, { action: 'payments.refund-refused', entity: 'refund', id: refund_id })
      })
    }
  },
  'money',
)

/**
 * What the gateway says of a refund, ours or one made in its own back office. One that went out stays so; one that is
 * said to have failed can still go out, and then the money is gone whatever was said before.
 */
export const recordRefundState = async (ctx: Ctx, heard: GatewayRefund): Promise<string> => {
  const target = await refundQueries.moneyByGatewayId(ctx.db, heard.payment_id)
  if (!target) {
    ctx.services.logger.warn({ refund: heard.id }, 'a refund of a payment we do not know')
    return 'refund of an unknown payment'
  }
  // Orders before the payment, as everybody holds them who settles a fee or a refund.
  await refundQueries.holdOrdersOf(ctx, target)
  await refundQueries.lockMoney(ctx, target)
  const before =
    (await refundQueries.refundByGateway(ctx.db, heard, target)) ?? (await insertForeign(ctx, heard, target))
  if (before.state === 'processed') return 'known'
  if (before.state === 'failed' && heard.status !== 'processed') return 'known'
  const refund = await refundQueries.changeRefund(ctx.db, before.id, {
    state: heard.status,
    gateway_refund_id: heard.id,
    processed_at: heard.status === 'processed' ? ctx.now() : null,
    ...(heard.status === 'processed' && { failure: null }),
    updated_at: ctx.now(),
  })
  if (heard.status !== 'processed') return `refund ${heard.status}`
  await settle(ctx, refund)
  await audit(ctx, {
    action: 'payments.record-refund',
    entity: 'refund',
    id: refund.id,
    details: { ...target, amount_paise: refund.amount_paise },
  })
  return 'refund recorded'
}

const insertForeign = (ctx: Ctx, heard: GatewayRefund, target: refundQueries.Money) =>
  refundQueries.insertRefund(ctx.db, {
    ...target,
    // What was written there as a reference may stand on several; its number is its own.
    receipt: heard.id,
    gateway_refund_id: heard.id,
    amount_paise: heard.amount_paise,
    reason: 'Made at the gateway.',
    state: 'requested',
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })

const settle = async (ctx: Ctx, { id, payment_id, unmatched_id }: Refund) => {
  if (unmatched_id !== null) {
    await refundQueries.settleUnmatchedRefund(ctx, unmatched_id)
    await enqueue(ctx, mailReturned, { refund_id: id }, { key: `returned-mail:${id}` })
    return
  }
  if (payment_id === null) return
  const { order, refunded } = await refundQueries.refundedOrder(ctx, payment_id)
  const isWhole = refunded >= order.amount_paise
  const after = await queries.changeOrder(ctx.db, order.id, {
    refunded_paise: Math.min(refunded, order.amount_paise),
    ...(isWhole && { status: 'REFUND' as const }),
    updated_at: ctx.now(),
  })
  if (isWhole && order.status === 'PAID') await purchaseOf(ctx, order.kind).refunded(ctx, after)
  await enqueue(ctx, mailRefund, { refund_id: id }, { key: `refund-mail:${id}` })
}
