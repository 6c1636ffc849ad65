import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Application } from './use-application.ts'

/** Where the fee stands on its way back, in one sentence. */
export const refundWords = ({ refund }: Pick<Application, 'refund'>): string | null => {
  if (!refund) return null
  const amount = shownMoney(refund.amount_paise)
  const on = shownDate(refund.at)
  return {
    due: `${amount} will be refunded to the account that paid it, within ten days, by our office.`,
    requested: `${amount} was sent to the bank on ${on}. It usually takes five to seven working days.`,
    pending: `${amount} has been with the bank since ${on}. It usually takes five to seven working days.`,
    processed: `${amount} was refunded on ${on}, to the account that paid it.`,
    failed: `The bank could not refund ${amount} on ${on}. Our office will try again; please call us if you have a new account.`,
  }[refund.state]
}
