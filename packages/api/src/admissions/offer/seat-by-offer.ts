import { indianDay, shownDate } from '@northlight/contract/dates'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { enrolByOffer } from '../../enrolments/enrol-by-offer.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import * as offers from '../desk/offer-queries.ts'
import type { Registration } from '../queries.ts'

/**
 * A place with the fee as the office offered it, whoever takes it: the family online or a colleague for them. Asked
 * again, by either, it finds the same place and the same payment.
 */
export const seatByOffer = async (
  ctx: Ctx,
  row: Registration,
  { pay, written }: { pay: 'full' | 'parts'; written?: (ctx: Ctx) => Promise<void> },
) => {
  const given = (await offers.liveOffer(ctx.db, row.id)) ?? fail('conflict', 'No seat is offered to this family.')
  const today = indianDay(ctx.now())
  if (given.enrolment_id === null && given.until < today)
    fail('conflict', `The offer ended on ${shownDate(`${given.until}T06:00:00.000Z`)}. Please ask for it anew.`)
  const place =
    (given.course_branch_id !== null && (await offers.placeById(ctx.db, given.course_branch_id))) ||
    fail('conflict', 'This course is no longer given. Another one can be offered.')
  const to_pay_paise = given.fee_paise - given.waived_paise
  const parts =
    pay === 'parts' ? partsFor(place.fee_plan, { fee_paise: to_pay_paise, starts_on: place.starts_on, today }) : null
  if (pay === 'parts' && !parts) invalid({ pay: ['The fee of this course is paid at once.'] })
  return enrolByOffer(ctx, {
    place,
    registration_id: row.id,
    waiver_percent: given.waiver_percent,
    user_id: row.user_id,
    person: { name: row.name, email: row.email, phone: row.father_phone ?? row.mother_phone ?? '' },
    fee_paise: given.fee_paise,
    to_pay_paise,
    parts,
    written: async (ctx, enrolmentId) => {
      await offers.tieToEnrolment(ctx.db, given.id, enrolmentId)
      await written?.(ctx)
    },
  })
}
