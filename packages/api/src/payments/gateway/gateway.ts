import { createHmac } from 'node:crypto'
import { isSameText } from '../../kernel/keys.ts'

/** What the gateway knows of an order. Amounts are integer paise, instants ISO strings. */
export type GatewayOrder = {
  id: string
  status: 'created' | 'attempted' | 'paid'
  amount_paise: number
  amount_paid_paise: number
  currency: 'INR'
  receipt: string
  notes: Record<string, string>
  created_at: string
}

export type GatewayPayment = {
  id: string
  /** Empty when money came without an order. */
  order_id: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_paise: number
  amount_refunded_paise: number
  /** As the gateway says it: anything but INR is a mistake to find. */
  currency: string
  /** card, upi, netbanking … as the gateway names it. */
  method: string
  error_description: string | null
  created_at: string
}

export type GatewayRefund = {
  id: string
  payment_id: string
  status: 'pending' | 'processed' | 'failed'
  amount_paise: number
  receipt: string
  created_at: string
}

export type NewOrder = { amount_paise: number; currency: 'INR'; receipt: string; notes: Record<string, string> }

/** What the checkout in the browser hands back after a payment. */
export type PaymentProof = { order_id: string; payment_id: string; signature: string }

export type Checkout = { kind: 'razorpay'; key_id: string } | { kind: 'sandbox' } | { kind: 'closed' }

/** One door to the bank. The real gateway and the sandbox sign in the same way, so both are checked by the same code. */
export type Gateway = {
  name: string
  /** Which window the browser opens to pay. */
  checkout: Checkout
  createOrder(order: NewOrder): Promise<GatewayOrder>
  fetchPayments(orderId: string): Promise<GatewayPayment[]>
  /** Takes money that the bank has only set aside. What was captured before is given back as it is. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  verifyPayment(proof: PaymentProof): boolean
  verifyWebhook(rawBody: string | Uint8Array, signature: string): boolean
  refund(paymentId: string, refund: { amount_paise: number; receipt: string }): Promise<GatewayRefund>
}

/** The gateway refused, or could not be reached: then `status` is null and trying again may help. */
export class GatewayError extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayError'
    this.status = status
  }
}

/** HMAC-SHA256 in hex of `order_id|payment_id`, made with the key secret. */
export function signPayment({ order_id, payment_id }: Omit<PaymentProof, 'signature'>, keySecret: string) {
  return hmac(`${order_id}|${payment_id}`, keySecret)
}

/** HMAC-SHA256 in hex of the body exactly as it came, made with the webhook secret. */
export function signWebhook(rawBody: string | Uint8Array, webhookSecret: string) {
  return hmac(rawBody, webhookSecret)
}

export function isPaymentSigned(proof: PaymentProof, keySecret: string) {
  // A bar inside an id would let one signature stand for two different pairs.
  const ids = [proof.order_id, proof.payment_id]
  return ids.every((id) => /^\w+$/.test(id)) && isSameText(proof.signature, signPayment(proof, keySecret))
}

export function isWebhookSigned(rawBody: string | Uint8Array, signature: string, webhookSecret: string) {
  return isSameText(signature, signWebhook(rawBody, webhookSecret))
}

function hmac(content: string | Uint8Array, secret: string) {
  // Without a secret anybody could sign; an unset variable must never verify.
  if (secret === '') throw new GatewayError('The payment gateway has no secret, so nothing can be verified.')
  return createHmac('sha256', secret).update(content).digest('hex')
}
