import { shownDate } from '@northlight/contract/dates'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `2027-06-07` as `Mon, 7 Jun 2027`: a day on which something happens is remembered by its weekday. */
export const shownDay = (day: string): string =>
  `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${shownDate(day)}`
