import { indianDay, shownDate } from '@northlight/contract/dates'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { enrolByOffer } from '../../enrolments/enrol-by-offer.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import * as offers from './offer-queries.ts'
import { openApplication } from './open-application.ts'

/**
 * The family takes the offer. A place is written with the fee as it was offered, its first payment waits in the
 * family's account, and the application is admitted. Asked again it finds the same place and the same payment.
 */
export const takeSeat = async (ctx: Ctx, id: number, pay: 'whole' | 'parts'): Promise<void> => {
  const row = await openApplication(ctx, id, 'applications.move')
  const given = (await offers.liveOffer(ctx.db, id)) ?? fail('conflict', 'No seat is offered to this family.')
  const today = indianDay(ctx.now())
  if (given.enrolment_id === null && given.until < today)
    fail('conflict', `The offer ended on ${shownDate(`${given.until}T06:00:00.000Z`)}. Offer it anew first.`)
  if (row.state !== 'offered' && row.state !== 'admitted') fail('conflict', 'No seat is offered to this family.')
  const place =
    (given.course_branch_id !== null && (await offers.placeById(ctx.db, given.course_branch_id))) ||
    fail('conflict', 'This course is no longer given. Offer another one.')
  const to_pay = given.fee_paise - given.waived_paise
  const parts =
    pay === 'parts' ? partsFor(place.fee_plan, { fee_paise: to_pay, starts_on: place.starts_on, today }) : null
  if (pay === 'parts' && !parts) invalid({ pay: ['The fee of this course is paid at once.'] })
  const phone = row.father_phone ?? row.mother_phone ?? ''
  const enrolment = await enrolByOffer(ctx, {
    place,
    user_id: row.user_id,
    person: { name: row.name, email: row.email, phone },
    fee_paise: given.fee_paise,
    to_pay_paise: to_pay,
    parts,
    written: async (ctx, enrolmentId) => {
      await offers.tieToEnrolment(ctx.db, given.id, enrolmentId)
      const now = await queries.lockRegistration(ctx, id)
      if (now?.state !== 'offered') return
      await move(ctx, id, { to: 'admitted', action: 'admit', note: `A seat in ${given.title}.` })
      await enqueue(ctx, tellOfRegistration, { id, about: 'admitted' })
    },
  })
  await inTransaction(ctx, (ctx) => offers.tieToEnrolment(ctx.db, given.id, enrolment.id))
}
