import { days, hours } from '@northlight/contract/durations'

type Entry = { name: string; place: string; url: string }

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
const dayStamp = (at: number) => stamp(at).slice(0, 8)

const linkTo = (dates: string, { name, place, url }: Entry): string => {
  const query = new URLSearchParams({ action: 'TEMPLATE', text: name, dates, details: url, location: place })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** A link that opens a filled-in entry in Google's calendar. Without an end it is taken to last an hour. */
export const googleCalendarLink = ({
  startsAt,
  endsAt,
  ...entry
}: Entry & { startsAt: string; endsAt: string | null }): string => {
  const start = Date.parse(startsAt)
  const end = endsAt ? Date.parse(endsAt) : start + hours(1)
  return linkTo(`${stamp(start)}/${stamp(end)}`, entry)
}

/** The same for whole days, both of them included: `2026-12-06`. */
export const googleCalendarDays = ({ first, last, ...entry }: Entry & { first: string; last: string }): string =>
  linkTo(`${dayStamp(Date.parse(first))}/${dayStamp(Date.parse(last) + days(1))}`, entry)
