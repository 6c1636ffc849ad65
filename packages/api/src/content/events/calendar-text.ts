import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'

export type CalendarEvent = {
  name: string
  slug: string
  event_date: string
  ends_at: string | null
  short_description: string | null
  venue: string | null
  branch: { name: string } | null
  updated_at: string
}

/** `20261115T043000Z` */
const moment = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines hold at most 75 bytes; the rest continues after a space. No character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** One event as every calendar understands it (RFC 5545). */
export const calendarText = (siteUrl: string, event: CalendarEvent): string => {
  const url = `${siteUrl}/events/${event.slug}`
  const place = [event.venue, event.branch?.name].filter(Boolean).join(', ')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northlight//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.slug}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${moment(event.updated_at)}`,
    `LAST-MODIFIED:${moment(event.updated_at)}`,
    // A later version of the same event replaces the earlier one.
    `SEQUENCE:${Math.floor(Date.parse(event.updated_at) / 1000) % 2_000_000_000}`,
    `DTSTART:${moment(event.event_date)}`,
    `DTEND:${moment(event.ends_at ?? later(event.event_date, hours(1)))}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped([event.short_description, url].filter(Boolean).join('\n\n'))}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
