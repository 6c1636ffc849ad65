import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'

/** Days, weeks, months. */
const [ofDays, ofWeeks, ofMonths] = [7, 4, 12]

/** The Monday of the week of a day. */
const weekOf = (day: string) => {
  const noon = `${day}T12:00:00.000Z`
  return later(noon, -days((new Date(noon).getUTCDay() + 6) % 7)).slice(0, 10)
}

const newestOfEach = (moments: string[], kind: (day: string) => string, most: number): string[] => {
  const newest = new Map<string, string>()
  for (const moment of moments) {
    const of = kind(indianDay(moment))
    if (!newest.has(of)) newest.set(of, moment)
  }
  return [...newest.values()].slice(0, most)
}

/** Of the moments of all backups those that are kept: the last of seven days, of four weeks and of twelve months. */
export const keptBackups = (moments: string[]): Set<string> => {
  const newestFirst = moments.toSorted().reverse()
  return new Set([
    ...newestOfEach(newestFirst, (day) => day, ofDays),
    ...newestOfEach(newestFirst, weekOf, ofWeeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7), ofMonths),
  ])
}
