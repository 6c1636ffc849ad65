import { shownDate } from './dates.ts'
import { type Language, locales } from './words/languages.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Making one takes longer than writing a hundred days with it. */
const namedDay: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** The weekday of a calendar day such as `2026-11-17`, whatever the clock of the machine. */
export const weekdayOf = (day: string, language: Language = 'en'): string => {
  const at = new Date(`${day}T00:00:00Z`)
  if (language === 'en') return weekdays[at.getUTCDay()] ?? ''
  namedDay[language] ??= new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  return namedDay[language].format(at)
}

/** `2027-06-07` as `Mon, 7 Jun 2027`: a day on which something happens is remembered by its weekday. */
export const shownDay = (day: string, language: Language = 'en'): string =>
  `${language === 'en' ? weekdayOf(day).slice(0, 3) : weekdayOf(day, language)}, ${shownDate(day, language)}`
