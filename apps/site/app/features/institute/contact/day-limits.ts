import { indianClock, indianDay, instant } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'

/** The days that can be asked for: from today to a year from now, in India. */
export type DayLimits = { first: string; last: string; now: string }

export const dayLimits = (now: number): DayLimits => ({
  first: indianDay(instant(now)),
  last: indianDay(instant(now + days(365))),
  now: indianClock(instant(now)).slice(11),
})

/** For the field of a page that may have been made on another day: its calendar opens before the form is hydrated. */
export const limitDays = (field: HTMLElement) => {
  const { first, last } = dayLimits(Date.now())
  field.setAttribute('min', first)
  field.setAttribute('max', last)
}

/** Whether a time of the chosen day has passed. */
export const isOver = (day: string, slot: string, { first, now }: DayLimits): boolean => day === first && slot <= now
