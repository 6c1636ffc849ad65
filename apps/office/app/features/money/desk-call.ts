import { clearingMeans, type DeskMeans } from '@northlight/contract/payments/desk-words'
import { client } from '../../platform/api/client.ts'

/** What somebody owes: an instalment of a fee, an order that was begun and not paid, or the fee of an application. */
export type Debt = {
  of: { enrolment: number; number: number } | { order: number } | { application: number }
  name: string
  title: string
  amount_paise: number
}

export const meansWords: Record<DeskMeans, string> = {
  cash: 'Cash',
  upi: 'UPI at the counter',
  card: 'Card, on our machine',
  neft: 'Bank transfer (NEFT, RTGS, IMPS)',
  cheque: 'Cheque',
  dd: 'Demand draft',
}

/** The number of the bank that each of them has. */
export const references: Record<DeskMeans, string | null> = {
  cash: null,
  upi: 'UPI reference (12 digits)',
  card: 'Number of the slip',
  neft: 'Reference of the transfer (UTR)',
  cheque: 'Number of the cheque, and its bank',
  dd: 'Number of the draft, and its bank',
}

/** A bank has to pay it first: received, not paid. */
export const isPaper = (means: DeskMeans): means is (typeof clearingMeans)[number] =>
  clearingMeans.some((one) => one === means)

type Handed = { amount_paise: number; means: DeskMeans; reference?: string; key: string; rest_due_on?: string }

/** A part of it can be taken in money that is there at once; the rest is due later. */
export const canSplit = (of: Debt['of'], means: DeskMeans): boolean => 'enrolment' in of && !isPaper(means)

const debtOf = (of: Debt['of']) => {
  if ('order' in of) return { of: 'order' as const, id: of.order }
  return 'application' in of
    ? { of: 'application' as const, id: of.application }
    : { of: 'instalment' as const, id: of.enrolment, number: of.number }
}

export const hand = (of: Debt['of'], { means, ...handed }: Handed): Promise<{ message: string }> => {
  if (isPaper(means)) return client.post('/office/received-cheques', { ...debtOf(of), ...handed, means })
  const input = { ...handed, means }
  if ('order' in of) return client.post('/office/payments/{id}/take', input, { params: { id: of.order } })
  return 'application' in of
    ? client.post('/office/applications/{id}/take-fee', input, { params: { id: of.application } })
    : client.post('/office/instalments/{id}/take', { ...input, number: of.number }, { params: { id: of.enrolment } })
}
