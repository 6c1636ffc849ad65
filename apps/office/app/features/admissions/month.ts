/** The month before or after one, both like `2026-11`. */
export const monthBy = (month: string, step: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** Weeks from Monday to Sunday that hold the days of a month; days of its neighbours are null. */
export const weeksOf = (month: string): (string | null)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const days = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => {
    const day = at - before + 1
    return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`
  })
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  )
