import { type Instant, indianDay } from '../dates.ts'

/** `2026-27`: the Indian financial year, from April to March. */
export const financialYear = (at: Instant): string => {
  const [year = 0, month = 0] = indianDay(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** At most 16 characters, as a tax invoice number may have. */
export const receiptNumber = (year: string, sequence: number): string =>
  `R/${year}/${String(sequence).padStart(6, '0')}`
