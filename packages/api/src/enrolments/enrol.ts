import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import type { EnrolInput, EnrolPerson } from '@northlight/contract/payments/enrolments'
import { partsFor } from '@northlight/contract/payments/fee-plan'
import { digest } from '@northlight/db/digest'
import { isUniqueViolation } from '@northlight/db/errors'
import { fold } from '@northlight/db/fold'
import { feeWithWaiver, seatsLeft } from '../content/courses/fees.ts'
import * as courses from '../content/courses/queries.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { languageOfCall } from '../kernel/language-of-call.ts'
import { actorId } from '../kernel/signed-in.ts'
import { openOrder, orderByGatewayId } from '../payments/orders/orders.ts'
import { payerFrom } from '../payments/orders/payer.ts'
import { isEnrolledBy } from './enrolled-by.ts'
import { confirmFreeEnrolment, tellOfficeOfEnrolment } from './jobs.ts'
import { afterEnrolmentPaid, holdApplication } from './offered-place.ts'
import * as queries from './queries.ts'

type Place = { course: string; branch: string }

/** Whatever is begun with one offer is one, anyone who begins it. */
export const openerOfOffer = (registrationId: number) => `offer:${registrationId}`

/** A seat offered after the aptitude test, with the waiver that was won. */
export type OfferedSeat = { registrationId: number; waiverPercent: number }

/** The course as this branch gives it today: its own price, never another branch's. */
const offerAt = async (ctx: Ctx, slugs: Place, waiverPercent = 0) => {
  const branch = (await courses.activeBranch(ctx.db, slugs.branch)) ?? fail('not_found')
  const course = (await courses.activeCourse(ctx.db, slugs.course)) ?? fail('not_found')
  const place = (await courses.activeCourseBranch(ctx.db, course.id, branch.id)) ?? fail('not_found')
  const today = indianDay(ctx.now())
  const fee = feeWithWaiver(today, place, waiverPercent)
  const { fee_plan, starts_on } = place
  const parts = partsFor(fee_plan, { fee_paise: fee.discounted_amount_paise, starts_on, today })
  return { branch, course, place, fee, parts, isFull: seatsLeft(place) === 0 }
}

const full = () => fail('conflict', 'All seats of this course are taken. Ask us to call you back.')
const alreadyEnrolled = () => fail('conflict', 'This student is already enrolled in this course here.')

/** One student at one place, however the name is written. */
export const personKey = (placeId: number, input: EnrolPerson) =>
  digest(JSON.stringify([placeId, fold(input.email), fold(input.name.replace(/\s+/g, ' '))]))

/** Whose account it joins: anyone who is signed in, else the account that has confirmed this address. */
const ownerOf = async (ctx: Ctx, email: string): Promise<number | null> => {
  if (ctx.actor.kind === 'user') return ctx.actor.id
  return (await queries.verifiedAccount(ctx.db, email))?.id ?? null
}

/**
 * Who begins: an offer, an account, or a visitor. What was begun with an offer stays apart from a plain enrolment in
 * the same course, so that neither changes the other's price; the second payment goes back. A visitor goes on only with what they can name the order of; a name and an
 * address, which others know as well, begin something new.
 */
const openerOf = async (ctx: Ctx, key: string, orderId: string | undefined, offered?: OfferedSeat): Promise<string> => {
  if (offered) return openerOfOffer(offered.registrationId)
  if (ctx.actor.kind === 'user') return `user:${ctx.actor.id}`
  const order = orderId === undefined ? undefined : await orderByGatewayId(ctx, 'course', orderId)
  const row = order?.user_id === null ? await queries.enrolment(ctx.db, order.subject_id) : undefined
  return (row?.person_key === key && row.opener) || randomUUID()
}

/** To anybody but its account, an enrolment that exists already says no more than they said themselves. */
const asAsked = (ctx: Ctx, row: queries.Enrolment, person: EnrolPerson): queries.Enrolment =>
  row.user_id !== null && row.user_id === actorId(ctx)
    ? { ...row, payment_status: 'PAID' }
    : { ...row, ...person, payment_status: 'PAID', created_at: ctx.now(), updated_at: ctx.now() }

/**
 * Enrols a student. A free place is theirs at once; a paid one waits for its order, for the whole fee or its first
 * part. The same opener asking again finds the open enrolment and the same order, so that a second click is never a
 * second fee. Whether a student is enrolled already is told to the person who enrolled them, and to nobody else:
 * another person is answered as for any student, and money they pay for a place that is taken goes back by itself.
 */
