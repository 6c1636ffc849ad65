import { indianDay } from '@northlight/contract/dates'
import { isUniqueViolation } from '@northlight/db/errors'
import type { BackCause } from '@northlight/db/tables/payments'
import { feeWithWaiver } from '../content/courses/fees.ts'
import { isOpenPlace } from '../content/courses/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { wholeFeeOf } from '../payments/orders/price-holds.ts'
import { CannotDeliver, type Order, type Payment, type Purchase, type Refund } from '../payments/purchases.ts'
import { isEnrolledBy } from './enrolled-by.ts'
import * as instalments from './instalment-queries.ts'
import { requestForPart } from './instalments.ts'
import { tellOfficeOfEnrolment } from './jobs.ts'
import { afterEnrolmentPaid, holdApplication, namedFeeNow, objectionToOffer } from './offered-place.ts'
import * as queries from './queries.ts'

const enrolledAlready = () => new CannotDeliver('This student is enrolled here already.', 'paid_twice')

/** The whole fee or its first part: the place is theirs from now on. */
const enrolmentPaid = async (ctx: Ctx, order: Order, payment: Payment) => {
  const found = await queries.enrolment(ctx.db, order.subject_id)
  if (found) await holdApplication(ctx, found)
  // Read again: until the application was held, a colleague may have taken the seat at another fee.
  const before = found && (await queries.enrolment(ctx.db, order.subject_id))
  // Closed the window, began again, and both payments came: one place, and the other money goes back.
  if (before && (await queries.standingEnrolment(ctx.db, before.person_key))) throw enrolledAlready()
  const parts = order.part === 1 ? (order.terms ?? []) : []
  // A window that was opened before the price changed still pays the fee it was offered at.
  const discounted_amount_paise = wholeFeeOf(order)
  const row = await queries
    .changeEnrolment(ctx.db, order.subject_id, {
      payment_status: 'PAID',
      discounted_amount_paise,
      updated_at: ctx.now(),
    })
    .catch((error: unknown) => {
      // The same student was enrolled by another payment at this very moment.
      throw isUniqueViolation(error, 'course_enrolments') ? enrolledAlready() : error
    })
  if (!(await queries.takePlace(ctx, row.course_branch_id)))
    throw new CannotDeliver('The last seat of this course went to somebody else before the fee arrived.')
  // Whatever the plan says by now, the parts are those this order was offered with.
  await instalments.replaceParts(ctx, row.id, parts)
  const taken = before?.discounted_amount_paise ?? discounted_amount_paise
  const over = await afterEnrolmentPaid(ctx, row, { at: payment.paid_at, taken })
  if (over !== null) throw new CannotDeliver(over)
  await enqueue(ctx, tellOfficeOfEnrolment, { id: row.id }, { key: `enrolment-notice:${row.id}` })
}

/** A later part. One that was paid, cancelled or given back is not taken again. */
const partPaid = async (ctx: Ctx, order: Order) => {
  if (!(await instalments.settlePart(ctx, order, 'open', 'paid')))
    throw new CannotDeliver('This instalment is no longer asked for.')
}

/** A later part; also the first one, or the whole fee, where it is due again after a cheque that the bank returned. */
const isLaterPart = ({ part, terms }: Order) => part > 1 || (part === 1 && terms === null)

/** Nothing but this money made them a student, and it never came. An offered place stays: its offer says until when. */
const hasNeverJoined = async (ctx: Ctx, row: queries.Enrolment, order: Order): Promise<boolean> =>
  !isLaterPart(order) &&
  row.registration_id === null &&
  row.leave_asked_at === null &&
  row.payment_status === 'PAID' &&
  !(await instalments.wasEverPaid(ctx.db, row.id))

/** As before the colleague noted it: begun and not paid, the seat free, and nobody reminded of instalments. */
const unjoin = async (ctx: Ctx, { id, course_branch_id }: queries.Enrolment) => {
  await instalments.replaceParts(ctx, id, [])
  await queries.changeEnrolment(ctx.db, id, { payment_status: 'CANCELLED', updated_at: ctx.now() })
  await queries.givePlaceBack(ctx, course_branch_id)
}

/**
 * What counted as paid at the desk does so no more: it is due again, and the student keeps the place, which the office
 * can end; not so anyone who became a student only because a colleague chose the wrong name. A fee that was paid at
 * once is owed as one instalment from today. Anyone who leaves is not asked for what was not due yet, and has left for
 * nothing more.
 */
