import { type Instant, indianDay } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { Weekday } from './content/shapes.ts'

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

const aheadOfUtc = hours(5) + minutes(30)

/** The moment of `10:30 am` or `12:00 noon` on a calendar day in India. */
export const momentOn = (day: string, time: string): Instant => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (am|pm|noon)$/.exec(time) ?? []
  if (!half) throw new Error(`This is not a time of day: ${time}.`)
  const sinceMidnight = hours((Number(hour) % 12) + (half === 'am' ? 0 : 12)) + minutes(Number(minute))
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + sinceMidnight - aheadOfUtc).toISOString()
}
