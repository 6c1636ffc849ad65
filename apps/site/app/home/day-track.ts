type Line = { from: string; to: string | null; what: string }

export type SegmentKind = 'class' | 'problems' | 'doubts' | 'study' | 'sleep' | 'rest'

export type Segment = {
  /** `8:30` and `8:30–12:30` for the eye, the rest for those who listen. */
  from: string
  span: string
  spoken: string
  /** What happens, and the second half of the sentence, for which a narrow box has no room. */
  what: string
  more: string
  kind: SegmentKind
  /** Columns of a quarter of an hour; 0 when a time cannot be read. */
  start: number
  end: number
}

export type Day = { title: string; places: string; segments: Segment[] }
/** Without columns the days are lists only. */
export type DayTrack = { columns: number; hours: { label: string; at: number }[]; days: Day[] }

/** `8:30 am` in minutes after midnight. */
export const minutesOf = (time: string): number | null => {
  const found = /^\s*(\d{1,2})[:.](\d{2})\s*([ap])\.?m\.?\s*$/i.exec(time)
  if (!found) return null
  const [, hour = '', minute = '', half = ''] = found
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

const kinds: readonly [RegExp, SegmentKind][] = [
  [/\bclass/i, 'class'],
  [/problem/i, 'problems'],
  [/doubt/i, 'doubts'],
  [/lights out|sleep/i, 'sleep'],
  [/study|homework|reading|revision/i, 'study'],
]

const kindOf = (what: string) => kinds.find(([words]) => words.test(what))?.[1] ?? 'rest'

const plain = (time: string) => time.replace(/\s*[ap]\.?m\.?\s*$/i, '')

const quarter = 15
/** How long something is drawn that has no end, such as lights out. */
const openEnd = 60

/** The days of the programme on one scale, from half an hour to half an hour. */
export const dayTrack = (days: { title: string; places: string; lines: readonly Line[] }[]): DayTrack => {
  const timed = days.flatMap(({ lines }) =>
    lines.map((line) => {
      const start = minutesOf(line.from)
      const end = line.to ? minutesOf(line.to) : start === null ? null : start + openEnd
      return { line, start, end }
    }),
  )
  const isDrawable = timed.length > 0 && timed.every(({ start, end }) => start !== null && end !== null && end > start)
  const first = Math.floor(Math.min(...timed.map(({ start }) => start ?? 0)) / 30) * 30
  const last = Math.ceil(Math.max(...timed.map(({ end }) => end ?? 0)) / 30) * 30
  const column = (minute: number) => Math.round((minute - first) / quarter) + 1
  const where = new Map(timed.map(({ line, start, end }) => [line, { start: start ?? 0, end: end ?? 0 }]))

  const segmentOf = (line: Line): Segment => {
    const [what = '', ...more] = line.what.split(/(?=, )/)
    const at = where.get(line)
    return {
      from: plain(line.from),
      span: line.to ? `${plain(line.from)}–${plain(line.to)}` : plain(line.from),
      spoken: line.to ? `${line.from} to ${line.to}` : line.from,
      what,
      more: more.join(''),
      kind: kindOf(line.what),
      start: isDrawable && at ? column(at.start) : 0,
      end: isDrawable && at ? column(at.end) : 0,
    }
  }
  return {
    columns: isDrawable ? column(last) - 1 : 0,
    hours: isDrawable ? hoursBetween(first, last).map((hour) => ({ label: clock(hour), at: column(hour * 60) })) : [],
    days: days.map(({ title, places, lines }) => ({ title, places, segments: lines.map(segmentOf) })),
  }
}

/** Every second hour that lies on the scale with room for its name. */
const hoursBetween = (first: number, last: number): number[] => {
  const hours: number[] = []
  for (let hour = Math.ceil(first / 120) * 2; hour * 60 + 60 <= last; hour += 2) hours.push(hour)
  return hours
}

const clock = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`
