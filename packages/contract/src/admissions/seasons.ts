/** `2027-28`: the school year that somebody is admitted to. */
export const seasonPattern = /^\d{4}-\d{2}$/

/** The second year is the one after the first. */
export const isSeason = (text: string): boolean =>
  seasonPattern.test(text) && (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5))

const firstMonth = 11

/**
 * The season a day belongs to. Admissions begin in November for the school year that begins in the following June:
 * from 1 November 2026 to 31 October 2027 it is `2027-28`.
 */
export const seasonOf = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= firstMonth ? year + 1 : year
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
