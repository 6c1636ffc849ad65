import { hours } from '@northlight/contract/durations'

type CalendarEntry = { name: string; startsAt: string; endsAt: string | null; place: string; url: string }

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A link that opens a filled-in entry in Google's calendar. Without an end it is taken to last an hour. */
export const googleCalendarLink = ({ name, startsAt, endsAt, place, url }: CalendarEntry): string => {
  const start = Date.parse(startsAt)
  const end = endsAt ? Date.parse(endsAt) : start + hours(1)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${stamp(start)}/${stamp(end)}`,
    details: url,
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
