import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { shownMoney } from '@northlight/contract/money'

type Application = Pick<OfficeApplicationDetail, 'payment_status' | 'fee_paise' | 'refunds_on_withdrawal'>

/** What becomes of the fee if the family withdraws now, and why. */
export const withdrawalWords = ({ payment_status, fee_paise, refunds_on_withdrawal }: Application): string => {
  if (refunds_on_withdrawal) return `The fee of ${shownMoney(fee_paise)} is refunded to the account that paid it.`
  if (payment_status !== 'PAID' || fee_paise === 0) return 'Nothing was paid, and nothing is refunded.'
  return `The fee of ${shownMoney(fee_paise)} is not refunded by the rule: the test is less than two days away, or was taken.`
}
