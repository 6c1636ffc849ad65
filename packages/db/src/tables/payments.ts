import type { Instant } from '@northlight/contract/dates'
import type { CashSums, CountedCash } from '@northlight/contract/payments/cash-closings'
import type { PeriodUnit } from '@northlight/contract/payments/refund-rule'
import type { Language } from '@northlight/contract/words/languages'
import type { Generated } from 'kysely'
import type { JsonObject } from './foundation.ts'

export type PurchaseKind = 'course' | 'test' | 'admission'
export type PaymentStatus = 'PENDING' | 'PAID' | 'CANCELLED' | 'REFUND'

/** One part of a fee: how much, and until which day. */
export type PartTerms = { amount_paise: number; due_on: string }

type Stamps = { created_at: Instant; updated_at: Instant }

export type OrderTable = {
  id: Generated<number>
  kind: PurchaseKind
  /** Which part of the fee, counted from 1; 0 is the whole fee. */
  part: Generated<number>
  /** What a first part was offered with; null for every other order. */
  terms: PartTerms[] | null
  /** The row that is bought, in the table of its kind. */
  subject_id: number
  gateway: string
  gateway_order_id: string
  /** Our own reference, shown beside the order at the gateway. */
  receipt: string
  amount_paise: number
  refunded_paise: Generated<number>
  status: PaymentStatus
  user_id: number | null
  payer_name: string
  payer_email: string
  payer_phone: string | null
  /** Of the page on which it was begun. */
  language: Generated<Language>
  description: string
  last_failure: string | null
  paid_at: Instant | null
  next_check_at: Instant | null
  checks: Generated<number>
} & Stamps

export type HeardBy = 'verify' | 'webhook' | 'sweep' | 'office'

export type PaymentTable = {
  id: Generated<number>
  order_id: number
  gateway_payment_id: string
  amount_paise: number
  method: string
  heard_by: HeardBy
  paid_at: Instant
  created_at: Instant
}

export type ReceiptTable = {
  id: Generated<number>
  /** `2026-27` */
  financial_year: string
  sequence: number
  number: string
  order_id: number
  payment_id: number
  payer_name: string
  payer_email: string
  payer_phone: string | null
  /** Whose fee it was, where somebody else paid it. */
  student_name: string | null
  title: string
  amount_paise: number
  method: string
  issuer: JsonObject
  issued_at: Instant
}

export type UnmatchedReason =
  | 'unknown_order'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'paid_twice'
  | 'paid_after_refund'
  | 'cannot_deliver'

export type UnmatchedPaymentTable = {
  id: Generated<number>
  gateway_payment_id: string
  gateway_order_id: string | null
  order_id: number | null
  reason: UnmatchedReason
  amount_paise: number
  refunded_paise: Generated<number>
  currency: string
  method: string
  state: 'open' | 'refunded' | 'settled'
  note: string | null
  /** The order staff found it was meant for: from then on it is that order's payment, and is given back there. */
  placed_order_id: Generated<number | null>
  paid_at: Instant
} & Stamps

export type RefundState = 'requested' | 'pending' | 'processed' | 'failed'

export type RefundTable = {
  id: Generated<number>
  payment_id: number | null
  unmatched_id: number | null
  gateway_refund_id: string | null
  receipt: string
  amount_paise: number
  reason: string
  state: RefundState
  /** The calculation it carries out; null for any other. */
  case_id: Generated<number | null>
  failure: string | null
  requested_by: number | null
  processed_at: Instant | null
} & Stamps

type InDrawer = {
  /** The branch at whose desk it lies, 0 for none; null where it came before drawers were counted, or never lay in one. */
  drawer: Generated<number | null>
  /** With which closing it was counted. */
  closing_id: Generated<number | null>
}

/** What lies in the drawer of a desk, counted by one colleague and seen by another; never edited. */
export type CashClosingTable = {
  id: Generated<number>
  drawer: number
  number: number
  sums: CashSums
  counted: CountedCash
  expected_paise: number
  counted_paise: number
  reason: string | null
  closed_by: number | null
  closed_at: Instant
  seen_by: number | null
  seen_at: Instant | null
}

/** A payment that a colleague took; what stands in `payments` is the same for every payment. */
export type DeskPaymentTable = {
  id: Generated<number>
  payment_id: number
  means: 'cash' | 'cheque' | 'upi' | 'card' | 'neft' | 'dd'
  reference: string | null
  click: string
  taken_by: number | null
  created_at: Instant
} & InDrawer

export const receivedStates = ['received', 'cleared', 'returned', 'handed-back'] as const

/** A cheque or demand draft that lies at the desk or the bank: it is no payment before it clears. */
export type ReceivedChequeTable = {
  id: Generated<number>
  kind: PurchaseKind
  subject_id: number
  part: number
  order_id: number | null
  branch_id: number | null
  title: string
  amount_paise: number
  means: 'cheque' | 'dd'
  reference: string
  dated_on: string | null
  click: string
  state: (typeof receivedStates)[number]
  user_id: number | null
  payer_name: string
  payer_email: string
  language: Generated<Language>
  taken_by: number | null
  decided_on: string | null
  decided_by: number | null
  decided_at: Instant | null
  charge_paise: number | null
  reason: string | null
  payment_id: number | null
  created_at: Instant
} & InDrawer

