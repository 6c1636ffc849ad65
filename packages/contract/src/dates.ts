import { minutes } from './durations.ts'
import { type Language, locales } from './words/languages.ts'

/** A moment in UTC, `2026-11-15T02:11:10.123Z`. Strings of this shape sort in time order. */
export type Instant = string

export const instant = (date: Date | number): Instant => new Date(date).toISOString()
export const later = (from: Instant, milliseconds: number): Instant => instant(Date.parse(from) + milliseconds)

const zone = 'Asia/Kolkata'
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** India has one zone, and has kept it since 1945. Asking `Intl` for it took a hundred times as long, on every page. */
const indianOffset = minutes(330)

const indianParts = (at: Instant) => {
  const here = new Date(Date.parse(at) + indianOffset)
  return {
    year: here.getUTCFullYear(),
    month: here.getUTCMonth() + 1,
    day: here.getUTCDate(),
    hour: here.getUTCHours(),
    minute: here.getUTCMinutes(),
  }
}

/** Day and clock in India, `2026-11-15T09:05`: strings of this shape can be compared. */
export const indianClock = (at: Instant): string => later(at, indianOffset).slice(0, 16)

const two = (n: number) => String(n).padStart(2, '0')

/** The calendar day in India, `2026-11-15`. */
export const indianDay = (at: Instant): string => indianClock(at).slice(0, 10)

/** In the other languages a month is written out: its short forms are seldom read. */
const longDate: Partial<Record<Language, Intl.DateTimeFormat>> = {}
const inLanguage = (at: Instant, language: Language) => {
  longDate[language] ??= new Intl.DateTimeFormat(locales[language], { timeZone: zone, dateStyle: 'long' })
  return longDate[language].format(new Date(at))
}

/** `15 Nov 2026`, the way dates are written on every screen; `15 नवंबर 2026` in another language. */
export const shownDate = (at: Instant, language: Language = 'en'): string => {
  if (language !== 'en') return inLanguage(at, language)
  const { year, month, day } = indianParts(at)
  return `${day} ${months[month - 1]} ${year}`
}

/** `9:05 am` in India. */
export const shownTime = (at: Instant): string => {
  const { hour, minute } = indianParts(at)
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`
}

/** `2026, 15 Nov`: the display twin that older clients of the API read. */
export const yearDayMonth = (at: Instant): string => {
  const { year, month, day } = indianParts(at)
  return `${year}, ${two(day)} ${months[month - 1]}`
}
