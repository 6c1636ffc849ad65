import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { invalid } from '../../kernel/errors.ts'

/** The instants between which a calendar day of India lies. */
export const indianDayBounds = (day: string): readonly [from: string, until: string] => {
  const at = Date.parse(`${day}T00:00:00.000+05:30`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(at)) return invalid({ day: ['Write a day like 2026-11-15.'] })
  const from = new Date(at).toISOString()
  return [from, later(from, days(1))]
}
