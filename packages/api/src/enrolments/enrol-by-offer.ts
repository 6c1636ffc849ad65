import type { EnrolPerson } from '@northlight/contract/payments/enrolments'
import type { PartTerms } from '@northlight/db/tables/payments'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { languageOfCall } from '../kernel/language-of-call.ts'
import { openOrder } from '../payments/orders/orders.ts'
import { payerFrom } from '../payments/orders/payer.ts'
import { openerOfOffer, personKey } from './enrol.ts'
import { confirmFreeEnrolment, tellOfficeOfEnrolment } from './jobs.ts'
import { afterEnrolmentPaid } from './offered-place.ts'
import * as queries from './queries.ts'

type Place = {
  id: number
  course_id: number
  branch_id: number
  course_name: string
  branch_name: string
  starts_on: string | null
  period_count: number | null
  period_unit: queries.Enrolment['period_unit']
}

type Offered = {
  place: Place
  registration_id: number
  waiver_percent: number
  user_id: number | null
  person: EnrolPerson
  fee_paise: number
  to_pay_paise: number
  parts: PartTerms[] | null
  /** Held first in the transaction, while it is written: the application that the seat was offered to. */
  held: (ctx: Ctx) => Promise<void>
  /** What else is written in the same transaction. */
  written: (ctx: Ctx, enrolmentId: number) => Promise<void>
}

/** A place at the fee that was offered to this family. Its payment waits in the family's account; nothing to pay is paid. */
export const enrolByOffer = async (ctx: Ctx, offered: Offered) => {
  const { place, person, user_id, fee_paise, to_pay_paise, parts } = offered
  const key = personKey(place.id, person)
  const opener = openerOfOffer(offered.registration_id)
  const isFree = to_pay_paise === 0
  const row = await inTransaction(ctx, async (ctx) => {
    await offered.held(ctx)
    const paid = await queries.standingEnrolment(ctx.db, key)
    if (paid) return fail('conflict', 'This student is already enrolled in this course here.')
    const begun = await queries.begunEnrolment(ctx.db, key, opener)
    const terms = { starts_on: place.starts_on, period_count: place.period_count, period_unit: place.period_unit }
    const fields = {
      course_id: place.course_id,
      branch_id: place.branch_id,
      course_branch_id: place.id,
      course_name: place.course_name,
      branch_name: place.branch_name,
      user_id,
      opener,
      person_key: key,
      ...person,
      amount_paise: fee_paise,
      discount_percent: fee_paise === 0 ? 0 : Math.round(((fee_paise - to_pay_paise) * 100) / fee_paise),
      discounted_amount_paise: to_pay_paise,
      registration_id: offered.registration_id,
      waiver_percent: offered.waiver_percent,
      payment_status: isFree ? ('PAID' as const) : ('PENDING' as const),
      ...terms,
      language: languageOfCall(ctx),
      updated_at: ctx.now(),
    }
    const written =
      (begun && (await queries.changeUnpaid(ctx.db, begun.id, fields))) ??
      (await queries.insertEnrolment(ctx.db, { ...fields, created_at: ctx.now() }))
    await audit(ctx, {
      action: 'enrolments.enrol-by-offer',
      entity: 'course_enrolment',
      id: written.id,
      details: { course_branch: place.id, amount_paise: to_pay_paise },
    })
    await offered.written(ctx, written.id)
    if (isFree) {
      if (!(await queries.takePlace(ctx, place.id))) fail('conflict', 'All seats of this course are taken.')
      const over = await afterEnrolmentPaid(ctx, written, { at: ctx.now(), taken: to_pay_paise })
      if (over !== null) fail('conflict', over)
      await enqueue(ctx, tellOfficeOfEnrolment, { id: written.id }, { key: `enrolment-notice:${written.id}` })
      await enqueue(ctx, confirmFreeEnrolment, { id: written.id }, { key: `enrolment-confirmed:${written.id}` })
    }
    return written
  })
  if (isFree) return { row, order: undefined }
  const title = `${place.course_name}, ${place.branch_name}`
  const first = parts?.[0]
  const order = await openOrder(ctx, {
    kind: 'course',
    subject_id: row.id,
    user_id,
    payer: await payerFrom(ctx, user_id, person),
    ...(first && parts
      ? {
          part: 1,
          terms: parts,
          amount_paise: first.amount_paise,
          description: `${title}, instalment 1 of ${parts.length}`,
        }
      : { amount_paise: to_pay_paise, description: title }),
  })
  return { row, order }
}
