import { z } from 'zod'
import { text } from '../fields.ts'

export const paymentStatuses = ['PENDING', 'PAID', 'CANCELLED', 'REFUND'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const ReceiptView = z.object({ number: z.string(), url: z.string() })

/** What the checkout hands back after a payment, under the names older clients send. */
export const PaymentProofInput = z.object({
  razorpay_order_id: text('order number', { max: 100 }),
  razorpay_payment_id: text('payment number', { max: 100 }),
  razorpay_signature: text('payment signature', { max: 200 }),
})
export type PaymentProofInput = z.output<typeof PaymentProofInput>

export const OrderInput = z.object({ razorpay_order_id: text('order number', { max: 100 }) })
export type OrderInput = z.output<typeof OrderInput>

/** The same in the words of the gateway's own interface. */
export const proofOf = (input: PaymentProofInput) => ({
  order_id: input.razorpay_order_id,
  payment_id: input.razorpay_payment_id,
  signature: input.razorpay_signature,
})
