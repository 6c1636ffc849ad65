import { instant, shownDate, shownTime } from '@northlight/contract/dates'

const relativeMaker = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

// Days and times are written by the same functions as on the site, in mails and in files: 14 Nov 2026, 4:30 pm.
// A calendar day (`2026-11-14`) is taken as well as a moment: its midnight in Greenwich is the same day in India.
export const dayText = (at: string) => shownDate(at)
export const shortDayText = (at: string) => shownDate(at).replace(/ \d{4}$/, '')
export const clockText = (at: string) => shownTime(at)
/** `10:47:12 am`, where seconds matter. */
export const secondsText = (at: string | number) => {
  const moment = instant(new Date(at))
  return shownTime(moment).replace(' ', `:${moment.slice(17, 19)} `)
}
export const momentText = (at: string) => `${dayText(at)}, ${clockText(at)}`
/** `14 Nov, 4:30 pm`; of another year than this one with the year. */
export const shortMomentText = (at: string, now = instant(new Date())) =>
  dayText(at).slice(-4) === dayText(now).slice(-4) ? `${shortDayText(at)}, ${clockText(at)}` : momentText(at)

/** `14 Nov 2026, 10:30 am – 1:00 pm`; the day stands twice only where there are two. */
export const spanText = (from: string, to: string) =>
  `${momentText(from)} – ${dayText(from) === dayText(to) ? clockText(to) : momentText(to)}`

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export const relativeText = (at: string, now = Date.now()) => {
  const seconds = Math.round((Date.parse(at) - now) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second' as const, 1]
  return unit === 'second' ? 'just now' : relativeMaker.format(Math.round(seconds / size), unit)
}

/** `14 Nov 2026, 10:30 am` in India, the relative form as its tooltip. */
export function Moment({ at, day }: { at: string; day?: boolean }) {
  return (
    <time dateTime={at} title={relativeText(at)}>
      {day ? dayText(at) : momentText(at)}
    </time>
  )
}
