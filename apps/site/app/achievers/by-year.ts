import type { Achiever } from '../cards/achiever.ts'

export type YearGroup = { year: number | null; achievers: Achiever[] }

/**
 * Neighbours of the same year together, in the order of the list. A list that goes back and forth between years is not
 * ordered by them and stays one group.
 */
export const byYear = (achievers: readonly Achiever[]): YearGroup[] => {
  const groups: YearGroup[] = []
  for (const achiever of achievers) {
    const last = groups.at(-1)
    if (last && last.year === achiever.year) last.achievers.push(achiever)
    else groups.push({ year: achiever.year, achievers: [achiever] })
  }
  const isOrdered = new Set(groups.map(({ year }) => year)).size === groups.length
  return isOrdered ? groups : [{ year: null, achievers: [...achievers] }]
}
