import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { deskMeans } from './desk-words.ts'
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
  summary:
    'Every order, newest first; search by name, address, number, order or receipt; `day` for what was paid on one, `owed=yes` for what can be paid at the desk',
  tag,
  audience: 'staff',
  act: 'payments.read',
  query: listQuery({ filters: ['search', 'status', 'kind', 'day', 'owed'], sorts: [] }),
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

/** One order with everything that was heard of it. */
export const officePayment = endpoint({
  method: 'get',
  path: '/office/payments/{id}',
  summary: 'One order: what was bought, what the gateway said and when, receipt, refunds, money that came besides',
  tag,
  audience: 'staff',
  act: 'payments.read',
  params: z.object({ id: idParam }),
  reply: z.object({
    message,
    payment: OfficePaymentView,
    subject_id: z.number().int(),
    /** A fee that is paid in instalments; what is due of it is taken there. */
    has_plan: z.boolean(),
    heard_by: z.string().nullable(),
    heard: z.array(z.object({ event: z.string(), outcome: z.string(), at: z.iso.datetime() })),
    next_check_at: z.iso.datetime().nullable(),
    /** Who took it and how, where it was taken at the desk. */
    desk: z
      .object({
        means: z.enum(deskMeans),
        reference: z.string().nullable(),
        taken_by: z.string().nullable(),
        /** Administrators who may note that it was a mistake, or that the bank returned it: never the one who took it. */
        corrected_by: z.array(z.string()),
        /** When and why the bank returned the cheque or it was found to be a mistake, and who noted that. */
        returned: z
          .object({
            on: z.iso.date(),
            cause: z.enum(['bank', 'mistake']),
            reason: z.string(),
            noted_by: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
  }),
})

export const askGateway = endpoint({
  method: 'post',
  path: '/office/payments/{id}/ask',
  summary: 'Ask the gateway about an order now, and record what was paid',
  tag,
  audience: 'staff',
  act: 'payments.read',
  params: z.object({ id: idParam }),
  reply: z.object({ message, status: z.string() }),
})

export const CandidateView = z.object({
  order_id: z.number().int(),
  payer: z.string(),
  /** Whose fee it is, where somebody of another name pays it. */
  student: z.string().nullable(),
  title: z.string(),
  amount_paise: paise,
  status: z.string(),
  created_at: z.iso.datetime(),
  /** `same amount`, `named by the payment`, `opened 4 min before`. */
  why: z.array(z.string()),
  /** Why the money cannot be placed there; null where it can. */
  objection: z.string().nullable(),
})
export type CandidateView = z.output<typeof CandidateView>

export const unmatchedPayment = endpoint({
  method: 'get',
  path: '/office/unmatched-payments/{id}',
  summary: 'Money that no rule could place, with the orders it may have been meant for',
  tag,
  audience: 'staff',
  act: 'payments.read',
  params: z.object({ id: idParam }),
  reply: z.object({ message, unmatched: UnmatchedView, candidates: z.array(CandidateView) }),
})

export const placeUnmatched = endpoint({
  method: 'post',
  path: '/office/unmatched-payments/{id}/place',
  summary: 'Say which order the money was meant for: from then on it is paid, with a receipt',
  tag,
  audience: 'staff',
  act: 'unmatched.settle',
  params: z.object({ id: idParam }),
  input: z.object({ order_id: idParam }),
  reply: z.object({ message }),
  example: { params: { id: '9001' }, input: { order_id: '9005' } },
})

export const officePaymentEndpoints = [
  officePayments,
  unmatchedPayments,
  refundPayment,
  refundUnmatched,
  settleUnmatched,
  officePayment,
  askGateway,
  unmatchedPayment,
  placeUnmatched,
] as const
