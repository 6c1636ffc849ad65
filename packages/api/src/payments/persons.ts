import { byUserOrAddress, either, through } from '../families/persons/find.ts'
import type { OfOthers, PersonTable } from '../families/persons/types.ts'

const removed = 'removed'
const nobody = (id: number) => `removed-${id}@deleted.invalid`

const ownOrders = byUserOrAddress('payer_email')
const ofOrder = through('order_id', 'orders', ownOrders)
const ofPayment = through('payment_id', 'payments', ofOrder)
/** Also of money that came besides for an order and went back. */
const ofRefund = either(ofPayment, through('unmatched_id', 'unmatched_payments', ofOrder))
const payer = ['payer_name', 'payer_email', 'payer_phone']

const ofOtherPayer: OfOthers[] = [{ by: ['payer_email'], columns: payer }]

const books = 'Amounts, dates and numbers: tax law asks for them for eight years.'

/** What hangs on an order stands before it: once an order names nobody, its rows are found no more. */
export const paymentPersons: PersonTable[] = [
  {
    domain: 'payments',
    table: 'webhook_deliveries',
    found: either(
      through('subject', 'payments', ofOrder, 'gateway_payment_id'),
      through('subject', 'unmatched_payments', ofOrder, 'gateway_payment_id'),
      through('subject', 'refunds', ofRefund, 'gateway_refund_id'),
    ),
    shown: { not: 'Numbers of the bank’s messages about payments that are shown.' },
    erased: { stays: 'Numbers of messages, so that none is taken twice; deleted after some months.' },
  },
  {
    domain: 'payments',
    table: 'received_cheques',
    found: byUserOrAddress('payer_email'),
    shown: {
      title: 'Cheques we have received',
      columns: ['title', 'amount_paise', 'means', 'reference', 'state', 'payer_name', 'payer_email', 'created_at'],
    },
    ofOthers: [{ by: ['payer_email'], columns: ['payer_name', 'payer_email'] }],
    erased: {
      set: (_, { id }) => ({ user_id: null, payer_name: removed, payer_email: nobody(id), reason: null }),
      keeps: 'Cheques and demand drafts: tax law asks us to keep them for eight years. They stay without a name.',
    },
  },
  {
    domain: 'payments',
    table: 'desk_refunds',
    found: through('refund_id', 'refunds', ofRefund),
    shown: { not: 'Which colleague gave back a refund that is shown, and the bank’s number of it.' },
    erased: { stays: books },
  },
  {
    domain: 'payments',
    table: 'returned_cheques',
    found: ofPayment,
    shown: {
      not: 'The day on which a payment at the desk was taken back, and the bank’s number of it; it stands among the refunds that are shown.',
    },
    erased: { stays: books },
  },
  {
    domain: 'payments',
    table: 'desk_payments',
    found: ofPayment,
    shown: { not: 'Which colleague took a payment that is shown, and the bank’s number of it.' },
    erased: { stays: books },
  },
  {
    domain: 'payments',
    table: 'receipts',
    found: ofOrder,
    shown: {
      title: 'Receipts',
      columns: ['number', 'order_id', ...payer, 'student_name', 'title', 'amount_paise', 'method', 'issued_at'],
    },
    ofOthers: [...ofOtherPayer, { by: ['student_name'], columns: ['student_name'] }],
    erased: {
      set: (_, { order_id }) => ({
        payer_name: removed,
        payer_email: nobody(Number(order_id)),
        payer_phone: null,
        student_name: null,
      }),
      keeps: 'Receipts and payments: tax law asks us to keep them for eight years. They stay without a name.',
    },
  },
  {
    domain: 'payments',
    table: 'refunds',
    found: ofRefund,
    shown: {
      title: 'Refunds',
      columns: ['amount_paise', 'reason', 'state', 'created_at', 'processed_at'],
    },
    ofOthers: [{ columns: ['reason'] }],
    // What staff wrote about it may name the family; the sums are part of the books.
    erased: { set: { reason: removed } },
  },
  {
    domain: 'payments',
    table: 'unmatched_payments',
    found: ofOrder,
    shown: {
      title: 'Payments we could not place',
      columns: ['gateway_payment_id', 'amount_paise', 'refunded_paise', 'state', 'paid_at'],
    },
    // What staff wrote about it may name the family.
    erased: { set: { note: null } },
  },
  {
    domain: 'payments',
    table: 'payments',
    found: ofOrder,
    shown: { title: 'Payments', columns: ['gateway_payment_id', 'order_id', 'amount_paise', 'method', 'paid_at'] },
    erased: { stays: books },
  },
  {
    domain: 'payments',
    table: 'orders',
    found: ownOrders,
    shown: {
      title: 'Orders',
      columns: [
        ...['id', 'kind', 'part', 'terms', 'gateway_order_id', 'amount_paise', 'refunded_paise', 'status', ...payer],
        ...['description', 'last_failure', 'paid_at', 'created_at'],
      ],
    },
    ofOthers: ofOtherPayer,
    erased: {
      set: (ctx, { id }) => ({
        user_id: null,
        payer_name: removed,
        payer_email: nobody(id),
        payer_phone: null,
        updated_at: ctx.now(),
      }),
    },
  },
]
