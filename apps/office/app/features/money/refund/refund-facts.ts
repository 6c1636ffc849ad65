import type { RefundCaseView, RefundSheet } from '@northlight/contract/payments/refund-office'

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

export const factsOf = ({ sheet, reason }: RefundCaseView): Facts => ({
  starts_on: sheet?.starts_on ?? '',
  period_count: sheet ? String(sheet.period_count) : '',
  period_unit: sheet?.period_unit ?? 'months',
  papers: sheet?.period_unit === 'papers' ? String(sheet.used) : '',
  words: sheet?.besides[0]?.words ?? '',
  rupees: sheet?.besides[0] ? String(sheet.besides[0].amount_paise / 100) : '',
  reason: reason ?? '',
})

/** Only what was said: the rest comes from the enrolment and its course. */
export const inputOf = (facts: Facts) => {
  const amount = Math.round(Number(facts.rupees.replace(/[₹,\s]/g, '').replace('−', '-')) * 100)
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
