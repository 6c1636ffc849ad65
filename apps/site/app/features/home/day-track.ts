type Line = { from: string; to: string | null; what: string }

export type SegmentKind = 'class' | 'problems' | 'doubts' | 'study' | 'sleep' | 'rest'

export type Segment = {
  /** `8:30` and `–12:30` for the eye, both in full for those who listen. */
  from: string
  until: string
  spoken: string
  /** What happens, and the second half of the sentence, for which a narrow box has no room. */
  what: string
  more: string
  /** What a narrow box says for it: a word that does not break. */
  label: string
  kind: SegmentKind
  /** Columns of a quarter of an hour. */
  start: number
  end: number
}

export type Day = { title: string; places: string; segments: Segment[] }
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

/** An hour is as wide as “Problem”; “Breakfast” would be cut. On which evenings it is has no room either. */
const labelOf = (what: string) =>
  /^(?:breakfast|lunch|dinner|supper)$/i.test(what) ? 'Food' : what.replace(/ on \w+ (?:evening|morning|day)s?$/i, '')

const plain = (time: string) => time.replace(/\s*[ap]\.?m\.?\s*$/i, '')

const quarter = 15
/** How long something is drawn that has no end, such as lights out. */
const openEnd = 60

const timed = (line: Line) => {
  const start = minutesOf(line.from)
  const end = line.to ? minutesOf(line.to) : start === null ? null : start + openEnd
  return start === null || end === null || end <= start ? [] : [{ line, start, end }]
}

/**
 * The days of the programme on one scale, from half an hour to half an hour. A line whose time cannot be read has no
 * place on it; without any there is nothing to draw.
 */
export const dayTrack = (days: { title: string; places: string; lines: readonly Line[] }[]): DayTrack | null => {
  const drawn = days
    .map(({ title, places, lines }) => ({ title, places, lines: lines.flatMap(timed) }))
    .filter(({ lines }) => lines.length > 0)
  if (drawn.length === 0) return null
  const all = drawn.flatMap(({ lines }) => lines)
  const first = Math.floor(Math.min(...all.map(({ start }) => start)) / 30) * 30
  const last = Math.ceil(Math.max(...all.map(({ end }) => end)) / 30) * 30
  const column = (minute: number) => Math.round((minute - first) / quarter) + 1

  const segmentOf = ({ line, start, end }: (typeof all)[number]): Segment => {
    const [what = '', ...more] = line.what.split(/(?=, )/)
    return {
      from: plain(line.from),
      until: line.to ? `–${plain(line.to)}` : '',
      spoken: line.to ? `${line.from} to ${line.to}` : line.from,
      what,
      more: more.join(''),
      label: labelOf(what),
      kind: kindOf(line.what),
      start: column(start),
      end: column(end),
    }
  }
  return {
    columns: column(last) - 1,
    hours: hoursBetween(first, last).map((hour) => ({ label: clock(hour), at: column(hour * 60) })),
    days: drawn.map(({ title, places, lines }) => ({ title, places, segments: lines.map(segmentOf) })),
  }
}

/** Every second hour that lies on the scale with room for its name. */
const hoursBetween = (first: number, last: number): number[] => {
  const hours: number[] = []
  for (let hour = Math.ceil(first / 120) * 2; hour * 60 + 60 <= last; hour += 2) hours.push(hour)
  return hours
}

const clock = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`
