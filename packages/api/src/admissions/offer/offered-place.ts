import type { OfferedPlace } from '../../enrolments/offered-place.ts'
import { liveOffer } from '../office/offer-queries.ts'
import { lockRegistration, registrationById } from '../queries.ts'
import { admitByFee } from './admit-by-fee.ts'
import { feeNow, toPayOf } from './fee-now.ts'
import { whyOfferIsOver } from './offer-ends.ts'

/** What an enrolment asks of the application that its place was offered to. */
export const placeOfApplication: OfferedPlace = {
  hold: async (ctx, registrationId) => {
    await lockRegistration(ctx, registrationId)
  },
  paid: (ctx, { id, registration_id, course_branch_id, discounted_amount_paise }, { at, taken }) =>
    admitByFee(ctx, registration_id, {
      ...{ place: course_branch_id, sum: discounted_amount_paise, at },
      taken: { enrolment_id: id, sum: taken },
    }),
  objection: async (ctx, { id, registration_id, course_branch_id, discounted_amount_paise }, sum) =>
    whyOfferIsOver(ctx, await registrationById(ctx.db, registration_id), {
      ...{ place: course_branch_id, sum, at: ctx.now() },
      taken: { enrolment_id: id, sum: discounted_amount_paise },
    }),
  feeNow: async (ctx, { id, registration_id }) => {
    const given = await liveOffer(ctx.db, registration_id)
    return given?.enrolment_id === id ? toPayOf(await feeNow(ctx, given)) : null
  },
}
