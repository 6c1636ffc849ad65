import { digest } from '@northlight/db/digest'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, jsonHeaders } from '../../kernel/errors.ts'
import { readLimited } from '../../kernel/read-limited.ts'
import { recordPayment } from '../orders/record-payment.ts'
import * as queries from '../queries.ts'
import { recordRefundState } from '../refunds/refunds.ts'
import { WebhookEvent } from './gateway-entities.ts'

/** Far more than any event; a megabyte is nobody we know. */
const bodyLimit = 128 * 1024

export type Delivery = { body: Uint8Array; signature: string; eventId: string | null }

/** The door for the gateway's own server. The body is checked exactly as it came, before it is read. */
export const webhookResponse = async (ctx: Ctx, request: Request): Promise<Response> => {
  try {
    const outcome = await receiveWebhook(ctx, {
      body: await readLimited(request, bodyLimit),
      signature: request.headers.get('x-razorpay-signature') ?? '',
      eventId: request.headers.get('x-razorpay-event-id'),
    })
    return new Response(JSON.stringify({ message: outcome }), { headers: jsonHeaders })
  } catch (error) {
    if (error instanceof ApiFailure)
      ctx.services.logger.warn({ code: error.code, requestId: ctx.requestId }, 'a payment webhook was refused')
    throw error
  }
}

const parsed = (body: Uint8Array): WebhookEvent => {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return fail('malformed_json')
  }
  const event = WebhookEvent.safeParse(value)
  return event.success ? event.data : fail('bad_request', 'This is not an event we can read.')
}

/** Each event acts once: its id is written in the same transaction as what it did. */
export const receiveWebhook = async (ctx: Ctx, { body, signature, eventId }: Delivery): Promise<string> => {
  if (!signature || !ctx.services.gateway.verifyWebhook(body, signature))
    return fail('unauthenticated', 'The signature does not fit the body.')
  const event = parsed(body)
  const id = eventId?.slice(0, 200) || digest(body)
  return inTransaction(ctx, async (ctx) => {
    const payment = event.payload.payment?.entity
    const subject = event.payload.refund?.entity.id ?? payment?.id ?? null
    const isNew = await queries.insertDelivery(ctx.db, {
      event_id: id,
      event: event.event,
      subject,
      outcome: 'heard',
      received_at: ctx.now(),
    })
    if (!isNew) return 'Heard before.'
    const outcome = await act(ctx, event)
    await ctx.db.updateTable('webhook_deliveries').set({ outcome }).where('event_id', '=', id).execute()
    await audit(ctx, {
      action: 'payments.hear-webhook',
      entity: 'webhook',
      id,
      details: { event: event.event, subject, outcome },
    })
    return 'Thank you.'
  })
}

const act = async (ctx: Ctx, { event, payload }: WebhookEvent): Promise<string> => {
  const payment = payload.payment?.entity
  const refund = payload.refund?.entity
  if (event.startsWith('refund.') && refund) {
    // The news of the payment itself may still be on its way.
    if (payment && (payment.status === 'captured' || payment.status === 'refunded'))
      await recordPayment(ctx, payment, 'webhook')
    return recordRefundState(ctx, refund)
  }
  if (!payment) return 'nothing to do'
  if (event === 'payment.captured' || event === 'order.paid') {
    if (payment.status !== 'captured') return `payment is ${payment.status}`
    const outcome = await recordPayment(ctx, payment, 'webhook')
    return outcome.kind === 'kept' ? `kept: ${outcome.reason}` : outcome.kind
  }
  const order = await queries.lockOrder(ctx, payment.order_id)
  if (!order || order.status === 'PAID' || order.status === 'REFUND') return 'nothing to do'
  if (event === 'payment.failed') {
    const last_failure = (payment.error_description ?? 'The bank declined the payment.').slice(0, 300)
    await queries.changeOrder(ctx.db, order.id, { last_failure, updated_at: ctx.now() })
    return 'failure noted'
  }
  if (event === 'payment.authorized') {
    // Money set aside is taken by the next question to the gateway.
    await queries.changeOrder(ctx.db, order.id, { next_check_at: ctx.now(), updated_at: ctx.now() })
    return 'will be asked about'
  }
  return 'nothing to do'
}
