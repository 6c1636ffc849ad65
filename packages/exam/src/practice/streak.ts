import { days } from '../durations.ts'

export type Streak = {
  /** Days of practice in the run that reaches to today; rest days are neither counted nor held against it. */
  current: number
  best: number
  isDoneToday: boolean
  /** Rest days that may still be taken in the seven days up to today. */
  restDaysLeft: number
}

/** So many of any seven days may be free: a wedding, a fever, a Sunday. */
export const REST_DAYS = 2
const WEEK = 7

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) / days(1)

/** The days of practice in the run that ends with this day, walked backwards until too many days of a week were free. */
const runBack = (practised: ReadonlySet<number>, from: number): number => {
  const rest: number[] = []
  let length = 0
  for (let day = from; ; day -= 1) {
    if (practised.has(day)) {
      length += 1
      continue
    }
    rest.push(day)
    if (rest.filter((one) => one < day + WEEK).length > REST_DAYS) return length
  }
}

/** `list` holds days of India as `2026-11-16`; today is not held against anybody before it is over. */
export const streakOf = (list: readonly string[], today: string): Streak => {
  const now = dayNumber(today)
  const practised = new Set(list.map(dayNumber).filter((day) => day <= now))
  const isDoneToday = practised.has(now)
  const current = runBack(practised, isDoneToday ? now : now - 1)
  let best = current
  for (const day of practised) best = Math.max(best, runBack(practised, day))
  const week = Array.from({ length: WEEK - 1 }, (_, back) => now - 1 - back)
  const first = Math.min(...practised)
  const rested = week.filter((day) => day > first && !practised.has(day)).length
  return { current, best, isDoneToday, restDaysLeft: Math.max(0, REST_DAYS - rested) }
}
