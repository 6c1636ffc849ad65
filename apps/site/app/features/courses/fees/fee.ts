import type { BranchDetailView } from '@northlight/contract/content/courses'
import { shownMoney } from '@northlight/contract/money'
import { type Say, sayEnglish } from '@northlight/contract/words/say'

/** What a fee is made of, as the API gives it; loaders pass on these fields and no others. */
export type Fee = Pick<
  BranchDetailView,
  | 'amount_paise'
  | 'discounted_amount_paise'
  | 'discount'
  | 'discount_label'
  | 'discount_until'
  | 'fee_basis'
  | 'fee_parts'
  | 'is_gst_included'
  | 'instalments'
>

export const feeOf = (detail: Fee): Fee => ({
  amount_paise: detail.amount_paise,
  discounted_amount_paise: detail.discounted_amount_paise,
  discount: detail.discount,
  discount_label: detail.discount_label,
  discount_until: detail.discount_until,
  fee_basis: detail.fee_basis,
  fee_parts: detail.fee_parts,
  is_gst_included: detail.is_gst_included,
  instalments: detail.instalments,
})

export type Refund = Pick<BranchDetailView, 'refund_rule' | 'refund_examples' | 'refund_days'>

export const refundOf = (detail: Refund): Refund => ({
  refund_rule: detail.refund_rule,
  refund_examples: detail.refund_examples,
  refund_days: detail.refund_days,
})

/** The first words of the basis, where there is room for two: "for one academic year; the second…". */
export const shortBasis = (basis: string | null): string => basis?.split(/[;,.]/, 1)[0]?.trim() ?? ''

/** "41 of 60 left", "full", or nothing when seats are not counted. */
export const seatsPhrase = (seats: number | null, left: number | null, say: Say = sayEnglish): string => {
  if (left === 0) return say('Seats full')
  if (seats === null) return left === null ? '' : say('{left} left', { left })
  return left === null ? say('{seats} seats', { seats }) : say('{left} of {seats} left', { left, seats })
}

/** "4 × ₹36,900" reads badly aloud; this does not. */
export const instalmentsPhrase = (instalments: Fee['instalments'], say: Say = sayEnglish): string | undefined => {
  if (!instalments || instalments.count < 2) return undefined
  const values = { count: instalments.count, amount: shownMoney(instalments.amount_paise) }
  return instalments.is_equal
    ? say('{count} instalments of {amount}', values)
    : say('{count} instalments, the first {amount}', values)
}

/** Words of a field as a sentence: a capital first, a full stop last. */
export const sentence = (words: string): string => {
  const text = words.trim()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
