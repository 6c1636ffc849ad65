import { paise } from '../money.ts'
import type { Text } from '../words/catalogue.ts'

/** Money that is there at once when it is taken over the counter. */
export const readyMeans = ['cash', 'upi', 'card', 'neft'] as const

/** Paper that a bank has to pay first: it is received, and money once it has cleared. */
export const clearingMeans = ['cheque', 'dd'] as const

/** How money is taken over the counter. */
export const deskMeans = [...readyMeans, ...clearingMeans] as const
export type DeskMeans = (typeof deskMeans)[number]

/** How it goes back; no gateway knows of it. */
export const paidOutMeans = ['cash', 'cheque', 'transfer'] as const
export type PaidOutMeans = (typeof paidOutMeans)[number]

/** How such a payment is named among those of a gateway. */
export const deskMethodWords: Record<`desk_${DeskMeans}`, Text> = {
  desk_cash: 'Cash, at the desk',
  desk_cheque: 'Cheque, at the desk',
  desk_upi: 'UPI, at the desk',
  desk_card: 'Card, at the desk',
  desk_neft: 'Bank transfer, noted at the desk',
  desk_dd: 'Demand draft, at the desk',
}

/** Section 269ST of the Income-tax Act: nobody takes this much or more in cash for one thing. */
export const cashLimitPaise = paise(2_00_000)