const takenBack = async (ctx: Ctx, order: Order, { calledOff, cause }: { calledOff: Refund[]; cause: BackCause }) => {
  const row = await queries.enrolment(ctx.db, order.subject_id)
  if (!row) return
  if (cause === 'mistake' && (await hasNeverJoined(ctx, row, order))) return unjoin(ctx, row)
  if (order.part === 0) await instalments.oweAtOnce(ctx, order)
  else await instalments.settlePart(ctx, order, 'paid', 'open')
  if (row.left_at !== null) await instalments.cancelOpenParts(ctx, row.id)
  else if (row.leave_asked_at !== null && order.part > 0)
    await instalments.cancelOpenParts(ctx, row.id, indianDay(row.leave_asked_at))
  for (const { case_id, amount_paise } of calledOff)
    if (case_id !== null) await queries.lessenCase(ctx, case_id, amount_paise)
}

/** A place in a course at a branch. */
export const courseEnrolment: Purchase = {
  kind: 'course',
  paid: (ctx, order, payment) => (isLaterPart(order) ? partPaid(ctx, order) : enrolmentPaid(ctx, order, payment)),
  refunded: async (ctx, order) => {
    await instalments.settlePart(ctx, order, 'paid', 'refunded')
    // One part came back and others are paid: the student stays.
    if (await instalments.hasPaidOrder(ctx.db, order.subject_id)) return
    await instalments.cancelOpenParts(ctx, order.subject_id)
    const row = await queries.changeEnrolment(ctx.db, order.subject_id, {
      payment_status: 'REFUND',
      updated_at: ctx.now(),
    })
    // Anyone who left gave the seat back when the refund was signed.
    if (row.left_at === null) await queries.givePlaceBack(ctx, row.course_branch_id)
  },
  returned: takenBack,
  cancelled: async (ctx, order) => {
    // A later part that was not paid takes nobody's place away.
    const change = { payment_status: 'CANCELLED', updated_at: ctx.now() } as const
    if (!isLaterPart(order)) await queries.changeUnpaid(ctx.db, order.subject_id, change)
  },
  objection: async (ctx, order) => {
    const row = await queries.enrolment(ctx.db, order.subject_id)
    if (!row) return 'This enrolment does not exist any more.'
    if (isLaterPart(order)) return instalments.objectionToPart(ctx.db, order)
    const over = await objectionToOffer(ctx, row, wholeFeeOf(order))
    if (over !== null) return over
    const isPlain = row.registration_id === null && row.course_branch_id !== null
    if (isPlain && !(await isOpenPlace(ctx.db, row.course_branch_id ?? 0)))
      return 'This course is no longer given here.'
    const enrolled = await queries.standingEnrolment(ctx.db, row.person_key)
    if (enrolled && (await isEnrolledBy(ctx, enrolled, row.opener)))
      return 'This student is already enrolled in this course here.'
    return (await queries.hasPlace(ctx.db, row.course_branch_id)) ? null : 'All seats of this course are taken.'
  },
  isHoldOver: async (ctx, order) => {
    const row = isLaterPart(order) ? undefined : await queries.enrolment(ctx.db, order.subject_id)
    const named = row && (await namedFeeNow(ctx, row))
    return typeof named === 'number' && named > wholeFeeOf(order)
  },
  isDearerNow: async (ctx, order) => {
    if (isLaterPart(order)) return false
    const place = await queries.placeOf(ctx.db, order.subject_id)
    if (!place) return false
    const offered = wholeFeeOf(order)
    const row = await queries.enrolment(ctx.db, order.subject_id)
    // What the office offered is held, whatever the course costs by now.
    const named = row && (await namedFeeNow(ctx, row))
    if (typeof named === 'number') return named > offered
    const fee = feeWithWaiver(indianDay(ctx.now()), place, row?.waiver_percent ?? 0)
    return fee.discounted_amount_paise > offered
  },
  owed: async (ctx, person, open) => {
    const begun = open.filter((order) => !isLaterPart(order))
    const besides = await queries.enrolledBesides(
      ctx.db,
      person,
      begun.map(({ subject_id }) => subject_id),
    )
    const notOwed = new Set(begun.filter(({ subject_id }) => besides.has(subject_id)))
    for (const order of begun) {
      const row = await queries.enrolment(ctx.db, order.subject_id)
      if (row && (await objectionToOffer(ctx, row)) !== null) notOwed.add(order)
    }
    return { left_paise: await instalments.leftToPay(ctx.db, person), notOwed }
  },
  atDesk: async (ctx, { subject_id, part }) => {
    const row = await queries.enrolment(ctx.db, subject_id)
    if (!row) return fail('not_found')
    return { request: await requestForPart(ctx, row, part, row.user_id), language: row.language }
  },
  title: async (ctx, order) => {
    const row = await queries.enrolment(ctx.db, order.subject_id)
    if (!row || order.part > 0) return order.description
    return `${row.course_name}, ${row.branch_name}`
  },
  refundRule: async (ctx, order) => (await queries.refundRuleOf(ctx.db, order.subject_id)) ?? null,
}
