type DayEntry = { id: string; name: string; /** `2026-12-14`, in India. */ day: string; place: string }

/** What a calendar file may not hold as it is: RFC 5545, section 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** Lines are folded at 75 bytes: RFC 5545, section 3.1. Cut by characters of at most four bytes each, well below that. */
const folded = (line: string) => [...line].reduce<string[]>(
  (lines, sign) => {
    const last = lines.at(-1) ?? ''
    const length = new TextEncoder().encode(last + sign).length
    return length > 74 ? [...lines, ` ${sign}`] : [...lines.slice(0, -1), last + sign]
  },
  [''],
).join('\r\n')

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** The text of an entry for a whole day. */
export const calendarText = ({ id, name, day, place }: DayEntry, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northlight//EN',
    'BEGIN:VEVENT',
    `UID:${id}@northlight`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(day).replaceAll('-', '')}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** The same as an address that a link can offer for download. */
export const calendarFile = (entry: DayEntry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(entry, new Date()))}`
