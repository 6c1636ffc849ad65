import type { Refund } from './fee.ts'

/** A fee that is kept for the time that has passed: from the first class, evenly over so many months. */
export type RefundPlan = { startsOn: string; months: number; feePaise: number }

const dayMs = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The same day of a later month; the last day of it where it has fewer days. */
const monthsLater = (day: string, months: number): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(date, last))
}

/** A day that the calendar has: 31 February is none. */
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at(day)) && new Date(at(day)).toISOString().startsWith(day)

/**
 * The rule behind the examples, where they are by months and agree: 3 months that cost a quarter of the fee mean
 * twelve. A rule of another kind, such as by papers, has no plan and is shown by its examples.
 */
export const refundPlan = (
  examples: Refund['refund_examples'],
  feePaise: number,
  startsOn: string | null,
): RefundPlan | null => {
  if (!startsOn || feePaise <= 0) return null
  const lengths = examples.flatMap(({ when, amount_paise }) => {
    const months = Number(/^after (\d+) months?$/.exec(when)?.[1])
    return months > 0 && amount_paise < feePaise ? [months / (1 - amount_paise / feePaise)] : []
  })
  const months = Math.round(lengths[0] ?? 0)
  return months > 0 && lengths.every((length) => Math.abs(length - months) < 0.1)
    ? { startsOn, months, feePaise }
    : null
}

export type RefundAnswer =
  | { is: 'no-day' }
  | { is: 'before'; paise: number }
  | { is: 'during'; paise: number; daysTaken: number }
  | { is: 'over'; endsOn: string }

/** What is refunded to somebody who tells us on this day. Whole rupees. */
export const refundOn = ({ startsOn, months, feePaise }: RefundPlan, day: string): RefundAnswer => {
  if (!isDay(day)) return { is: 'no-day' }
  if (day <= startsOn) return { is: 'before', paise: feePaise }
  const told = at(day)
  const end = monthsLater(startsOn, months)
  if (told >= end) return { is: 'over', endsOn: new Date(end).toISOString().slice(0, 10) }
  let whole = 0
  while (monthsLater(startsOn, whole + 1) <= told) whole += 1
  const from = monthsLater(startsOn, whole)
  const passed = whole + (told - from) / (monthsLater(startsOn, whole + 1) - from)
  return {
    is: 'during',
    paise: Math.round((feePaise * (1 - passed / months)) / 100) * 100,
    daysTaken: Math.round((told - at(startsOn)) / dayMs),
  }
}
