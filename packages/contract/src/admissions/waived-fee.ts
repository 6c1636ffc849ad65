import { type Paise, shownMoney } from '../money.ts'

/** What a waiver takes off the tuition: one sum, or from one to another where the courses of a programme differ. */
export type WaivedFee = { least_paise: Paise; most_paise: Paise }

/** `₹73,800`, or `₹62,000 to ₹73,800`. */
export const waivedText = ({ least_paise, most_paise }: WaivedFee): string =>
  least_paise === most_paise ? shownMoney(least_paise) : `${shownMoney(least_paise)} to ${shownMoney(most_paise)}`
