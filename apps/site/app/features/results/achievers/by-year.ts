import type { Achiever } from './achiever.ts'

export type YearGroup = { year: number | null; achievers: Achiever[] }

/** The newest year first and those without one last; within a year the order of the list. */
export const byYear = (achievers: readonly Achiever[]): YearGroup[] =>
  [...Map.groupBy(achievers, ({ year }) => year)]
    .map(([year, group]) => ({ year, achievers: group }))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
