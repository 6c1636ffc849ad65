import type { RefundCaseState } from '@northlight/contract/payments/refund-office'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'

type Shown = readonly [SignName, StateTone, string]

export const refundStateWords: Record<RefundCaseState, Shown> = {
  asked: ['ring', 'due', 'to work out'],
  proposed: ['half', 'due', 'waits for a signature'],
  signed: ['half', 'due', 'waits for the second signature'],
  sent: ['clock', 'info', 'at the bank'],
  refused: ['cross', 'bad', 'refused by the bank'],
  done: ['tick', 'good', 'given back'],
  'called-off': ['minus', 'quiet', 'stays'],
}

export const orderStateWords: Record<string, Shown> = {
  PAID: ['tick', 'good', 'paid'],
  PENDING: ['half', 'due', 'not paid yet'],
  CANCELLED: ['minus', 'quiet', 'given up'],
  REFUND: ['undo', 'quiet', 'given back'],
}

export const partStateWords: Record<string, Shown> = {
  paid: ['tick', 'good', 'paid'],
  overdue: ['clock', 'bad', 'overdue'],
  open: ['ring', 'quiet', 'not due'],
  refunded: ['undo', 'quiet', 'given back'],
  cancelled: ['minus', 'quiet', 'cancelled'],
}

export const unmatchedWords: Record<string, string> = {
  unknown_order: 'no order with this reference',
  wrong_amount: 'the order asks for another amount',
  wrong_currency: 'came in another currency',
  paid_twice: 'the order was paid before',
  paid_after_refund: 'the order was given back before',
  cannot_deliver: 'what was bought was gone when the money came',
}

export const methodWords: Record<string, string> = {
  desk_cash: 'cash, at the desk',
  desk_cheque: 'cheque, at the desk',
  desk_upi: 'UPI, at the desk',
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
}
export const methodText = (method: string | null) => (method === null ? '–' : (methodWords[method] ?? method))

/** A number of the gateway as it is; of the desk as much as a person can read out. */
export const numberText = (id: string | null) => (id?.startsWith('desk_') ? id.slice(0, 13) : (id ?? '–'))

export const kindWords: Record<string, string> = { course: 'course', test: 'test', admission: 'aptitude test' }
export const askedWords: Record<string, string> = {
  account: 'in the account',
  phone: 'by telephone',
  mail: 'by mail',
  desk: 'at the desk',
}

export const heardWords: Record<string, string> = {
  verify: 'from the browser, and asked for',
  webhook: 'by the gateway’s message',
  sweep: 'by asking the gateway',
  office: 'placed by the office',
}

export const eventWords: Record<string, string> = {
  'payment.authorized': 'The bank holds the money',
  'payment.captured': 'The money was taken',
  'payment.failed': 'The payment was refused',
  'order.paid': 'The order is paid',
  'refund.created': 'A refund was begun',
  'refund.processed': 'A refund was given back',
  'refund.failed': 'A refund was refused',
}

export const refundWords: Record<string, string> = {
  requested: 'asked of the bank',
  pending: 'at the bank',
  processed: 'given back',
  failed: 'refused by the bank',
}
