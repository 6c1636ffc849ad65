import type { RefundCaseView, RefundSheet } from '@northlight/contract/payments/refund-office'
import { paiseOf } from '../../fields/money-text.ts'

/** What a proposal is made of, as it is typed. */
export type Facts = {
  starts_on: string
  period_count: string
  period_unit: string
  papers: string
  words: string
  rupees: string
  reason: string
}

export const factsOf = ({ sheet, terms, reason }: Pick<RefundCaseView, 'sheet' | 'terms' | 'reason'>): Facts => ({
  starts_on: (sheet ?? terms).starts_on ?? '',
  period_count: String((sheet ?? terms).period_count ?? ''),
  period_unit: (sheet ?? terms).period_unit ?? 'months',
  papers: sheet?.period_unit === 'papers' ? String(sheet.used) : '',
  words: sheet?.besides[0]?.words ?? '',
  rupees: sheet?.besides[0] ? String(sheet.besides[0].amount_paise / 100) : '',
  reason: reason ?? '',
})

/** An amount with or without a minus, in paise; null for nothing, undefined for what is no amount. */
export const signedPaiseOf = (typed: string): number | null | undefined => {
  const text = typed.replace(/[₹\s]/g, '')
  const isTakenOff = /^[−-]/.test(text)
  const paise = paiseOf(isTakenOff ? text.slice(1) : text)
  return isTakenOff && typeof paise === 'number' ? -paise : paise
}

/** Which fact the sum waits for. */
export const missingText = ({ starts_on, period_count, period_unit }: Facts): string => {
  if (period_count && period_unit === 'papers') return 'How many papers were opened is not known yet.'
  if (period_count && !starts_on) return 'The first class is not known yet.'
  return starts_on
    ? 'What the fee pays for is not known yet.'
    : 'The first class, or what the fee pays for, is not known yet.'
}

/** Only what was said: the rest comes from the enrolment and its course. */
export const inputOf = (facts: Facts) => {
  const amount = signedPaiseOf(facts.rupees)
  return {
    ...(facts.starts_on && { starts_on: facts.starts_on }),
    ...(facts.period_count && {
      period_count: Number(facts.period_count),
      period_unit: facts.period_unit as RefundSheet['period_unit'],
    }),
    ...(facts.period_unit === 'papers' && facts.papers !== '' && { papers_opened: Number(facts.papers) }),
    ...(facts.words && amount ? { besides: [{ words: facts.words, amount_paise: amount }] } : {}),
  }
}

export const queryOf = (facts: Facts) => {
  const { besides, ...input } = inputOf(facts)
  return { ...input, ...(besides?.[0] && { besides_paise: besides[0].amount_paise }) }
}
