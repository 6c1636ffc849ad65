import type { Marks } from './marks.ts'

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

/**
 * The class's distribution: bands of equal width from the lowest mark (or zero) to the maximum, the last one including
 * its end. Nobody is named in it.
 */
export const distribution = (all: Marks[], max: Marks, bands = 10): Band[] => {
  const lowest = Math.min(0, ...all)
  const width = Math.max(1, Math.ceil((max - lowest) / bands))
  const counts = Array.from({ length: bands }, (_, index) => ({
    from: lowest + index * width,
    to: lowest + (index + 1) * width,
    takers: 0,
  }))
  for (const mark of all) {
    const band = counts[Math.min(bands - 1, Math.floor((mark - lowest) / width))]
    if (band) band.takers += 1
  }
  return counts
}
