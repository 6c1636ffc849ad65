import type { PaymentStatus } from './proof.ts'

/** How the state of an order is said to colleagues, on screens and in the file that leaves the office. */
export const paymentStateWords: Record<PaymentStatus, string> = {
  PAID: 'paid',
  PENDING: 'not paid yet',
  CANCELLED: 'given up',
  REFUND: 'refunded',
}

/** Of an order whose cheque the bank returned. */
export const chequeReturned = 'cheque returned'

const methodWords: Record<string, string> = {
  desk_cash: 'cash, at the desk',
  desk_cheque: 'cheque, at the desk',
  desk_upi: 'UPI, at the desk',
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
}

/** How it was paid, in words; a method that the gateway has added meanwhile stands as it came. */
export const methodText = (method: string): string => methodWords[method] ?? method
