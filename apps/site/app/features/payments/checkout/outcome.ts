export type PaymentProof = { order_id: string; payment_id: string; signature: string }

export type CheckoutRequest = {
  orderId: string
  /** What the page shows; the window asks the server for the amount it takes. */
  amount: number
  name: string
  description: string
  prefill?: { name?: string; email?: string; phone?: string | null }
}

export type CheckoutOutcome =
  | { kind: 'paid'; proof: PaymentProof }
  | { kind: 'dismissed' }
  | { kind: 'failed'; reason: string }
  /** Paid before the window could open, perhaps in another tab. */
  | { kind: 'settled'; receipt: { number: string; url: string } | null }
  /** What is bought is gone: no window opens, and nothing is charged. */
  | { kind: 'refused'; reason: string }

type Sent = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

export const proofOf = (sent: Sent): PaymentProof => ({
  order_id: sent.razorpay_order_id,
  payment_id: sent.razorpay_payment_id,
  signature: sent.razorpay_signature,
})

export const asSent = (proof: PaymentProof): Sent => ({
  razorpay_order_id: proof.order_id,
  razorpay_payment_id: proof.payment_id,
  razorpay_signature: proof.signature,
})
