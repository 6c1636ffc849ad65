import { later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { defineJob, enqueue } from '../../kernel/jobs/define-job.ts'
import { signPayment, signWebhook } from '../gateway/gateway.ts'
import { receiveWebhook } from '../gateway/webhook.ts'
import { capture, newId, orderAt, paymentAt } from './gateway.ts'
import { sandboxSecrets } from './secrets.ts'

/** What a person can do in the window of the sandbox. */
export const acts = ['pay', 'fail', 'late', 'twice'] as const
export type Act = (typeof acts)[number]

/** What the window tells the page that opened it. */
export type ActOutcome =
  | { kind: 'paid'; proof: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string } }
  | { kind: 'failed'; reason: string }
  | { kind: 'dismissed' }

/** Long enough to see the page without the money, short enough to wait for. */
const lateBy = seconds(5)
const declined = 'The bank declined the payment.'

export const actInSandbox = async (ctx: Ctx, orderId: string, act: Act): Promise<ActOutcome> => {
  if (act === 'fail') return refusePayment(ctx, orderId)
  if (act === 'late') return payLater(ctx, orderId)
  const first = await pay(ctx, orderId)
  if (act === 'twice') await pay(ctx, orderId)
  return { kind: 'paid', proof: first }
}

const attempt = async (ctx: Ctx, orderId: string, status: 'created' | 'failed') => {
  const order = await orderAt(ctx.db, orderId)
  return ctx.db
    .insertInto('sandbox_payments')
    .values({
      id: newId('pay'),
      order_id: orderId,
      status,
      amount_paise: order.amount_paise,
      method: 'upi',
      error_description: status === 'failed' ? declined : null,
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const pay = (ctx: Ctx, orderId: string) =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await attempt(ctx, orderId, 'created')
    await capture(ctx.db, id)
    await announcePayment(ctx, ['payment.captured', 'order.paid'], id)
    const ids = { order_id: orderId, payment_id: id }
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: id,
      razorpay_signature: signPayment(ids, sandboxSecrets(ctx.services.keys).key),
    }
  })

const refusePayment = (ctx: Ctx, orderId: string): Promise<ActOutcome> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await attempt(ctx, orderId, 'failed')
    await ctx.db
      .updateTable('sandbox_orders')
      .set({ status: 'attempted' })
      .where('id', '=', orderId)
      .where('status', '=', 'created')
      .execute()
    await announcePayment(ctx, ['payment.failed'], id)
    return { kind: 'failed', reason: declined }
  })

/** The window closes without an answer and the money comes afterwards: only the bank's message tells of it. */
const payLater = (ctx: Ctx, orderId: string): Promise<ActOutcome> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await attempt(ctx, orderId, 'created')
    await enqueue(ctx, settleLate, { payment: id }, { key: `sandbox-late:${id}`, runAt: later(ctx.now(), lateBy) })
    return { kind: 'dismissed' }
  })

export const settleLate = defineJob(
  'payments.sandbox-settle-late',
  z.object({ payment: z.string() }),
  (ctx, { payment }) =>
    inTransaction(ctx, async (ctx) => {
      await capture(ctx.db, payment)
      await announcePayment(ctx, ['payment.captured', 'order.paid'], payment)
    }),
  'money',
)

const unixSeconds = (at: string) => Math.floor(Date.parse(at) / 1000)

/** Writes the bank's messages, signed like the real ones; a job carries each to the same door. */
const announcePayment = async (ctx: Ctx, events: string[], paymentId: string) => {
  const { amount_paise, amount_refunded_paise, created_at, ...payment } = await paymentAt(ctx.db, paymentId)
  const entity = {
    ...payment,
    entity: 'payment',
    amount: amount_paise,
    amount_refunded: amount_refunded_paise,
    currency: 'INR',
    created_at: unixSeconds(created_at),
  }
  for (const event of events) {
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: ['payment'],
      payload: { payment: { entity } },
      created_at: unixSeconds(ctx.now()),
    })
    await enqueue(ctx, deliverSandboxWebhook, { body, event_id: newId('evt') })
  }
}

export const deliverSandboxWebhook = defineJob(
  'payments.deliver-sandbox-webhook',
  z.object({ body: z.string(), event_id: z.string() }),
  async (ctx, { body, event_id }) => {
    const { webhook } = sandboxSecrets(ctx.services.keys)
    await receiveWebhook(ctx, {
      body: new TextEncoder().encode(body),
      signature: signWebhook(body, webhook),
      eventId: event_id,
    })
  },
  'money',
)

export const sandboxJobs = [settleLate, deliverSandboxWebhook]
