import type { Paise } from '../money.ts'

export type SimulatedBand = { label: string; min_percent: number; waiver_percent: number }
export type BandOutcome = SimulatedBand & { families: number; waived_paise: Paise }
export type Simulation = { bands: BandOutcome[]; without: number; families: number; waived_paise: Paise }

/** Which families a set of bands reaches, and what they cost: each result counts in the highest band it has reached. */
export const simulateBands = (
  percents: readonly number[],
  bands: readonly SimulatedBand[],
  tuition_paise: Paise,
): Simulation => {
  const ordered = bands.toSorted((one, other) => other.min_percent - one.min_percent)
  const reached = percents.map((percent) => ordered.findIndex(({ min_percent }) => percent >= min_percent))
  const outcomes = ordered.map((band, at) => {
    const families = reached.filter((index) => index === at).length
    return { ...band, families, waived_paise: families * Math.round((tuition_paise * band.waiver_percent) / 100) }
  })
  return {
    bands: outcomes,
    without: reached.filter((index) => index === -1).length,
    families: percents.length,
    waived_paise: outcomes.reduce((sum, { waived_paise }) => sum + waived_paise, 0),
  }
}