/** Such money given back by hand. */
export type DeskRefundTable = {
  id: Generated<number>
  refund_id: number
  means: 'cash' | 'cheque' | 'transfer'
  reference: string | null
  paid_by: number | null
  created_at: Instant
} & InDrawer

/** Why money that was taken at the desk counts no more. */
export type BackCause = 'bank' | 'mistake'

/** A payment of the desk that counts no more: the bank did not pay its cheque, or it was noted by mistake. */
export type ReturnedChequeTable = {
  id: Generated<number>
  payment_id: number
  /** With which the money leaves the books again. */
  refund_id: number
  returned_on: string
  cause: Generated<BackCause>
  /** The bank's number of what was taken back; the payment itself names it no more. */
  reference: Generated<string | null>
  noted_by: number | null
  created_at: Instant
} & Pick<InDrawer, 'closing_id'>

export type WebhookDeliveryTable = {
  id: Generated<number>
  event_id: string
  event: string
  /** Id of the payment or refund it speaks of. */
  subject: string | null
  outcome: string
  received_at: Instant
}

export type SandboxOrderTable = {
  id: string
  amount_paise: number
  amount_paid_paise: Generated<number>
  status: 'created' | 'attempted' | 'paid'
  receipt: string
  notes: Record<string, string>
  created_at: Instant
}

export type SandboxPaymentTable = {
  id: string
  order_id: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_paise: number
  amount_refunded_paise: Generated<number>
  method: string
  error_description: string | null
  created_at: Instant
}

export type SandboxRefundTable = {
  id: string
  payment_id: string
  amount_paise: number
  receipt: string
  created_at: Instant
}

export type CourseEnrolmentTable = {
  id: Generated<number>
  course_id: number | null
  branch_id: number | null
  course_branch_id: number | null
  course_name: string
  branch_name: string
  user_id: number | null
  name: string
  email: string
  phone: string
  amount_paise: number
  discount_percent: number
  discounted_amount_paise: number
  payment_status: PaymentStatus
  person_key: string
  /** `user:{id}`, or a random word where a visitor began it; null in rows older than the column. */
  opener: string | null
  /** When the family said that the student leaves; up to that day the fee is counted. */
  leave_asked_at: Instant | null
  /** The examination chosen in a series that has several. */
  track: string | null
  /** The application whose offered seat it takes, and the waiver it was priced with. */
  registration_id: number | null
  waiver_percent: number | null
  /** The terms it was joined with; null in rows older than the columns. */
  starts_on: string | null
  period_count: number | null
  period_unit: PeriodUnit | null
  /** The refund is signed and the seat free. */
  left_at: Instant | null
  /** The class within the course, as the institute calls it. */
  batch: Generated<string | null>
  /** Of the page on which it was begun. */
  language: Generated<Language>
} & Stamps

/** A test that a course at a branch gives. Everything said about its opening must hold. */
export type CoursePaperTable = {
  id: Generated<number>
  course_branch_id: number
  track: Generated<string>
  number: number
  test_id: number
  opens_at: Instant | null
  days_after_joining: number | null
  papers_finished: number | null
}

export const instalmentStates = ['open', 'paid', 'refunded', 'cancelled'] as const

export type InstalmentTable = {
  id: Generated<number>
  enrolment_id: number
  /** Counted from 1. */
  number: number
  amount_paise: number
  due_on: string
  state: (typeof instalmentStates)[number]
  paid_at: Instant | null
  /** The family has said until when it pays; reminders wait for that day. */
  promised_on: Generated<string | null>
  promise_note: Generated<string | null>
  promised_by: Generated<number | null>
} & Stamps

export const askedHow = ['account', 'phone', 'mail', 'desk'] as const

/** A student who leaves a course, and what goes back for it. */
export type RefundCaseTable = {
  id: Generated<number>
  enrolment_id: number
  asked_at: Instant
  asked_how: (typeof askedHow)[number]
  noted_by: number | null
  calculation_due_on: string
  money_due_on: string
  state: 'asked' | 'proposed' | 'signed' | 'sent' | 'called-off'
  version: number
  starts_on: string | null
  told_on: string | null
  period_count: number | null
  period_unit: PeriodUnit | null
  /** Days, or papers of a series. */
  used: number | null
  total: number | null
  fee_paise: number | null
  paid_paise: number | null
  kept_paise: number | null
  besides: { words: string; amount_paise: number }[] | null
  sum_paise: number | null
  reason: string | null
  returned_note: string | null
  proposed_by: number | null
  proposed_at: Instant | null
  first_signed_by: number | null
  first_signed_at: Instant | null
  signed_by: number | null
  signed_at: Instant | null
  calculation_sent_at: Instant | null
} & Stamps

export type PaymentTables = {
  orders: OrderTable
  payments: PaymentTable
  receipt_counters: { financial_year: string; last_number: number }
  receipts: ReceiptTable
  unmatched_payments: UnmatchedPaymentTable
  refunds: RefundTable
  desk_payments: DeskPaymentTable
  received_cheques: ReceivedChequeTable
  desk_refunds: DeskRefundTable
  cash_closings: CashClosingTable
  returned_cheques: ReturnedChequeTable
  webhook_deliveries: WebhookDeliveryTable
  sandbox_orders: SandboxOrderTable
  sandbox_payments: SandboxPaymentTable
  sandbox_refunds: SandboxRefundTable
  course_enrolments: CourseEnrolmentTable
  course_papers: CoursePaperTable
  instalments: InstalmentTable
  refund_cases: RefundCaseTable
}
