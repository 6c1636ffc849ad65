import { type Instant, indianDay } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Weekday } from './demo/shapes.ts'

const weekdays: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The calendar day that lies so many days after (or before) the day of seeding in India.
 * With a weekday, the first such day from there on.
 */
export const dayFrom = (now: Instant, offset: number, weekday?: Weekday | null): string => {
  // Calendar days are counted in UTC, where every day has 24 hours.
  const day = new Date(Date.parse(`${indianDay(now)}T00:00:00.000Z`) + days(offset))
  const wait = weekday ? (weekdays.indexOf(weekday) - day.getUTCDay() + 7) % 7 : 0
  return new Date(day.getTime() + days(wait)).toISOString().slice(0, 10)
}
