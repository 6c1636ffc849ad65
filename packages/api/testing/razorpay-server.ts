import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Entity = Record<string, unknown> & { id: string }
type Answer = { status: number; body: unknown }

const refusal = (description: string, status = 400): Answer => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: null,
      reason: 'input_validation_failed',
      metadata: {},
    },
  },
})
const found = (entity: Entity | undefined): Answer =>
  entity ? { status: 200, body: entity } : refusal('The id provided does not exist')

/** Answers on a local port as Razorpay's public reference describes: orders, payments, captures, refunds, refusals. */
export const razorpayServer = async (keys: { id: string; secret: string }) => {
  const orders = new Map<string, Entity>()
  const payments = new Map<string, Entity>()
  const refunds = new Map<string, { body: string; refund: Entity }>()
  const seen: string[] = []
  let trouble: Answer | undefined
  const created_at = 1_794_700_000

  const createOrder = (body: Record<string, unknown>): Answer => {
    if (typeof body.amount !== 'number' || body.amount < 100) return refusal('The amount must be at least INR 1.00')
    if (String(body.receipt).length > 40) return refusal('receipt: the length must be no more than 40.')
    const order = {
      id: `order_${orders.size + 1}`,
      entity: 'order',
      amount: body.amount,
      amount_paid: 0,
      amount_due: body.amount,
      currency: body.currency,
      receipt: body.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: body.notes ?? [],
      created_at,
    }
    orders.set(order.id, order)
    return { status: 200, body: order }
  }

  const capture = (id: string): Answer => {
    const payment = payments.get(id)
    if (!payment) return refusal('The id provided does not exist')
    if (payment.status !== 'authorized') return refusal('This payment has already been captured')
    Object.assign(payment, { status: 'captured', captured: true })
    return { status: 200, body: payment }
  }

  const refund = (id: string, body: Record<string, unknown>, key: string | undefined): Answer => {
    const before = key ? refunds.get(key) : undefined
    if (before)
      return before.body === JSON.stringify(body)
        ? { status: 200, body: before.refund }
        : refusal('Different request body for the same idempotency key')
    const payment = payments.get(id)
    if (payment?.status !== 'captured') return refusal('The payment status should be captured for action to be taken')
    if (Number(body.amount) > Number(payment.amount))
      return refusal('The total refund amount is greater than the refund payment amount')
    const made = {
      id: `rfnd_${refunds.size + 1}`,
      entity: 'refund',
      amount: body.amount,
      currency: 'INR',
      payment_id: id,
      notes: [],
      receipt: body.receipt ?? null,
      acquirer_data: { arn: null },
      created_at,
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: body.speed,
    }
    refunds.set(key ?? made.id, { body: JSON.stringify(body), refund: made })
    return { status: 200, body: made }
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>
    const authorization = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString('base64')}`
    if (request.headers.authorization !== authorization)
      return { status: 401, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } } }
    if (trouble) return trouble
    const [, kind, id = '', verb] = (request.url ?? '').replace('/v1', '').split('/')
    if (request.method === 'POST' && kind === 'orders') return createOrder(body)
    if (kind === 'orders' && verb === 'payments') {
      const items = [...payments.values()].filter((payment) => payment.order_id === id)
      return orders.has(id)
        ? { status: 200, body: { entity: 'collection', count: items.length, items } }
        : found(undefined)
    }
    if (kind === 'orders') return found(orders.get(id))
    if (verb === 'capture') return capture(id)
    if (verb === 'refund') return refund(id, body, request.headers['x-refund-idempotency'] as string | undefined)
    return found(payments.get(id))
  }

  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`)
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    /** The customer pays; by default the money is captured at once. */
    pay: (orderId: string, fields: Record<string, unknown> = {}) => {
      const order = orders.get(orderId)
      const payment: Entity = {
        id: `pay_${payments.size + 1}`,
        entity: 'payment',
        amount: order?.amount,
        currency: 'INR',
        status: 'captured',
        order_id: orderId,
        invoice_id: null,
        international: false,
        method: 'upi',
        amount_refunded: 0,
        refund_status: null,
        captured: true,
        description: null,
        card_id: null,
        bank: null,
        wallet: null,
        vpa: 'asha@bank',
        email: 'asha@example.com',
        contact: '+919845000199',
        notes: [],
        fee: 100,
        tax: 18,
        error_code: null,
        error_description: null,
        created_at,
        ...fields,
      }
      payments.set(payment.id, payment)
      return payment
    },
    /** Every call gets this answer until it is undefined again. */
    inTrouble: (next: Answer | undefined) => {
      trouble = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
