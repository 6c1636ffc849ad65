import { type Paise, shownMoney } from '@northlight/contract/money'
import { type Say, sayEnglish } from '@northlight/contract/words/say'

/** `₹37,800`, or the word for what costs nothing. */
export const shownFee = (paise: Paise, say: Say = sayEnglish): string => (paise === 0 ? say('Free') : shownMoney(paise))
