import { defineMigration } from './define.ts'
import { searchedTogether } from './trigrams.ts'

export const payments = defineMigration('0017-payments', (t) => [
  // What somebody was asked to pay. `subject_id` is the row that is bought, in the table of its kind.
  t.table(
    'orders',
    {
      id: t.id,
      kind: t.text.oneOf(['course', 'test', 'admission']),
      subject_id: t.int,
      gateway: t.text,
      gateway_order_id: t.text.unique(),
      // Our own reference; the gateway shows it beside its order.
      receipt: t.text.unique(),
      amount_paise: t.paise,
      refunded_paise: t.paise.startsAt(0),
      status: t.text.oneOf(['PENDING', 'PAID', 'CANCELLED', 'REFUND']),
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
      // Which part of the fee an order is for, counted from 1; 0 is the whole fee.
      part: t.int.startsAt(0),
      // The parts and days a first part was offered with: the enrolment keeps them, whatever the plan says later.
      terms: t.json.orNull(),
      language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['check (amount_paise > 0)', 'check (refunded_paise between 0 and amount_paise)'],
  ),
  // One open order for what is bought, and one paid for each part: two clicks or two payments can never make two.
  t.index('orders_one_open', 'orders', ['kind', 'subject_id'], { unique: true, where: "status = 'PENDING'" }),
  t.index('orders_one_paid', 'orders', ['kind', 'subject_id', 'part'], { unique: true, where: "status = 'PAID'" }),
  t.index('orders_of_subject', 'orders', ['kind', 'subject_id', 'id']),
  t.index('orders_of_user', 'orders', ['user_id', 'id']),
  t.index('orders_of_payer', 'orders', ['fold(payer_email)', 'id']),
  t.index('orders_to_ask_about', 'orders', ['next_check_at']),
  // Orders that money without an order may have been meant for.
  t.index('orders_of_amount', 'orders', ['amount_paise', 'created_at']),
  // The office reads payments by the moment that counts: when they were paid, or else begun.
  t.index('orders_newest', 'orders', ['coalesce(paid_at, created_at)', 'id']),
  // Payments of one state and kind, newest first, are counted and paged without reading all the others.
  t.index('orders_by_state', 'orders', ['status', 'kind', 'coalesce(paid_at, created_at)', 'id']),
  ...searchedTogether(t, 'orders', ['payer_name', 'payer_email', 'payer_phone', 'gateway_order_id', 'description']),

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
  // Totals of a day are read from the index.
  t.index('payments_of_day', 'payments', ['paid_at']),
  ...searchedTogether(t, 'payments', ['gateway_payment_id']),

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
      // A parent of two children in one course tells the receipts apart by the student; null where nobody is named.
      student_name: t.text.orNull(),
      issued_at: t.instant,
    },
    ['unique (financial_year, sequence)'],
  ),
  ...searchedTogether(t, 'receipts', ['number']),

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
    // The order staff found that unplaced money was meant for.
    placed_order_id: t.link('orders', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
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
      // Which calculation a refund carries out.
      case_id: t.link('refund_cases', 'set null').orNull(),
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['check (amount_paise > 0)', 'check ((payment_id is null) <> (unmatched_id is null))'],
  ),
  t.index('refunds_of_payment', 'refunds', ['payment_id']),
  t.index('refunds_of_unmatched', 'refunds', ['unmatched_id']),
  t.index('refunds_of_case', 'refunds', ['case_id'], { where: 'case_id is not null' }),

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

  // Money that a colleague took at the desk, and gave back there: no gateway knows of it.
  t.table(
    'desk_payments',
    {
      id: t.id,
      payment_id: t.link('payments', 'restrict').unique(),
      means: t.text.oneOf(['cash', 'cheque', 'upi']),
      // The bank's own number of a cheque or a transfer; cash has none.
      reference: t.text.orNull(),
      // Of one click: sent again, it is the same payment.
      click: t.text.unique(),
      taken_by: t.link('users', 'set null').orNull(),
      created_at: t.instant,
    },
    ['unique (means, reference)'],
  ),

  t.table('desk_refunds', {
    id: t.id,
    refund_id: t.link('refunds', 'restrict').unique(),
    means: t.text.oneOf(['cash', 'cheque', 'transfer']),
    reference: t.text.orNull(),
    paid_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
  }),

  // Cheques taken at the desk that the bank did not pay, and payments at the desk that were noted by mistake: for the
  // wrong person, or twice.
  t.table('returned_cheques', {
    id: t.id,
    // A cheque comes back once.
    payment_id: t.link('payments', 'restrict').unique(),
    // The books carry it as money that went out again; its reason is the reason of the bank.
    refund_id: t.link('refunds', 'restrict').unique(),
    returned_on: t.day,
    noted_by: t.link('users', 'set null').orNull(),
    cause: t.text.startsAt('bank').oneOf(['bank', 'mistake']),
    // The bank's number goes from the payment to here: it may now stand on the receipt of the person who did pay.
    reference: t.text.orNull(),
    created_at: t.instant,
  }),
])
