import { lowerFee } from '@northlight/contract/admissions/offered-fee'
import { indianDay } from '@northlight/contract/dates'
import { pricesOn } from '../../content/courses/fees.ts'
import { enrolment } from '../../enrolments/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { isPriceHeld } from '../../payments/orders/price-holds.ts'
import type { Offer, OfferPlace } from '../office/offer-queries.ts'
import * as offers from '../office/offer-queries.ts'
import { registrationById } from '../queries.ts'

export const toPayOf = ({ fee_paise, waived_paise }: Pick<Offer, 'fee_paise' | 'waived_paise'>) =>
  fee_paise - waived_paise

/**
 * What the family has taken the seat at, whatever the day says: while an order asks for it, for six days at most, and
 * for good once they are admitted. A seat that was only begun, and whose order lapsed, keeps no price.
 */
export const takenAt = async (ctx: Ctx, { enrolment_id, registration_id }: Offer): Promise<number | null> => {
  if (enrolment_id === null) return null
  const fee = (await enrolment(ctx.db, enrolment_id))?.discounted_amount_paise ?? null
  if (fee === null || (await registrationById(ctx.db, registration_id))?.state === 'admitted') return fee
  return (await isPriceHeld(ctx, { kind: 'course', subjectId: enrolment_id, fee })) ? fee : null
}

/** What a named seat costs the family now: as offered, or less where the course is cheaper since, never more. */
export const feeNow = async (ctx: Ctx, given: Offer, at?: OfferPlace) => {
  const place =
    at ?? (given.course_branch_id === null ? undefined : await offers.placeById(ctx.db, given.course_branch_id))
  const prices = [place && pricesOn(indianDay(ctx.now()), place).today_paise, await takenAt(ctx, given)]
  const { fee_paise, waived_paise } = given
  return lowerFee(
    { fee_paise, waived_paise },
    prices.filter((price) => typeof price === 'number'),
  )
}
