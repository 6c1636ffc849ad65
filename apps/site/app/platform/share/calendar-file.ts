/** `2026-12-14` in India, or two moments. */
type When = { day: string } | { from: number; to: number }
type Entry = { id: string; name: string; place: string; when: When }

/** What a calendar file may not hold as it is: RFC 5545, section 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const most = 74
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Lines are folded at 75 bytes, and never within a character: RFC 5545, section 3.1. */
const folded = (line: string): string => {
  const lines: string[] = []
  let last = ''
  for (const sign of line) {
    if (bytesOf(last + sign) > most) {
      lines.push(last)
      last = ' '
    }
    last += sign
  }
  return [...lines, last].join('\r\n')
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

const timesOf = (when: When): string[] =>
  'day' in when
    ? [
        `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${dayAfter(when.day).replaceAll('-', '')}`,
      ]
    : [`DTSTART:${stamp(when.from)}`, `DTEND:${stamp(when.to)}`]

/** The text of an entry, for a whole day or an hour of it. */
export const calendarText = ({ id, name, place, when }: Entry, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northlight//EN',
    'BEGIN:VEVENT',
    `UID:${id}@northlight`,
    `DTSTAMP:${stamp(now)}`,
    ...timesOf(when),
    `SUMMARY:${escaped(name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** The same as an address that a link can offer for download. */
export const calendarFile = (entry: Entry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(entry, Date.now()))}`
