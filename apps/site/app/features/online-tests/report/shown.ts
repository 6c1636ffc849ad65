import { type Say, sayEnglish } from '@northlight/contract/words/say'

/** Figures of a report as they are read: real minus signs, plain minutes. */
export const shownMarks = (marks: number): string => String(marks).replace('-', '−')

export const signedMarks = (marks: number): string => (marks > 0 ? `+${shownMarks(marks)}` : shownMarks(marks))

/** `66 min`, `42 s`, `2 h 05 min` for a table; half a minute is rounded. */
export const shownSpan = (ms: number, say: Say = sayEnglish): string => {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return say('{count} s', { count: seconds })
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return say('{count} min', { count: minutes })
  return say('{hours} h {minutes} min', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  })
}

/** `6 min 08 s`: for one question every second counts. */
export const exactSpan = (ms: number, say: Say = sayEnglish): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60
    ? say('{count} s', { count: seconds })
    : say('{minutes} min {seconds} s', {
        minutes: Math.floor(seconds / 60),
        seconds: String(seconds % 60).padStart(2, '0'),
      })
}

/** `1 question`, `6 questions` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `6, 19 and 31`; a long list ends with how many more there are. */
export const numberList = (numbers: readonly number[], say: Say = sayEnglish, longest = 12): string => {
  const shown = numbers.slice(0, longest)
  const rest = numbers.length - shown.length
  if (rest > 0) return say('{numbers} and {count} more', { numbers: shown.join(', '), count: rest })
  const last = shown.at(-1)
  return shown.length < 2
    ? String(last ?? '')
    : say('{first} and {last}', { first: shown.slice(0, -1).join(', '), last: last ?? '' })
}

/** How far a chart of times reaches: one question that was left open for an hour must not press all others flat. */
export const shownUpTo = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  const longest = sorted.at(-1) ?? 0
  const usual = sorted[Math.floor(0.9 * (sorted.length - 1))] ?? 0
  return usual > 0 && longest > 3 * usual ? 2 * usual : longest
}
