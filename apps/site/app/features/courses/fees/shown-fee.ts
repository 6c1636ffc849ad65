import { type Paise, shownMoney } from '@northlight/contract/money'

/** `₹37,800`, or the word for what costs nothing. */
export const shownFee = (paise: Paise): string => (paise === 0 ? 'Free' : shownMoney(paise))
