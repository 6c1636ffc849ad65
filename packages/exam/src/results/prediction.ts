import type { Percentile } from './percentile.ts'
import { STANDING_FROM } from './subject-figures.ts'

/** A range that the next percentile falls into four times of five, in percent; `tests` is what it rests on. */
export type Prediction = { low: number; middle: number; high: number; tests: number }

/** Fewer tests of one kind say too little about the next one. */
export const PREDICTED_FROM = 3
/** Older tests count less: half after so many newer ones. */
const HALF_AFTER = 3
/** Even somebody with the same percentile every time has better and worse days. */
const DAILY_SPREAD = 0.15

/**
 * Half of the range around the middle in standard errors, for four times of five, by how many tests there are beside
 * the first: Student's t, two-sided.
 */
const SPREADS = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372]
const LARGE = 1.282

/** On this scale a step near the top is as long as it is hard: from 98 to 99 as far as from 50 to 67. */
const logit = (share: number): number => Math.log(share / (1 - share))
const percent = (x: number): number => 100 / (1 + Math.exp(-x))

/** Nobody is placed outside a class that was finite: half a person is left on either side. */
const shareOf = ({ atOrBelow, takers }: Percentile): number =>
  Math.min(takers - 0.5, Math.max(0.5, atOrBelow - 0.5)) / takers

/** How far a class of that size may have misplaced somebody, squared, on the scale above. */
const placing = (share: number, takers: number): number => 1 / (takers * share * (1 - share))

/**
 * The next percentile from those so far, oldest first, in tests of one kind. Null where too few tests, or too few
 * takers, stand behind it: then nothing is said.
 */
export const predict = (all: readonly Percentile[]): Prediction | null => {
  const own = all.filter(({ takers }) => takers >= STANDING_FROM)
  if (own.length < PREDICTED_FROM) return null
  const points = own.map((one, at) => {
    const share = shareOf(one)
    return { x: logit(share), error: placing(share, one.takers), weight: 0.5 ** ((own.length - 1 - at) / HALF_AFTER) }
  })
  const whole = points.reduce((sum, { weight }) => sum + weight, 0)
  const mean = points.reduce((sum, { x, weight }) => sum + x * weight, 0) / whole
  const spread = points.reduce((sum, { x, weight }) => sum + weight * (x - mean) ** 2, 0) / whole
  const misplaced = points.reduce((sum, { error, weight }) => sum + weight * error, 0) / whole
  const effective = whole ** 2 / points.reduce((sum, { weight }) => sum + weight ** 2, 0)
  // What the student varies by, what the class misplaces by, and that the mean itself rests on few tests.
  const variance =
    (Math.max(spread * (effective / (effective - 1)), misplaced) + DAILY_SPREAD ** 2) * (1 + 1 / effective)
  const reach = (SPREADS[own.length - 2] ?? LARGE) * Math.sqrt(variance)
  return { low: percent(mean - reach), middle: percent(mean), high: percent(mean + reach), tests: own.length }
}
