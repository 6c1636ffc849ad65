import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { exampleProof } from './enrolments.ts'
import { PaymentProofInput, paymentStatuses, ReceiptView } from './proof.ts'

const tag = 'Payments'
const message = z.string()
const paise = z.number().int()

export const purchaseKinds = ['course', 'test', 'admission'] as const

/** Which window takes the money; nothing of it is a secret. */
export const CheckoutView = z.object({
  gateway: z.enum(['razorpay', 'sandbox', 'closed']),
  key_id: z.string().nullable(),
  institute: z.string(),
  colour: z.string(),
})
export type CheckoutView = z.output<typeof CheckoutView>

export const checkout = endpoint({
  method: 'get',
  path: '/payments/checkout',
  summary: 'Which payment window to open, asked when somebody wants to pay',
  tag,
  reply: z.object({ message, checkout: CheckoutView }),
})

export const unmatchedStates = ['open', 'refunded', 'settled'] as const

export const refundStates = ['requested', 'pending', 'processed', 'failed'] as const

export const PaymentView = z.object({
  id: z.number().int(),
  kind: z.enum(purchaseKinds),
  /** Which part of a fee, counted from 1; 0 is the whole of it. */
  part: z.number().int(),
  title: z.string(),
  amount_paise: paise,
  refunded_paise: paise,
  status: z.enum(paymentStatuses),
  razorpay_order_id: z.string(),
  payer: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** Whose fee it is, where somebody of another name pays it. */
  student: z.string().nullable(),
  /** The day on which the bank returned the cheque it was paid with: the receipt is cancelled, and the fee due again. */
  cheque_returned_on: z.iso.date().nullable(),
  /** The day on which the office found that it had been noted by mistake; then the same holds. */
  noted_by_mistake_on: z.iso.date().nullable(),
  /** Why the last try failed. */
  last_failure: z.string().nullable(),
  receipt: ReceiptView.nullable(),
  refunds: z.array(
    z.object({ id: z.number().int(), amount_paise: paise, state: z.enum(refundStates), created_at: z.iso.datetime() }),
  ),
  /** Money that came besides, such as a second payment; the office gives it back or says what became of it. */
  besides: z.array(
    z.object({ id: z.number().int(), amount_paise: paise, state: z.enum(unmatchedStates), paid_at: z.iso.datetime() }),
  ),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
})
export type PaymentView = z.output<typeof PaymentView>

export const payments = endpoint({
  method: 'get',
  path: '/payments',
  summary: 'What the signed-in person has paid, owes and got back',
  tag,
  audience: 'user',
  reply: z.object({
    message,
    totals: z.object({ paid_paise: paise, refunded_paise: paise, owed_paise: paise }),
    payments: z.array(PaymentView),
  }),
})

export const verifyAnyPayment = endpoint({
  method: 'post',
  path: '/payments/verify',
  summary: 'Prove a payment, whatever was bought; the same proof may be sent again',
  tag,
  audience: 'either',
  input: PaymentProofInput,
  reply: z.object({ message, status: z.enum(paymentStatuses), receipt: ReceiptView.nullable() }),
  example: { input: exampleProof },
})

export const paymentState = endpoint({
  method: 'get',
  path: '/payments/orders/{order_id}',
  summary: 'Where an order stands, by its number; for a page that waits for the bank',
  tag,
  audience: 'either',
  params: z.object({ order_id: z.string().min(1).max(100) }),
  reply: z.object({
    message,
    status: z.enum(paymentStatuses),
    amount_paise: paise,
    last_failure: z.string().nullable(),
    /** Why it should not be paid any more, such as a seat that is gone; asked before the window opens. */
    objection: z.string().nullable(),
    /** Only for the signed-in payer; everybody else gets it by mail. */
    receipt: ReceiptView.nullable(),
  }),
  example: { params: { order_id: 'order_example' } },
})

export const paymentEndpoints = [checkout, payments, verifyAnyPayment, paymentState] as const
