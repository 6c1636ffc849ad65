const zone = 'Asia/Kolkata'
const dayMaker = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
const shortMaker = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' })
const clockMaker = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})
const secondsMaker = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', hourCycle: 'h23' })
const relativeMaker = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

// The browser's own "Sept" would be the one month with four letters.
const plain = (text: string) => text.replace('Sept', 'Sep')

export const dayText = (at: string) => plain(dayMaker.format(new Date(at)))
export const shortDayText = (at: string) => plain(shortMaker.format(new Date(at)))
export const clockText = (at: string) => clockMaker.format(new Date(at))
/** `10:47:12`, where seconds matter. */
export const secondsText = (at: string | number) => secondsMaker.format(new Date(at))
export const momentText = (at: string) => `${dayText(at)}, ${clockText(at)}`

/** `14 Nov 2026, 10:30 – 13:00`; the day stands twice only where there are two. */
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

/** `14 Nov 2026, 10:30` in India, the relative form as its tooltip. */
export function Moment({ at, day }: { at: string; day?: boolean }) {
  return (
    <time dateTime={at} title={relativeText(at)}>
      {day ? dayText(at) : momentText(at)}
    </time>
  )
}
