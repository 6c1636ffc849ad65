type Span = { days: string; opens: string | null; closes: string | null }

/** `19:45` as `7:45 pm`, `08:00` as `8 am`. */
const shown = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** The hours of a campus in one line. The table of the same hours is the only place where they are written. */
export const inWords = (hours: readonly Span[]): string =>
  hours
    .flatMap(({ days, opens, closes }) => (opens && closes ? [`${days}, ${shown(opens)} to ${shown(closes)}`] : []))
    .join('; ')
