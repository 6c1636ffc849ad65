import { indianDay, instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { invalid } from '../../kernel/errors.ts'

/** The instants between which a calendar day of India lies. */
export const indianDayBounds = (day: string): readonly [from: string, until: string] => {
  const at = Date.parse(`${day}T00:00:00.000+05:30`)
  // JavaScript reads 29 February of any year as a day of March.
  if (Number.isNaN(at) || indianDay(instant(at)) !== day) return invalid({ day: ['Write a day like 2026-11-15.'] })
  const from = instant(at)
  return [from, later(from, days(1))]
}
