import {
  backWords,
  partRefundedWord,
  paymentStateWords,
  methodText as wordOf,
} from '@northlight/contract/payments/list-words'
import type { PaymentView } from '@northlight/contract/payments/payments'
import type { RefundCaseState } from '@northlight/contract/payments/refund-office'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'

type Shown = readonly [SignName, StateTone, string]

export const refundStateWords: Record<RefundCaseState, Shown> = {
  asked: ['ring', 'due', 'to work out'],
  proposed: ['half', 'due', 'waits for a signature'],
  signed: ['half', 'due', 'waits for the second signature'],
  sent: ['clock', 'info', 'being paid'],
  refused: ['cross', 'bad', 'refused by the bank'],
  done: ['tick', 'good', 'refunded'],
  'called-off': ['minus', 'quiet', 'stays'],
}

/** Signed, and nobody has handed it over yet. */
export const paidOutWords: Shown = ['half', 'due', 'to be paid out by hand']

export const orderStateWords: Record<PaymentView['status'], Shown> = {
  PAID: ['tick', 'good', paymentStateWords.PAID],
  PENDING: ['half', 'due', paymentStateWords.PENDING],
  CANCELLED: ['minus', 'quiet', paymentStateWords.CANCELLED],
  REFUND: ['undo', 'quiet', paymentStateWords.REFUND],
}

/** The state of an order as lists and pages show it. */
export const orderStateOf = ({
  status,
  refunded_paise,
  cheque_returned_on,
  noted_by_mistake_on,
}: Pick<PaymentView, 'status' | 'refunded_paise' | 'cheque_returned_on' | 'noted_by_mistake_on'>): Shown => {
  if (cheque_returned_on !== null) return ['cross', 'bad', backWords.bank]
  if (noted_by_mistake_on !== null) return ['cross', 'quiet', backWords.mistake]
  if (status === 'PAID' && refunded_paise > 0) return ['undo', 'info', partRefundedWord]
  return orderStateWords[status]
}

/** Paid at the desk once, and not any more: the receipt is cancelled. */
export const isTakenBack = ({
  cheque_returned_on,
  noted_by_mistake_on,
}: Pick<PaymentView, 'cheque_returned_on' | 'noted_by_mistake_on'>): boolean =>
  cheque_returned_on !== null || noted_by_mistake_on !== null

/** Who paid and, where it is somebody else’s fee, whose. */
export const whose = ({ payer, student }: { payer: { name: string }; student: string | null }): string =>
  student === null ? payer.name : `${payer.name}, for ${student}`

export const partStateWords: Record<string, Shown> = {
  paid: ['tick', 'good', 'paid'],
  overdue: ['clock', 'bad', 'overdue'],
  open: ['ring', 'quiet', 'not due'],
  refunded: ['undo', 'quiet', 'refunded'],
  cancelled: ['minus', 'quiet', 'cancelled'],
}

export const unmatchedWords: Record<string, string> = {
  unknown_order: 'no order with this reference',
  wrong_amount: 'the order asks for another amount',
  wrong_currency: 'came in another currency',
  paid_twice: 'the order was paid before',
  paid_after_refund: 'the order was refunded before',
  cannot_deliver: 'what was bought was gone when the money came',
}

export const methodText = (method: string | null) => (method === null ? '–' : wordOf(method))

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
  'refund.processed': 'A refund was paid',
  'refund.failed': 'A refund was refused',
}

const refundWords: Record<string, string> = {
  requested: 'asked of the bank',
  pending: 'at the bank',
  processed: 'refunded',
  failed: 'refused by the bank',
}

/** Where a refund stands. No bank refuses what goes back by hand: it was called off with the receipt. */
export const refundText = (state: string, isByHand: boolean) =>
  isByHand && state === 'failed' ? 'called off' : (refundWords[state] ?? state)

/** Where a refund goes, by how the fee was paid. */
export const goesToWords = {
  account: 'to the account that paid',
  hand: 'by hand, because it was paid at the desk',
  both: 'to the account that paid, and by hand what was paid at the desk',
} as const
