import type { Marks } from '../marking/marks.ts'

/** Percentile = 100 × atOrBelow / takers. The two counts are kept, so any number of decimals can be shown exactly. */
export type Percentile = { atOrBelow: number; takers: number }

const compareNumbers = (a: number, b: number): number => a - b

/** One percentile for each mark, in the order given. */
export const percentiles = (all: Marks[]): Percentile[] => {
  const sorted = [...all].sort(compareNumbers)
  const atOrBelow = new Map(sorted.map((mark, index) => [mark, index + 1]))
  return all.map((mark) => ({ atOrBelow: atOrBelow.get(mark) ?? 0, takers: all.length }))
}

/** Cut off, not rounded: only the best mark reads 100. */
export const percentileText = ({ atOrBelow, takers }: Percentile, decimals = 2): string => {
  if (takers === 0) return ''
  const scaled = (100n * 10n ** BigInt(decimals) * BigInt(atOrBelow)) / BigInt(takers)
  const digits = String(scaled).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

export type Band = { from: Marks; to: Marks; takers: number }

const ONE: Marks = 100
const roundWidths = [1, 2, 5, 10, 20, 25, 50, 100]

/** The smallest round number of marks that needs no more than so many bands. */
const bandWidth = (max: Marks, most: number): Marks => {
  const wanted = max / most
  return ONE * (roundWidths.find((width) => width * ONE >= wanted) ?? Math.ceil(wanted / (100 * ONE)) * 100)
}

/**
 * The class's distribution: bands of a round width, from the one that holds the lowest mark (or zero) to the one that
 * ends with the maximum, the last one including its end. Nobody is named in it.
 */
export const distribution = (all: Marks[], max: Marks, most = 15): Band[] => {
  const width = bandWidth(max, most)
  const first = Math.floor(all.reduce((least, mark) => Math.min(least, mark), 0) / width)
  const count = Math.max(1, Math.ceil(max / width) - first)
  const bands = Array.from({ length: count }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    takers: 0,
  }))
  for (const mark of all) {
    const band = bands[Math.min(count - 1, Math.floor(mark / width) - first)]
    if (band) band.takers += 1
  }
  return bands
}
