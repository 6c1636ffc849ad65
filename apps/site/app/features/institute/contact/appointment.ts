import { type Instant, indianDay, instant, shownDate, shownTime } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { weekdayOf } from '@northlight/contract/shown-day'
import type { Language } from '@northlight/contract/words/languages'
import { sayEnglish } from '@northlight/contract/words/say'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'
import { calendarText } from '../../../platform/share/calendar-file.ts'

/** `Tuesday, 17 Nov 2026, 4:00 pm`. Takes an Indian time with its offset, as the API gives it. */
export const shownAppointment = (at: string, language: Language = 'en'): string => {
  const moment: Instant = instant(Date.parse(at))
  return `${weekdayOf(at.slice(0, 10), language)}, ${shownDate(moment, language)}, ${shownTime(moment)}`
}

/** A moment, not a time said in words such as `Any time`. */
export const isAppointed = (time: string): boolean => /^\d{4}-\d\d-\d\dT/.test(time)

/** The day of a call without an hour; null for one on the day it was asked for, which may be too late in the evening. */
export const shownCallDay = (sent: { date: string; created_at: string }, language: Language = 'en'): string | null => {
  if (sent.date.slice(0, 10) === indianDay(sent.created_at)) return null
  return `${weekdayOf(sent.date.slice(0, 10), language)}, ${shownDate(instant(Date.parse(sent.date)), language)}`
}

/** What was agreed, by the kind of meeting. */
export const agreementOf = (
  type: string,
  at: string,
  { say, language }: Pick<UsedWords, 'say' | 'language'> = { say: sayEnglish, language: 'en' },
): string => {
  const day = weekdayOf(at.slice(0, 10), language)
  if (type === 'Visit Our Center') return say('See you on {day}', { day })
  if (type === 'Call Back') return say('We will call you on {day}', { day })
  if (type === 'Home Visit') return say('We visit you on {day}', { day })
  if (type === 'Connect Online') return say('We meet online on {day}', { day })
  return say('Your request for {day} is with us', { day })
}

const usualLength = minutes(40)

/** The same as a file that every calendar reads. */
export const appointmentFile = ({ at, ...entry }: { id: string; name: string; at: string; place: string }): string => {
  const from = Date.parse(at)
  return calendarText({ ...entry, when: { from, to: from + usualLength } }, Date.now())
}
