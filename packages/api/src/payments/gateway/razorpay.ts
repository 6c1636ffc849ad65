import { seconds } from '@northlight/contract/durations'
import { z } from 'zod'
import type { Gateway } from '../../kernel/services.ts'
import { GatewayError, isPaymentSigned, isWebhookSigned } from './gateway.ts'
import { OrderEntity, PaymentEntity, RefundEntity } from './gateway-entities.ts'

type Keys = { keyId: string; keySecret: string; webhookSecret: string }
type Options = {
  /** Another address stands in for Razorpay in tests. */
  root?: string
  patience?: number
}
type Call = { method?: 'GET' | 'POST'; body?: object; headers?: Record<string, string> }

const Failure = z.object({ error: z.object({ description: z.string() }) })

/** Razorpay's REST interface: basic authentication, amounts in paise, times in seconds. */
export const razorpayGateway = (
  keys: Keys,
  { root = 'https://api.razorpay.com/v1', patience = seconds(15) }: Options = {},
): Gateway => {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

  const call = async <Schema extends z.ZodType>(
    path: string,
    reply: Schema,
    { method = 'GET', body, headers }: Call = {},
  ) => {
    let response: Response
    let answer: unknown
    try {
      response = await fetch(`${root}${path}`, {
        method,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      answer = await response.json()
    } catch (error) {
      throw new GatewayError('The payment gateway could not be reached.', null, { cause: error })
    }
    if (!response.ok) throw refusal(response.status, answer)
    const parsed = reply.safeParse(answer)
    if (!parsed.success)
      throw new GatewayError('The payment gateway gave an answer we cannot read.', null, { cause: parsed.error })
    return parsed.data
  }

  const fetchPayment = (id: string) => call(`/payments/${encodeURIComponent(id)}`, PaymentEntity)

  return {
    name: 'razorpay',
    checkout: { kind: 'razorpay', key_id: keys.keyId },
    check: async () => {
      await call('/payments?count=1', z.object({ items: z.array(z.unknown()) }))
    },
    createOrder: ({ amount_paise, currency, receipt, notes }) =>
      call('/orders', OrderEntity, {
        method: 'POST',
        body: { amount: amount_paise, currency, receipt, notes, partial_payment: false },
      }),
    fetchPayments: async (orderId) => {
      const { items } = await call(
        `/orders/${encodeURIComponent(orderId)}/payments`,
        z.object({ items: z.array(PaymentEntity) }),
      )
      return items
    },
    capture: (payment) =>
      call(`/payments/${encodeURIComponent(payment.id)}/capture`, PaymentEntity, {
        method: 'POST',
        body: { amount: payment.amount_paise, currency: payment.currency },
      }).catch((error: unknown) => {
        // Somebody was faster: what it is now is all we wanted to know.
        if (error instanceof GatewayError && error.status === 400) return fetchPayment(payment.id)
        throw error
      }),
    verifyPayment: (proof) => isPaymentSigned(proof, keys.keySecret),
    verifyWebhook: (rawBody, signature) => isWebhookSigned(rawBody, signature, keys.webhookSecret),
    refund: (paymentId, { amount_paise, receipt }) =>
      call(`/payments/${encodeURIComponent(paymentId)}/refund`, RefundEntity, {
        method: 'POST',
        body: { amount: amount_paise, speed: 'normal', receipt },
        // The same key with the same body gives the first refund again.
        headers: { 'x-refund-idempotency': receipt },
      }),
  }
}

/** A refusal is final; a busy or broken gateway is worth another try, and so has no status. */
const refusal = (status: number, answer: unknown) => {
  const told = Failure.safeParse(answer)
  const message = told.success ? told.data.error.description : `The payment gateway answered ${status}.`
  const isPassing = status >= 500 || status === 429 || status === 409
  return new GatewayError(message, isPassing ? null : status)
}
