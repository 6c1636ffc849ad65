import type { Gateway, GatewayOrder, GatewayPayment, PaymentProof } from '../src/kernel/services.ts'
import {
  GatewayError,
  isPaymentSigned,
  isWebhookSigned,
  signPayment,
  signWebhook,
} from '../src/payments/gateway/gateway.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'

export type SignedWebhook = { body: string; signature: string; eventId: string }

export type FakeGateway = Gateway & {
  /** The student pays: what the browser gets back. A second call on the same order is a second payment. */
  pay(orderId: string, paid?: { method?: string; amount_paise?: number }): PaymentProof
  /** The bank declines: the browser gets nothing but the reason. */
  fail(orderId: string, reason?: string): GatewayPayment
  /** The message the gateway sends to the server about one payment; every call carries a new event id. */
  webhook(
    event: 'payment.captured' | 'payment.failed' | 'payment.authorized' | 'order.paid',
    paymentId: string,
    change?: Record<string, unknown>,
  ): SignedWebhook
  /** The bank sets the money aside without taking it. */
  authorize(orderId: string): PaymentProof
  /** An order and its payment under numbers a test chooses; gives the proof. */
  seed(ids: { order_id: string; payment_id: string; amount_paise: number }): PaymentProof
  /** Any body, signed like a message of the gateway. */
  sign(body: string): SignedWebhook
  /** The message about a refund. */
  refundWebhook(event: 'refund.created' | 'refund.processed' | 'refund.failed', refundId: string): SignedWebhook
  /** While it is down every call that needs the network fails; signatures are still checked at home. */
  goDown(): void
  comeBack(): void
  /** Everything it knows, for another gateway that shall know the same. */
  memory(): GatewayMemory
  recall(memory: GatewayMemory): void
}

export type GatewayMemory = {
  orders: GatewayOrder[]
  payments: GatewayPayment[]
  refunds: [string, Refund][]
  count: number
}
type Refund = { payment_id: string; amount_paise: number; id: string; created_at: string }

