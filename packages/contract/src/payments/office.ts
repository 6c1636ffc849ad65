import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { PaymentView, refundStates, unmatchedStates } from './payments.ts'

const tag = 'Office'
const message = z.string()
const paise = z.number().int()

/** What staff see of an order besides what the family sees. */
export const OfficePaymentView = PaymentView.extend({
  /** Null while nothing was paid. */
  payment_id: z.number().int().nullable(),
  razorpay_payment_id: z.string().nullable(),
  method: z.string().nullable(),
})
export type OfficePaymentView = z.output<typeof OfficePaymentView>

export const officePayments = endpoint({
  method: 'get',
  path: '/office/payments',
  summary: 'Every order, newest first; search by name, address, number, order or receipt',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['search', 'status', 'kind'], sorts: [] }),
  reply: listOf(OfficePaymentView),
})

export const UnmatchedView = z.object({
  id: z.number().int(),
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string().nullable(),
  order_id: z.number().int().nullable(),
  reason: z.string(),
  amount_paise: paise,
  refunded_paise: paise,
  currency: z.string(),
  method: z.string(),
  state: z.enum(unmatchedStates),
  note: z.string().nullable(),
  paid_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
})
export type UnmatchedView = z.output<typeof UnmatchedView>

export const unmatchedPayments = endpoint({
  method: 'get',
  path: '/office/unmatched-payments',
  summary: 'Money that no rule could place, newest first',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['state', 'search'], sorts: [] }),
  reply: listOf(UnmatchedView),
})

const reason = text('reason', { min: 3, max: 300 })

export const RefundInput = z.object({
  amount_paise: z.coerce
    .number({ error: 'Enter the amount in paise.' })
    .int('Enter whole paise.')
    .min(1, 'Give back at least one paisa.'),
  reason,
})
export type RefundInput = z.output<typeof RefundInput>

export const RefundView = z.object({ id: z.number().int(), amount_paise: paise, state: z.enum(refundStates) })

export const refundPayment = endpoint({
  method: 'post',
  path: '/office/payments/{payment_id}/refund',
  summary: 'Give back a payment or a part of it; administrators only',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params: z.object({ payment_id: idParam }),
  input: RefundInput,
  reply: z.object({ message, refund: RefundView }),
  status: 201,
  example: { params: { payment_id: '9001' }, input: { amount_paise: 100_00, reason: 'One week less' } },
})

export const refundUnmatched = endpoint({
  method: 'post',
  path: '/office/unmatched-payments/{id}/refund',
  summary: 'Give back money that could not be placed; administrators only',
  tag,
  audience: 'staff',
  act: 'refunds.send',
  params: z.object({ id: idParam }),
  input: RefundInput,
  reply: z.object({ message, refund: RefundView }),
  status: 201,
  example: { params: { id: '9001' }, input: { amount_paise: 100_00, reason: 'Paid twice' } },
})

export const settleUnmatched = endpoint({
  method: 'post',
  path: '/office/unmatched-payments/{id}/settle',
  summary: 'Say how money that could not be placed was settled outside',
  tag,
  audience: 'staff',
  act: 'unmatched.settle',
  params: z.object({ id: idParam }),
  input: z.object({ note: text('note', { min: 3, max: 300 }) }),
  reply: z.object({ message }),
  example: { params: { id: '9001' }, input: { note: 'Counted towards the second instalment' } },
})

export const officePaymentEndpoints = [
  officePayments,
  unmatchedPayments,
  refundPayment,
  refundUnmatched,
  settleUnmatched,
] as const
