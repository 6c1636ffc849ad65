import { days } from '../durations.ts'
import type { Paise } from '../money.ts'

/** What a fee pays for: so many months or weeks from the first class on, or so many papers of a series. */
export const periodUnits = ['months', 'weeks', 'papers'] as const
export type PeriodUnit = (typeof periodUnits)[number]
export type PaidPeriod = { count: number; unit: PeriodUnit }

/** How much of what was paid for is used: `part` of `whole`. */
type Share = { part: number; whole: number }
export type Used = { used: number; total: number; share: Share }

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00.000Z`) / days(1)
const dayOf = (number: number) => new Date(number * days(1)).toISOString().slice(0, 10)

export const dayAfter = (day: string, count: number): string => dayOf(dayNumber(day) + count)

/** The same day of a later month; the last of that month where it is shorter. */
const monthsAfter = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

const daysIn = (startsOn: string, unit: PeriodUnit, count: number): number =>
  unit === 'weeks' ? count * 7 : dayNumber(monthsAfter(startsOn, count)) - dayNumber(startsOn)

/** The last day a fee pays for. */
export const lastDayOf = (startsOn: string, { count, unit }: PaidPeriod): string =>
  dayAfter(startsOn, daysIn(startsOn, unit, count) - 1)

const isLess = (one: Share, other: Share) => one.part * other.whole < other.part * one.whole

/**
 * Days up to and including the day on which the family told us, of all days the fee pays for. The published examples
 * speak of whole months, and months are not of one length: so a month that is complete counts as the examples count it
 * (3 of 12), and the days between two such months never cost more than the second or less than the first.
 */
export const usedDays = (startsOn: string, toldOn: string, { count, unit }: PaidPeriod): Used => {
  const total = daysIn(startsOn, unit, count)
  const used = Math.min(total, Math.max(0, dayNumber(toldOn) - dayNumber(startsOn) + 1))
  let complete = 0
  while (complete < count && daysIn(startsOn, unit, complete + 1) <= used) complete += 1
  const before: Share = { part: complete, whole: count }
  const after: Share = { part: complete + 1, whole: count }
  if (used === daysIn(startsOn, unit, complete)) return { used, total, share: before }
  const byDays: Share = { part: used, whole: total }
  if (isLess(byDays, before)) return { used, total, share: before }
  return { used, total, share: isLess(after, byDays) ? after : byDays }
}

/** Papers that were opened, of all in the series. */
export const usedPapers = (opened: number, count: number): Used => {
  const used = Math.min(count, Math.max(0, opened))
  return { used, total: count, share: { part: used, whole: count } }
}

export type Worked = {
  /** The fee for what was used, rounded down: a broken paisa is the family's. */
  kept_paise: Paise
  /** What goes back. */
  sum_paise: Paise
  /** What was used and not paid, where a family pays in parts; it is not asked for here. */
  unpaid_paise: Paise
}

/** What was really paid, less the fee for what was used. */
export const workOut = (fee_paise: Paise, paid_paise: Paise, { share }: Pick<Used, 'share'>): Worked => {
  const kept_paise = Number((BigInt(fee_paise) * BigInt(share.part)) / BigInt(share.whole))
  return {
    kept_paise,
    sum_paise: Math.max(0, paid_paise - kept_paise),
    unpaid_paise: Math.max(0, kept_paise - paid_paise),
  }
}

/** A sum in the parts a fee is made of, tuition and hostel alike; the last takes what rounding leaves. */
export const inParts = (sum_paise: Paise, parts: { name: string; amount_paise: Paise }[]) => {
  const whole = parts.reduce((total, { amount_paise }) => total + amount_paise, 0)
  let left = sum_paise
  return parts.map(({ name, amount_paise }, at) => {
    const isLast = at === parts.length - 1
    const own = isLast || whole === 0 ? left : Number((BigInt(sum_paise) * BigInt(amount_paise)) / BigInt(whole))
    left -= own
    return { name, amount_paise: own }
  })
}

const isSunday = (day: string) => new Date(`${day}T00:00:00.000Z`).getUTCDay() === 0

/** The office works from Monday to Saturday. */
export const workingDaysAfter = (day: string, count: number): string => {
  let at = day
  for (let left = count; left > 0; ) {
    at = dayAfter(at, 1)
    if (!isSunday(at)) left -= 1
  }
  return at
}

const workingDaysBetween = (from: string, until: string): number => {
  let count = 0
  for (let at = from; at < until; ) {
    at = dayAfter(at, 1)
    if (!isSunday(at)) count += 1
  }
  return count
}

/** The calculation is promised in writing within so many working days. */
export const calculationWithin = 2
/** Where a course does not say otherwise. */
export const moneyWithin = 10

export type Clock = { tone: 'good' | 'due' | 'bad'; words: string }
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** How a promised day stands today: days left, today, or late; working days where the promise counts those. */
export const clockOf = (dueOn: string, today: string, counts: 'days' | 'working days'): Clock => {
  const between = (from: string, until: string) =>
    counts === 'days' ? dayNumber(until) - dayNumber(from) : workingDaysBetween(from, until)
  const unit = counts === 'days' ? 'day' : 'working day'
  if (today > dueOn) return { tone: 'bad', words: `${counted(Math.max(1, between(dueOn, today)), unit)} late` }
  if (today === dueOn) return { tone: 'due', words: 'due today' }
  const left = between(today, dueOn)
  return { tone: left <= (counts === 'days' ? 5 : 1) ? 'due' : 'good', words: `${counted(left, unit)} left` }
}
