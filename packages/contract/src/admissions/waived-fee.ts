import { type Paise, shownMoney } from '../money.ts'
import { type Say, sayEnglish } from '../words/say.ts'

/** What a waiver takes off the tuition: one sum, or from one to another where the courses of a programme differ. */
export type WaivedFee = { least_paise: Paise; most_paise: Paise }

/** `₹73,800`, or `₹62,000 to ₹73,800`. */
export const waivedText = ({ least_paise, most_paise }: WaivedFee, say: Say = sayEnglish): string => {
  const from = shownMoney(least_paise)
  return least_paise === most_paise ? from : say('{from} to {until}', { from, until: shownMoney(most_paise) })
}
