import { shownDate } from '@northlight/contract/dates'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The weekday of a calendar day such as `2026-11-17`, whatever the clock of the machine. */
export const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** `2027-06-07` as `Mon, 7 Jun 2027`: a day on which something happens is remembered by its weekday. */
export const shownDay = (day: string): string => `${weekdayOf(day).slice(0, 3)}, ${shownDate(day)}`
