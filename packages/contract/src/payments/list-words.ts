import type { PaymentStatus } from './proof.ts'

/** How the state of an order is said to colleagues, on screens and in the file that leaves the office. */
export const paymentStateWords: Record<PaymentStatus, string> = {
  PAID: 'paid',
  PENDING: 'not paid yet',
  CANCELLED: 'given up',
  REFUND: 'refunded',
}

/** Of an order that was paid at the desk and is not: the bank returned the cheque, or it was noted by mistake. */
export const backWords = { bank: 'cheque returned', mistake: 'noted by mistake' } as const

/** Paid, and a part of it went back. */
export const partRefundedWord = 'part refunded'

/** The state of an order in one word or two, the same on the screen and in the file. */
export const paymentStateText = ({
  status,
  refunded_paise,
  cause,
}: {
  status: PaymentStatus
  refunded_paise: number
  cause: keyof typeof backWords | null
}): string => {
  if (cause !== null) return backWords[cause]
  return status === 'PAID' && refunded_paise > 0 ? partRefundedWord : paymentStateWords[status]
}

const methodWords: Record<string, string> = {
  desk_cash: 'cash, at the desk',
  desk_cheque: 'cheque, at the desk',
  desk_upi: 'UPI, at the desk',
  desk_card: 'card, at the desk',
  desk_neft: 'bank transfer, noted at the desk',
  desk_dd: 'demand draft, at the desk',
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
}

/** How it was paid, in words; a method that the gateway has added meanwhile stands as it came. */
export const methodText = (method: string): string => methodWords[method] ?? method
