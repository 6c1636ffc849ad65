import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

const kinds = ['course', 'test', 'admission'] as const
const statuses = ['PENDING', 'PAID', 'CANCELLED', 'REFUND'] as const

const stamps = (t: SchemaTools) => ({ created_at: t.instant, updated_at: t.instant })

export const payments = defineMigration('0008-payments', (t) => [
  // What somebody was asked to pay. `subject_id` is the row that is bought, in the table of its kind.
  t.table(
    'orders',
    {
      id: t.id,
      kind: t.text.oneOf(kinds),
      subject_id: t.int,
      gateway: t.text,
      gateway_order_id: t.text.unique(),
      // Our own reference; the gateway shows it beside its order.
      receipt: t.text.unique(),
      amount_paise: t.paise,
      refunded_paise: t.paise.startsAt(0),
      status: t.text.oneOf(statuses),
      // No cascade: money outlives the account.
      user_id: t.link('users', 'set null').orNull(),
      payer_name: t.text,
      payer_email: t.text,
      payer_phone: t.text.orNull(),
      description: t.text,
      // Why the last try failed, in the bank's words.
      last_failure: t.text.orNull(),
      paid_at: t.instant.orNull(),
      // When the gateway is asked next; null when there is nothing left to ask.
      next_check_at: t.instant.orNull(),
      checks: t.int.startsAt(0),
      ...stamps(t),
    },
    ['check (amount_paise > 0)', 'check (refunded_paise between 0 and amount_paise)'],
  ),
  // One open and one paid order for what is bought: two clicks or two payments can never make two.
  t.index('orders_one_open', 'orders', ['kind', 'subject_id'], { unique: true, where: "status = 'PENDING'" }),
  t.index('orders_one_paid', 'orders', ['kind', 'subject_id'], { unique: true, where: "status = 'PAID'" }),
  t.index('orders_of_subject', 'orders', ['kind', 'subject_id', 'id']),
  t.index('orders_of_user', 'orders', ['user_id', 'id']),
  t.index('orders_of_payer', 'orders', ['fold(payer_email)', 'id']),
  t.index('orders_to_ask_about', 'orders', ['next_check_at']),

  // Money that settled an order. The gateway's own id makes every way of hearing of it the same payment.
  t.table('payments', {
    id: t.id,
    order_id: t.link('orders', 'restrict'),
    gateway_payment_id: t.text.unique(),
    amount_paise: t.paise,
    method: t.text,
    heard_by: t.text.oneOf(['verify', 'webhook', 'sweep', 'office']),
    paid_at: t.instant,
    created_at: t.instant,
  }),
  t.index('payments_of_order', 'payments', ['order_id']),

  // The last number given in each financial year; its row is locked until the receipt is committed.
  t.table('receipt_counters', { financial_year: t.text.primary(), last_number: t.int }),
  // Kept by law as issued: names and amounts are copied, not looked up.
  t.table(
    'receipts',
    {
      id: t.id,
      financial_year: t.text,
      sequence: t.int,
      number: t.text.unique(),
      order_id: t.link('orders', 'restrict').unique(),
      payment_id: t.link('payments', 'restrict').unique(),
      payer_name: t.text,
      payer_email: t.text,
      payer_phone: t.text.orNull(),
      title: t.text,
      amount_paise: t.paise,
      method: t.text,
      issuer: t.json,
      issued_at: t.instant,
    },
    ['unique (financial_year, sequence)'],
  ),

  // Money nobody can place by rule: a person looks at it.
  t.table('unmatched_payments', {
    id: t.id,
    gateway_payment_id: t.text.unique(),
    gateway_order_id: t.text.orNull(),
    order_id: t.link('orders', 'restrict').orNull(),
    reason: t.text,
    amount_paise: t.paise,
    refunded_paise: t.paise.startsAt(0),
    currency: t.text,
    method: t.text,
    state: t.text.oneOf(['open', 'refunded', 'settled']),
    note: t.text.orNull(),
    paid_at: t.instant,
    ...stamps(t),
  }),
  t.index('unmatched_payments_inbox', 'unmatched_payments', ['state', 'id']),

  t.table(
    'refunds',
    {
      id: t.id,
      payment_id: t.link('payments', 'restrict').orNull(),
      unmatched_id: t.link('unmatched_payments', 'restrict').orNull(),
      gateway_refund_id: t.text.orNull().unique(),
      // Sent along, so that asking twice gives the money back once.
      receipt: t.text.unique(),
      amount_paise: t.paise,
      reason: t.text,
      state: t.text.oneOf(['requested', 'pending', 'processed', 'failed']),
      failure: t.text.orNull(),
      requested_by: t.link('users', 'set null').orNull(),
      processed_at: t.instant.orNull(),
      ...stamps(t),
    },
    ['check (amount_paise > 0)', 'check ((payment_id is null) <> (unmatched_id is null))'],
  ),
  t.index('refunds_of_payment', 'refunds', ['payment_id']),
  t.index('refunds_of_unmatched', 'refunds', ['unmatched_id']),

  // Written with the effect of the event; the same event again finds its row and does nothing.
  t.table('webhook_deliveries', {
    id: t.id,
    event_id: t.text.unique(),
    event: t.text,
    subject: t.text.orNull(),
    outcome: t.text,
    received_at: t.instant,
  }),

  // The bank of the demo. Several processes share it, so it lives here and not in memory.
  t.table('sandbox_orders', {
    id: t.text.primary(),
    amount_paise: t.paise,
    amount_paid_paise: t.paise.startsAt(0),
    status: t.text.oneOf(['created', 'attempted', 'paid']),
    receipt: t.text,
    notes: t.json,
    created_at: t.instant,
  }),
  t.table('sandbox_payments', {
    id: t.text.primary(),
    order_id: t.text,
    status: t.text.oneOf(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_paise: t.paise,
    amount_refunded_paise: t.paise.startsAt(0),
    method: t.text,
    error_description: t.text.orNull(),
    created_at: t.instant,
  }),
  t.index('sandbox_payments_of_order', 'sandbox_payments', ['order_id']),
  t.table('sandbox_refunds', {
    id: t.text.primary(),
    payment_id: t.text,
    amount_paise: t.paise,
    receipt: t.text.unique(),
    created_at: t.instant,
  }),

  t.table('course_enrolments', {
    id: t.id,
    course_id: t.link('courses', 'set null').orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    course_branch_id: t.link('course_branches', 'set null').orNull(),
    course_name: t.text,
    branch_name: t.text,
    user_id: t.link('users', 'set null').orNull(),
    name: t.text,
    email: t.text,
    phone: t.text,
    amount_paise: t.paise,
    discount_percent: t.int,
    discounted_amount_paise: t.paise,
    payment_status: t.text.oneOf(statuses),
    // The same student at the same place, whoever types it and how often.
    person_key: t.text,
    ...stamps(t),
  }),
  t.index('course_enrolments_one_open', 'course_enrolments', ['person_key'], {
    unique: true,
    where: "payment_status = 'PENDING'",
  }),
  t.index('course_enrolments_one_paid', 'course_enrolments', ['person_key'], {
    unique: true,
    where: "payment_status = 'PAID'",
  }),
  t.index('course_enrolments_of_user', 'course_enrolments', ['user_id', 'id']),
  t.index('course_enrolments_of_email', 'course_enrolments', ['fold(email)', 'id']),
  t.index('course_enrolments_inbox', 'course_enrolments', ['created_at']),
])