/** A gateway in memory with the real signatures: pays, fails, pays twice, pays late (advance the clock), goes down. */
export function fakeGateway(clock: FakeClock = fakeClock(), secrets = { key: 'fake-key', webhook: 'fake-hook' }) {
  const orders = new Map<string, GatewayOrder>()
  const payments = new Map<string, GatewayPayment>()
  const refunds = new Map<string, Refund>()
  let isDown = false
  let count = 0
  const newId = (kind: string) => `${kind}_fake${String(++count).padStart(10, '0')}`

  async function network<T>(answer: () => T) {
    if (isDown) throw new GatewayError('The payment gateway could not be reached.')
    return structuredClone(answer())
  }
  const orderOf = (id: string) => found(orders, id, 'order')
  const paymentOf = (id: string) => found(payments, id, 'payment')

  function attempt(
    orderId: string,
    outcome: Pick<GatewayPayment, 'status' | 'error_description' | 'method'>,
    paise?: number,
  ) {
    const order = orderOf(orderId)
    const payment: GatewayPayment = {
      id: newId('pay'),
      order_id: orderId,
      amount_paise: paise ?? order.amount_paise,
      amount_refunded_paise: 0,
      currency: 'INR',
      created_at: clock.now(),
      ...outcome,
    }
    payments.set(payment.id, payment)
    return { order, payment }
  }

  function proofOf({ id, order_id }: GatewayPayment): PaymentProof {
    const ids = { order_id, payment_id: id }
    return { ...ids, signature: signPayment(ids, secrets.key) }
  }

  function settle(payment: GatewayPayment) {
    const order = orderOf(payment.order_id)
    payment.status = 'captured'
    order.status = 'paid'
    order.amount_paid_paise += payment.amount_paise
  }

  const fake: FakeGateway = {
    name: 'fake',
    checkout: { kind: 'sandbox' },
    createOrder: (order) =>
      network(() => {
        // The real gateway takes no less than one rupee.
        if (!Number.isSafeInteger(order.amount_paise) || order.amount_paise < 100) {
          throw new GatewayError('The amount must be at least INR 1.00', 400)
        }
        const created: GatewayOrder = {
          ...order,
          id: newId('order'),
          status: 'created',
          amount_paid_paise: 0,
          created_at: clock.now(),
        }
        orders.set(created.id, created)
        return created
      }),
    fetchPayments: (orderId) =>
      network(() => [...payments.values()].filter((payment) => payment.order_id === orderOf(orderId).id)),
    capture: ({ id }) =>
      network(() => {
        const payment = paymentOf(id)
        if (payment.status === 'authorized') settle(payment)
        return payment
      }),
    verifyPayment: (proof) => isPaymentSigned(proof, secrets.key),
    verifyWebhook: (rawBody, signature) => isWebhookSigned(rawBody, signature, secrets.webhook),
    refund: (paymentId, { amount_paise, receipt }) =>
      network(() => {
        const before = refunds.get(receipt)
        const payment = paymentOf(paymentId)
        const refund = before ?? { id: newId('rfnd'), payment_id: paymentId, amount_paise, created_at: clock.now() }
        if (!before) {
          takeBack(payment, amount_paise)
          refunds.set(receipt, refund)
        }
        return { ...refund, receipt, status: 'processed' as const }
      }),

    pay(orderId, { method = 'upi', amount_paise } = {}) {
      const { order, payment } = attempt(orderId, { status: 'captured', error_description: null, method }, amount_paise)
      order.status = 'paid'
      order.amount_paid_paise += payment.amount_paise
      return proofOf(payment)
    },
    authorize(orderId) {
      const { payment } = attempt(orderId, { status: 'authorized', error_description: null, method: 'upi' })
      return proofOf(payment)
    },
    seed({ order_id, payment_id, amount_paise }) {
      orders.set(order_id, {
        id: order_id,
        status: 'created',
        amount_paise,
        amount_paid_paise: 0,
        currency: 'INR',
        receipt: order_id,
        notes: {},
        created_at: clock.now(),
      })
      const { payment } = attempt(order_id, { status: 'authorized', error_description: null, method: 'upi' })
      payments.delete(payment.id)
      payment.id = payment_id
      payments.set(payment_id, payment)
      settle(payment)
      return proofOf(payment)
    },
    fail(orderId, reason = 'Your payment was declined by the bank.') {
      const { order, payment } = attempt(orderId, { status: 'failed', error_description: reason, method: 'card' })
      if (order.status === 'created') order.status = 'attempted'
      return structuredClone(payment)
    },
    webhook(event, paymentId, change = {}) {
      const payment = paymentOf(paymentId)
      const entity = {
        ...payment,
        amount: payment.amount_paise,
        created_at: unixSeconds(payment.created_at),
        ...change,
      }
      const order = orderOf(payment.order_id)
      const body = JSON.stringify({
        entity: 'event',
        event,
        contains: event === 'order.paid' ? ['payment', 'order'] : ['payment'],
        payload: {
          payment: { entity },
          ...(event === 'order.paid' && { order: { entity: { ...order, amount: order.amount_paise } } }),
        },
        created_at: unixSeconds(clock.now()),
      })
      return fake.sign(body)
    },
    refundWebhook(event, refundId) {
      const [receipt, refund] = [...refunds].find(([, { id }]) => id === refundId) ?? []
      if (!refund) throw new GatewayError('The refund id provided does not exist', 400)
      const payment = paymentOf(refund.payment_id)
      const body = JSON.stringify({
        entity: 'event',
        event,
        contains: ['refund', 'payment'],
        payload: {
          refund: {
            entity: {
              ...refund,
              receipt,
              amount: refund.amount_paise,
              status: event === 'refund.processed' ? 'processed' : event === 'refund.failed' ? 'failed' : 'pending',
              created_at: unixSeconds(refund.created_at),
            },
          },
          payment: {
            entity: {
              ...payment,
              amount: payment.amount_paise,
              amount_refunded: payment.amount_refunded_paise,
              created_at: unixSeconds(payment.created_at),
            },
          },
        },
        created_at: unixSeconds(clock.now()),
      })
      return fake.sign(body)
    },
    sign: (body) => ({ body, signature: signWebhook(body, secrets.webhook), eventId: newId('evt') }),
    goDown() {
      isDown = true
    },
    comeBack() {
      isDown = false
    },
    memory: () =>
      structuredClone({ orders: [...orders.values()], payments: [...payments.values()], refunds: [...refunds], count }),
    recall(memory) {
      const copy = structuredClone(memory)
      for (const order of copy.orders) orders.set(order.id, order)
      for (const payment of copy.payments) payments.set(payment.id, payment)
      for (const [receipt, refund] of copy.refunds) refunds.set(receipt, refund)
      count = copy.count
    },
  }
  return fake
}

function found<T>(map: Map<string, T>, id: string, what: string) {
  const value = map.get(id)
  if (!value) throw new GatewayError(`The ${what} id provided does not exist`, 400)
  return value
}

function takeBack(payment: GatewayPayment, amount_paise: number) {
  if (payment.status !== 'captured' && payment.status !== 'refunded') {
    throw new GatewayError('The payment status should be captured for action to be taken', 400)
  }
  if (!(amount_paise > 0) || amount_paise > payment.amount_paise - payment.amount_refunded_paise) {
    throw new GatewayError('The total refund amount is greater than the payment amount', 400)
  }
  payment.amount_refunded_paise += amount_paise
  if (payment.amount_refunded_paise === payment.amount_paise) payment.status = 'refunded'
}

const unixSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)
