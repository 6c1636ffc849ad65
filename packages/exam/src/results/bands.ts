type Band = { min_percent: number }

const hundredths = (marks: number) => Math.round(marks * 100)

/**
 * Percentages are rounded down before the band is read; a test of no marks, or fewer than none, counts as nothing.
 * Marks have two decimals at most: in whole hundredths the division is exact, and 29 of 50 is 58, not 57.99….
 */
export const percentOf = (marks: number, total: number): number =>
  total > 0 ? Math.max(0, Math.min(100, Math.floor((hundredths(marks) * 100) / hundredths(total)))) : 0

export const bandOf = <B extends Band>(bands: readonly B[], percent: number): B | undefined =>
  bands.filter(({ min_percent }) => percent >= min_percent).toSorted((a, b) => b.min_percent - a.min_percent)[0]
