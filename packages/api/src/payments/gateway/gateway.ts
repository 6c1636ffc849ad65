import { createHmac } from 'node:crypto'
import { isSameText } from '../../kernel/keys.ts'
import type { PaymentProof } from '../../kernel/services.ts'

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
