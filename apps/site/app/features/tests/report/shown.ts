/** Figures of a report as they are read: real minus signs, plain minutes. */
export const shownMarks = (marks: number): string => String(marks).replace('-', '−')

export const signedMarks = (marks: number): string => (marks > 0 ? `+${shownMarks(marks)}` : shownMarks(marks))

/** `66 min`, `42 s`, `2 h 05 min` for a table; half a minute is rounded. */
export const shownSpan = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** `6 min 08 s`: for one question every second counts. */
export const exactSpan = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** `1 question`, `6 questions` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `6, 19 and 31`; a long list ends with how many more there are. */
export const numberList = (numbers: readonly number[], longest = 12): string => {
  const shown = numbers.slice(0, longest)
  const rest = numbers.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  const last = shown.at(-1)
  return shown.length < 2 ? String(last ?? '') : `${shown.slice(0, -1).join(', ')} and ${last}`
}

/** How far a chart of times reaches: one question that was left open for an hour must not press all others flat. */
export const shownUpTo = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  const longest = sorted.at(-1) ?? 0
  const usual = sorted[Math.floor(0.9 * (sorted.length - 1))] ?? 0
  return usual > 0 && longest > 3 * usual ? 2 * usual : longest
}
