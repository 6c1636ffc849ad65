import type { BranchDetailView } from '@northlight/contract/content/courses'

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
export const seatsPhrase = (seats: number | null, left: number | null): string => {
  if (left === 0) return 'Seats full'
  if (seats === null) return left === null ? '' : `${left} left`
  return left === null ? `${seats} seats` : `${left} of ${seats} left`
}

/** "4 × ₹36,900" reads badly aloud; this does not. */
export const instalmentsPhrase = (
  instalments: Fee['instalments'],
  shown: (paise: number) => string,
): string | undefined =>
  instalments && instalments.count > 1
    ? instalments.is_equal
      ? `${instalments.count} instalments of ${shown(instalments.amount_paise)}`
      : `${instalments.count} instalments, the first ${shown(instalments.amount_paise)}`
    : undefined

/** Words of a field as a sentence: a capital first, a full stop last. */
export const sentence = (words: string): string => {
  const text = words.trim()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
