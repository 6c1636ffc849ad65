import type { FamilyRow, ReplyText } from '@northlight/contract/office/families/views'
import type { FamilyState } from '@northlight/contract/office/family-words'
import { englishNames } from '@northlight/contract/words/languages'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'
import { clockText, shortDayText } from '../../ui/time.tsx'

export const stateLook: Record<FamilyState, { icon: SignName; tone: StateTone }> = {
  new: { icon: 'ring', tone: 'info' },
  contacted: { icon: 'half', tone: 'quiet' },
  'visit-fixed': { icon: 'calendar', tone: 'quiet' },
  visited: { icon: 'half', tone: 'quiet' },
  applied: { icon: 'document', tone: 'good' },
  admitted: { icon: 'tick', tone: 'good' },
  later: { icon: 'clock', tone: 'quiet' },
  lost: { icon: 'minus', tone: 'quiet' },
  'not-for-us': { icon: 'minus', tone: 'quiet' },
}

/** `1 h 52 min`, `3 days`. */
export const lengthText = (from: string, to: string | number = Date.now()): string => {
  const minutes = Math.max(0, Math.round(((typeof to === 'number' ? to : Date.parse(to)) - Date.parse(from)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
  const days = Math.round(minutes / 1440)
  return days === 1 ? '1 day' : `${days} days`
}

/** The same to the hour: how late something is needs no minutes. */
export const lateText = (from: string, to = Date.now()): string => lengthText(from, to).replace(/ \d\d min$/, '')

/** `today 11:00 am`, `tomorrow 6:00 pm`, `2 Mar, 10:00 am`. */
export const whenText = (at: string, now = Date.now()): string => {
  const day = shortDayText(at)
  if (day === shortDayText(new Date(now).toISOString())) return `today ${clockText(at)}`
  if (day === shortDayText(new Date(now + 86_400_000).toISOString())) return `tomorrow ${clockText(at)}`
  return `${day}, ${clockText(at)}`
}

export const sourceText = ({ source, medium, campaign }: FamilyRow['first']): string =>
  [source, medium, campaign].filter((part) => part !== null).join(' / ') || 'direct'

/** For anyone who calls: the family filled in a form in its own language. */
export const wroteInText = ({ wrote_in }: Pick<FamilyRow, 'wrote_in'>): string | null =>
  wrote_in && `wrote in ${englishNames[wrote_in]}`

export const classText = (name: string | null) => (name === null ? '' : /^\d/.test(name) ? `class ${name}` : name)

/** The name under which a device keeps what is being written about a family. */
export const typedOf = (family: number, kind: string) => `family:${family}:${kind}`

export type Filled = { counsellor: string; institute: string; wants: string; name: string; site: string }

/** A text for a family with its places filled in. */
export const filledText = (text: Pick<ReplyText, 'body'>['body'], values: Filled): string =>
  text.replace(/\{(counsellor|institute|wants|name|site)\}/g, (_, name: keyof Filled) => values[name])

export const telLink = (phone: string) => `tel:+91${phone}`
export const whatsAppLink = (phone: string, text: string) => `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`
export const shownPhone = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`

const indianOffset = 330 * 60_000
/** The moment of an hour in India, so many days from a moment. */
const at = (now: number, days: number, hour: number) => {
  const midnight = Math.floor((now + indianOffset) / 86_400_000) * 86_400_000
  return new Date(midnight + days * 86_400_000 + hour * 3_600_000 - indianOffset).toISOString()
}

/** When somebody who did not answer is tried again. */
export const tomorrowEvening = (now = Date.now()) => at(now, 1, 18)

/** When to call again, by what a counsellor usually says. */
export const nextTimes = (now = Date.now()): { value: string; label: string }[] => [
  { value: new Date(now + 2 * 3_600_000).toISOString(), label: 'in 2 hours' },
  ...(now < Date.parse(at(now, 0, 17)) ? [{ value: at(now, 0, 18), label: 'today, 6:00 pm' }] : []),
  { value: at(now, 1, 10), label: 'tomorrow, 10:00 am' },
  { value: tomorrowEvening(now), label: 'tomorrow, 6:00 pm' },
  { value: at(now, 3, 18), label: 'in 3 days, 6:00 pm' },
  { value: at(now, 7, 18), label: 'in a week, 6:00 pm' },
]
