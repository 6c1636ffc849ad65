import { type Instant, instant, shownDate, shownTime } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { weekdayOf } from '../../../platform/text/shown-day.ts'

/** `Tuesday, 17 Nov 2026, 4:00 pm`. Takes an Indian time with its offset, as the API gives it. */
export const shownAppointment = (at: string): string => {
  const moment: Instant = instant(Date.parse(at))
  return `${weekdayOf(at.slice(0, 10))}, ${shownDate(moment)}, ${shownTime(moment)}`
}

/** What was agreed, by the kind of meeting. */
export const agreementOf = (type: string, at: string): string => {
  const day = weekdayOf(at.slice(0, 10))
  if (type === 'Visit Our Center') return `See you on ${day}`
  if (type === 'Call Back') return `We will call you on ${day}`
  if (type === 'Home Visit') return `We visit you on ${day}`
  if (type === 'Connect Online') return `We meet online on ${day}`
  return `Your request for ${day} is with us`
}

const stamp = (at: number) => instant(at).replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

const usualLength = minutes(40)

/** The same as a file that every calendar reads. */
export const calendarFile = (event: { id: string; title: string; at: string; place: string }): string => {
  const start = Date.parse(event.at)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northlight//Contact//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + usualLength)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
