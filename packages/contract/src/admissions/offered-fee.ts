import type { Paise } from '../money.ts'

type Priced = {
  fee_paise: Paise
  /** What a waiver is on. */
  tuition_paise: Paise
  /** What anybody pays today, with the discount of the day. */
  today_paise: Paise
}

/**
 * At what a seat is offered: the fee less the waiver, or today's price where that is lower still. The two are never
 * added; nobody whom the institute offers a seat pays more than somebody who walks in on the day it is offered.
 */
export const offeredFee = ({ fee_paise, tuition_paise, today_paise }: Priced, percent: number) => {
  const waived_paise = Math.round((tuition_paise * percent) / 100)
  return fee_paise - waived_paise <= today_paise
    ? { fee_paise, waived_paise }
    : { fee_paise: today_paise, waived_paise: 0 }
}

/**
 * What a waiver gives beyond the band of the test, in paise of tuition. A discount of the day does not make it less: the
 * offer may stand longer than the discount.
 */
export const beyondBand = ({ tuition_paise }: Pick<Priced, 'tuition_paise'>, percent: number, band: number): Paise =>
  Math.max(0, Math.round((tuition_paise * percent) / 100) - Math.round((tuition_paise * band) / 100))

/**
 * An offer that stands for some days, at the price of the day on which it is taken: a discount that begins later is the
 * family's, too, and one that ends takes nothing of what was offered. Nobody pays more than was offered.
 */
export const lowerFee = (offered: { fee_paise: Paise; waived_paise: Paise }, prices: Paise[]) => {
  const lowest = Math.min(...prices)
  return lowest < offered.fee_paise - offered.waived_paise ? { fee_paise: lowest, waived_paise: 0 } : offered
}
