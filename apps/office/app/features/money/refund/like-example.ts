import { shownMoney } from '@northlight/contract/money'
import type { RefundSheet } from '@northlight/contract/payments/refund-office'

type Example = { when: string; amount_paise: number }
type Sheet = Pick<RefundSheet, 'used' | 'fee_paise' | 'paid_paise' | 'kept_paise'>

const named = ({ when, amount_paise }: Example) => `“${when}, ${shownMoney(amount_paise)}”`

const among = (sum: number, examples: readonly Example[]): string | null => {
  const same = examples.find(({ amount_paise }) => amount_paise === sum)
  if (same) return `Equals the example ${named(same)} on the page of the course.`
  const falling = examples.toSorted((one, other) => other.amount_paise - one.amount_paise)
  const above = falling.findLast(({ amount_paise }) => amount_paise > sum)
  const below = falling.find(({ amount_paise }) => amount_paise < sum)
  if (above && below) return `Between the examples ${named(above)} and ${named(below)} on the page of the course.`
  return above ? `Less than the last example, ${named(above)}, on the page of the course.` : null
}

/**
 * Where the refund stands among the worked examples of the course's page, so that a slip of a month is seen at once. The
 * examples are of a fee that is paid whole: what was paid in parts is compared as if it were, and a lower fee not at all.
 */
export const likeExample = ({ used, fee_paise, paid_paise, kept_paise }: Sheet, examples: readonly Example[]) => {
  if (used === 0) return 'Nothing of the fee is used yet: all that was paid is refunded.'
  if (examples.some(({ amount_paise }) => amount_paise > fee_paise)) return null
  const sum = fee_paise - kept_paise
  const words = among(sum, examples)
  return words && paid_paise !== fee_paise ? `Of the whole fee it would be ${shownMoney(sum)}. ${words}` : words
}
