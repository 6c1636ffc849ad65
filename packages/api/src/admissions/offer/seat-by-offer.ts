import { indianDay, shownDate } from '@northlight/contract/dates'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { closeOffered } from '../../enrolments/close-offered.ts'
import { enrolByOffer } from '../../enrolments/enrol-by-offer.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import * as offers from '../office/offer-queries.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { feeNow, toPayOf } from './fee-now.ts'
import { whyOfferIsOver } from './offer-ends.ts'

/** The gateway is asked outside a transaction: what was declined meanwhile leaves no order behind that asks for money. */
export const refuseIfOver = async (ctx: Ctx, id: number, place: number | null): Promise<void> => {
  const over = await whyOfferIsOver(ctx, await queries.registrationById(ctx.db, id), { place, at: ctx.now() })
  if (over === null) return
  await inTransaction(ctx, (ctx) => closeOffered(ctx, id))
  fail('conflict', over)
}

/**
 * A place with the fee as the office offered it, or less where the course costs less today, anyone who takes it: the
 * family online or a colleague for them. Asked again, by either, it finds the same place and the same payment.
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
  const fee = await feeNow(ctx, given, place)
  const to_pay_paise = toPayOf(fee)
  const parts =
    pay === 'parts' ? partsFor(place.fee_plan, { fee_paise: to_pay_paise, starts_on: place.starts_on, today }) : null
  if (pay === 'parts' && !parts) invalid({ pay: ['The fee of this course is paid at once.'] })
  const seat = await enrolByOffer(ctx, {
    place,
    registration_id: row.id,
    waiver_percent: given.waiver_percent,
    user_id: row.user_id,
    person: { name: row.name, email: row.email, phone: row.father_phone ?? row.mother_phone ?? '' },
    fee_paise: fee.fee_paise,
    to_pay_paise,
    parts,
    held: async (ctx) => {
      const now = await queries.lockRegistration(ctx, row.id)
      if (now?.state !== 'offered' && now?.state !== 'admitted') fail('conflict', 'No seat is offered to this family.')
      // Read before the application was held: the office may have offered anew in between.
      if ((await offers.liveOffer(ctx.db, row.id))?.id !== given.id)
        fail('conflict', 'The seat was offered anew. Please load the application again.')
    },
    written: async (ctx, enrolmentId) => {
      await offers.tieToEnrolment(ctx.db, given.id, enrolmentId)
      await written?.(ctx)
    },
  })
  await refuseIfOver(ctx, row.id, place.id)
  return seat
}
