const offset = '+05:30'

/** An instant as a field for local time shows it, in India, whatever the clock of the device says. */
export const inIndia = (at: string): string => {
  const time = Date.parse(at)
  if (Number.isNaN(time)) return ''
  return new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 16)
}

/** What was typed there, as an instant; null while it is not whole. */
export const fromIndia = (typed: string): string | null => {
  const time = Date.parse(`${typed}${typed.length === 16 ? ':00' : ''}${offset}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
