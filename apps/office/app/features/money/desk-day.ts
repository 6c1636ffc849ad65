import { shownMoney } from '@northlight/contract/money'
import type { DayOfMoney } from '@northlight/contract/payments/money-desk'

type DeskDay = Pick<
  DayOfMoney,
  | 'cash_paise'
  | 'cheque_paise'
  | 'upi_paise'
  | 'bank_paise'
  | 'returned_paise'
  | 'mistaken_paise'
  | 'cash_out_paise'
  | 'other_out_paise'
>

/** More may be paid out than came on that day. */
const drawer = (amount: number) => (amount < 0 ? `−${shownMoney(-amount)}` : shownMoney(amount))

const cashText = ({ cash_paise, cash_out_paise }: DeskDay): string | null => {
  if (cash_out_paise > 0)
    return `cash ${drawer(cash_paise - cash_out_paise)} (${shownMoney(cash_paise)} taken, ${shownMoney(cash_out_paise)} paid out)`
  return cash_paise > 0 ? `cash ${shownMoney(cash_paise)}` : null
}

/** What a day brought to the desk and took from it, so that the cash is what lies in the drawer. */
export const deskDayText = (day: DeskDay): string => {
  const named = (words: string, amount: number) => (amount > 0 ? `${words} ${shownMoney(amount)}` : null)
  const returned = day.returned_paise > 0 ? `, of it returned ${shownMoney(day.returned_paise)}` : ''
  const cheque = named('cheque', day.cheque_paise)
  const parts = [
    cashText(day),
    cheque && `${cheque}${returned}`,
    named('UPI', day.upi_paise),
    named('card and bank transfer', day.bank_paise),
    named('paid out by cheque or transfer', day.other_out_paise),
    named('noted by mistake and not counted', day.mistaken_paise),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}
