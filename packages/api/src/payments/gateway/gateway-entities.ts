import { instant } from '@northlight/contract/dates'
import { z } from 'zod'
import type { GatewayOrder, GatewayPayment, GatewayRefund } from '../../kernel/services.ts'

/** Razorpay's own words for its things, as its API and its webhooks write them, and ours for the same. */
const unixTime = z
  .number()
  .int()
  .transform((seconds) => instant(seconds * 1000))
/** An empty set of notes comes as a list. */
const notes = z
  .union([z.record(z.string(), z.coerce.string()), z.array(z.unknown()).transform(() => ({}))])
  .nullish()
  .transform((value): Record<string, string> => value ?? {})

export const OrderEntity = z
  .object({
    id: z.string(),
    status: z.enum(['created', 'attempted', 'paid']),
    amount: z.number().int(),
    amount_paid: z.number().int(),
    currency: z.literal('INR'),
    receipt: z.string().nullish(),
    notes,
    created_at: unixTime,
  })
  .transform(
    ({ amount, amount_paid, receipt, ...order }): GatewayOrder => ({
      ...order,
      receipt: receipt ?? '',
      amount_paise: amount,
      amount_paid_paise: amount_paid,
    }),
  )

export const PaymentEntity = z
  .object({
    id: z.string().max(100),
    order_id: z.string().max(100).nullish(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount: z.number().int(),
    amount_refunded: z.number().int().nullish(),
    currency: z.string().max(10),
    method: z.string().max(50).nullish(),
    error_description: z.string().nullish(),
    created_at: unixTime,
  })
  .transform(
    ({ amount, amount_refunded, order_id, method, error_description, ...payment }): GatewayPayment => ({
      ...payment,
      order_id: order_id ?? '',
      amount_paise: amount,
      amount_refunded_paise: amount_refunded ?? 0,
      method: method ?? 'unknown',
      error_description: error_description ?? null,
    }),
  )

export const RefundEntity = z
  .object({
    id: z.string().max(100),
    payment_id: z.string().max(100),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().max(100).nullish(),
    created_at: unixTime,
  })
  .transform(
    ({ amount, receipt, ...refund }): GatewayRefund => ({ ...refund, amount_paise: amount, receipt: receipt ?? '' }),
  )

/** A message from the gateway; kinds we do not act on are read as far as their name. */
export const WebhookEvent = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: PaymentEntity }).optional(),
    refund: z.object({ entity: RefundEntity }).optional(),
  }),
})
export type WebhookEvent = z.output<typeof WebhookEvent>