export const enrol = async (ctx: Ctx, slugs: Place, input: EnrolInput, offered?: OfferedSeat) => {
  const { pay, razorpay_order_id, ...person } = input
  const { course, branch, place, fee, parts, isFull } = await offerAt(ctx, slugs, offered?.waiverPercent)
  const key = personKey(place.id, person)
  const isFree = fee.discounted_amount_paise === 0
  const opener = await openerOf(ctx, key, razorpay_order_id, offered)
  const enrolled = await queries.standingEnrolment(ctx.db, key)
  if (enrolled && (await isEnrolledBy(ctx, enrolled, opener)))
    return isFree ? { row: asAsked(ctx, enrolled, person), order: undefined } : alreadyEnrolled()
  if (isFull) return full()
  if (pay === 'parts' && !isFree && !parts) invalid({ pay: ['The fee of this course is paid at once.'] })

  const fields = {
    course_id: course.id,
    branch_id: branch.id,
    course_branch_id: place.id,
    course_name: course.name,
    branch_name: branch.name,
    user_id: await ownerOf(ctx, person.email),
    opener,
    ...person,
    amount_paise: fee.amount_paise,
    discount_percent: fee.discount,
    discounted_amount_paise: fee.discounted_amount_paise,
    registration_id: offered?.registrationId ?? null,
    waiver_percent: offered?.waiverPercent ?? null,
    starts_on: place.starts_on,
    period_count: place.period_count,
    period_unit: place.period_unit,
    language: languageOfCall(ctx),
  }
  // The free place of somebody else's student stays one place: this row counts for nothing, and its number says nothing.
  const payment_status = isFree ? (enrolled ? 'CANCELLED' : 'PAID') : 'PENDING'
  const row = await write(ctx, { ...fields, person_key: key, payment_status })
  if (isFree) return { row: asAsked(ctx, row, person), order: undefined }
  const first = pay === 'parts' ? parts?.[0] : undefined
  const title = `${course.name}, ${branch.name}`
  const order = await openOrder(ctx, {
    kind: 'course',
    subject_id: row.id,
    user_id: actorId(ctx),
    payer: await payerFrom(ctx, actorId(ctx), person),
    ...(first && parts
      ? {
          part: 1,
          terms: parts,
          amount_paise: first.amount_paise,
          description: `${title}, instalment 1 of ${parts.length}`,
        }
      : { amount_paise: row.discounted_amount_paise, description: title }),
  })
  return { row, order }
}

type Fields = Omit<Parameters<typeof queries.insertEnrolment>[1], 'created_at' | 'updated_at'> & { opener: string }

/** Writes the enrolment, or brings the open one up to date: a price may have changed since yesterday. */
const write = async (ctx: Ctx, fields: Fields): Promise<queries.Enrolment> => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  try {
    return await inTransaction(ctx, async (ctx) => {
      await holdApplication(ctx, fields)
      // Anyone who closed the window and comes back another day goes on where they were: one student, one line.
      const open = await queries.begunEnrolment(ctx.db, fields.person_key, fields.opener)
      const row = open
        ? // Paid in another window since it was read: there is nothing left to begin.
          ((await queries.changeUnpaid(ctx.db, open.id, {
            ...fields,
            user_id: open.user_id ?? fields.user_id,
            updated_at: ctx.now(),
          })) ?? alreadyEnrolled())
        : await queries.insertEnrolment(ctx.db, { ...fields, ...stamps })
      await audit(ctx, {
        action: 'enrolments.enrol',
        entity: 'course_enrolment',
        id: row.id,
        details: { course_branch: row.course_branch_id, amount_paise: row.discounted_amount_paise },
      })
      if (row.payment_status === 'PAID') {
        if (!(await queries.takePlace(ctx, row.course_branch_id))) full()
        const over = await afterEnrolmentPaid(ctx, row, { at: ctx.now(), taken: row.discounted_amount_paise })
        if (over !== null) fail('conflict', over)
        await enqueue(ctx, tellOfficeOfEnrolment, { id: row.id }, { key: `enrolment-notice:${row.id}` })
        await enqueue(ctx, confirmFreeEnrolment, { id: row.id }, { key: `enrolment-confirmed:${row.id}` })
      }
      return row
    })
  } catch (error) {
    // Two clicks at the same moment: the first one's row is the row.
    if (!isUniqueViolation(error, 'course_enrolments')) throw error
    const first =
      fields.payment_status === 'PAID'
        ? await queries.standingEnrolment(ctx.db, fields.person_key)
        : await queries.begunEnrolment(ctx.db, fields.person_key, fields.opener)
    if (first) return first
    throw error
  }
}
