import { offeredFee } from '@northlight/contract/admissions/offered-fee'
import type { Paise } from '@northlight/contract/money'
import { type FeePlan, type PartDue, partsFor } from '@northlight/contract/payments/fee-plan'
import type { FeePart } from '@northlight/db/tables/content'

type Priced = { amount_paise: Paise; discount_percent: number; discount_until: string | null }

export type Fee = { amount_paise: Paise; discount: number; discounted_amount_paise: Paise }

/**
 * What a course at a branch costs on a day in India. A discount ends with its last day, anyone who forgets to end it.
 */
export const feeOn = (day: string, row: Priced): Fee => {
  const discount = row.discount_until === null || row.discount_until >= day ? row.discount_percent : 0
  return {
    amount_paise: row.amount_paise,
    discount,
    discounted_amount_paise: row.amount_paise - Math.round((row.amount_paise * discount) / 100),
  }
}

/** What a waiver is on; the whole fee where its parts are not named. */
export const tuitionOf = ({ amount_paise, fee_parts }: { amount_paise: Paise; fee_parts: FeePart[] | null }): Paise => {
  if (fee_parts === null || fee_parts.length === 0) return amount_paise
  const tuition = fee_parts.filter(({ name }) => /tuition/i.test(name))
  return Math.min(
    amount_paise,
    tuition.reduce((sum, part) => sum + part.amount_paise, 0),
  )
}

/** What a seat costs on a day, as `offeredFee` reckons with it. */
export const pricesOn = (day: string, row: Priced & { fee_parts: FeePart[] | null }) => ({
  fee_paise: row.amount_paise,
  tuition_paise: tuitionOf(row),
  today_paise: feeOn(day, row).discounted_amount_paise,
})

/**
 * The fee for the person who holds a waiver of tuition. A discount of the day is not added to it: the family has the
 * larger.
 */
export const feeWithWaiver = (day: string, row: Priced & { fee_parts: FeePart[] | null }, percent: number): Fee => {
  const { fee_paise, waived_paise } = offeredFee(pricesOn(day, row), Math.max(0, Math.min(100, percent)))
  return { ...feeOn(day, row), discounted_amount_paise: fee_paise - waived_paise }
}

/** The parts in which somebody who joins on a day in India may pay; null where the fee is paid at once. */
export const partsOn = (
  day: string,
  row: Priced & { fee_plan: FeePlan | null; starts_on: string | null },
): PartDue[] | null =>
  partsFor(row.fee_plan, {
    fee_paise: feeOn(day, row).discounted_amount_paise,
    starts_on: row.starts_on,
    today: day,
  })

/** Seats nobody has taken yet; null where seats are not counted. */
export const seatsLeft = (row: { seats: number | null; seats_held: number }): number | null =>
  row.seats === null ? null : Math.max(0, row.seats - row.seats_held)
