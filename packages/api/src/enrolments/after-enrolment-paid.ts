import type { Instant } from '@northlight/contract/dates'
import type { Paise } from '@northlight/contract/money'
import { liveOffer } from '../admissions/desk/offer-queries.ts'
import { admitByFee } from '../admissions/offer/admit-by-fee.ts'
import { feeNow, toPayOf } from '../admissions/offer/fee-now.ts'
import { whyOfferIsOver } from '../admissions/offer/offer-ends.ts'
import { lockRegistration, registrationById } from '../admissions/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Enrolment } from './queries.ts'

type Place = Pick<Enrolment, 'id' | 'registration_id' | 'course_branch_id' | 'discounted_amount_paise'>

/** Called before the enrolment is written: whoever takes, declines or withdraws an offer holds the application first. */
export const holdApplication = async (ctx: Ctx, { registration_id = null }: Partial<Place>): Promise<void> => {
  if (registration_id !== null) await lockRegistration(ctx, registration_id)
}

/**
 * A place that was offered after the aptitude test: the application ends with it. Gives why not, where the offer is
 * over. `taken`: the fee it was taken at, before the payment.
 */
export const afterEnrolmentPaid = async (
  ctx: Ctx,
  { id, registration_id, course_branch_id, discounted_amount_paise }: Place,
  { at, taken }: { at: Instant; taken: Paise },
): Promise<string | null> =>
  registration_id === null
    ? null
    : admitByFee(ctx, registration_id, {
        ...{ place: course_branch_id, sum: discounted_amount_paise, at },
        taken: { enrolment_id: id, sum: taken },
      })

/** The same question before anybody pays. */
export const objectionToOffer = async (
  ctx: Ctx,
  { id, registration_id, course_branch_id, discounted_amount_paise }: Place,
  sum: Paise = discounted_amount_paise,
): Promise<string | null> =>
  registration_id === null
    ? null
    : whyOfferIsOver(ctx, await registrationById(ctx.db, registration_id), {
        ...{ place: course_branch_id, sum, at: ctx.now() },
        taken: { enrolment_id: id, sum: discounted_amount_paise },
      })

/** What the seat that the office named costs today; null where this place is none. */
export const namedFeeNow = async (
  ctx: Ctx,
  { id, registration_id }: Pick<Place, 'id' | 'registration_id'>,
): Promise<Paise | null> => {
  const given = registration_id === null ? undefined : await liveOffer(ctx.db, registration_id)
  return given?.enrolment_id === id ? toPayOf(await feeNow(ctx, given)) : null
}
