import { createHash } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import type { EnrolInput } from '@northlight/contract/payments/enrolments'
import { isUniqueViolation } from '@northlight/db/errors'
import { fold } from '@northlight/db/fold'
import { feeOn, seatsLeft } from '../content/courses/fees.ts'
import * as courses from '../content/courses/queries.ts'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { openOrder } from '../payments/orders/orders.ts'
import { confirmFreeEnrolment, tellOfficeOfEnrolment } from './jobs.ts'
import * as queries from './queries.ts'

type Place = { course: string; branch: string }

/** The course as this branch gives it today: its own price, never another branch's. */
const offerAt = async (ctx: Ctx, slugs: Place) => {
  const branch = (await courses.activeBranch(ctx.db, slugs.branch)) ?? fail('not_found')
  const course = (await courses.activeCourse(ctx.db, slugs.course)) ?? fail('not_found')
  const place = (await courses.activeCourseBranch(ctx.db, course.id, branch.id)) ?? fail('not_found')
  const today = indianDay(ctx.now())
  return { branch, course, place, fee: feeOn(today, place), isFull: seatsLeft(place) === 0 }
}

const full = () => fail('conflict', 'All seats of this course are taken. Ask us to call you back.')

const personKey = (placeId: number, input: EnrolInput) =>
  createHash('sha256')
    .update(JSON.stringify([placeId, fold(input.email), fold(input.name.replace(/\s+/g, ' '))]))
    .digest('hex')

/** Whose account it joins: whoever is signed in, else the account that has confirmed this address. */
const ownerOf = async (ctx: Ctx, email: string): Promise<number | null> => {
  if (ctx.actor.kind === 'user') return ctx.actor.id
  return (await queries.verifiedAccount(ctx.db, email))?.id ?? null
}

/**
 * Enrols a student. A free place is theirs at once; a paid one waits for its order. The same student asking again
 * finds the open enrolment and the same order, so that a second click is never a second fee.
 */
export const enrol = async (ctx: Ctx, slugs: Place, input: EnrolInput) => {
  const offer = await offerAt(ctx, slugs)
  const { course, branch, place, fee } = offer
  const key = personKey(place.id, input)
  const isFree = fee.discounted_amount_paise === 0
  const enrolled = await queries.enrolmentBy(ctx.db, key, 'PAID')
  if (enrolled && isFree) return { row: enrolled, order: undefined }
  if (enrolled) return fail('conflict', 'This student is already enrolled in this course here.')
  if (offer.isFull) return full()

  const fields = {
    course_id: course.id,
    branch_id: branch.id,
    course_branch_id: place.id,
    course_name: course.name,
    branch_name: branch.name,
    user_id: await ownerOf(ctx, input.email),
    ...input,
    amount_paise: fee.amount_paise,
    discount_percent: fee.discount,
    discounted_amount_paise: fee.discounted_amount_paise,
  }
  const row = await keep(ctx, { ...fields, person_key: key, payment_status: isFree ? 'PAID' : 'PENDING' })
  if (isFree) return { row, order: undefined }
  const order = await openOrder(ctx, {
    kind: 'course',
    subject_id: row.id,
    amount_paise: row.discounted_amount_paise,
    user_id: row.user_id,
    payer: input,
    description: `${course.name}, ${branch.name}`,
  })
  return { row, order }
}

type Fields = Omit<Parameters<typeof queries.insertEnrolment>[1], 'created_at' | 'updated_at'>

/** Writes the enrolment, or brings the open one up to date: a price may have changed since yesterday. */
const keep = async (ctx: Ctx, fields: Fields): Promise<queries.Enrolment> => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  try {
    return await inTransaction(ctx, async (ctx) => {
      // Whoever closed the window and comes back another day goes on where they were: one student, one line.
      const open =
        (await queries.enrolmentBy(ctx.db, fields.person_key, 'PENDING')) ??
        (await queries.enrolmentBy(ctx.db, fields.person_key, 'CANCELLED'))
      const row = open
        ? await queries.changeEnrolment(ctx.db, open.id, {
            ...fields,
            user_id: open.user_id ?? fields.user_id,
            updated_at: ctx.now(),
          })
        : await queries.insertEnrolment(ctx.db, { ...fields, ...stamps })
      await audit(ctx, {
        action: 'enrolments.enrol',
        entity: 'course_enrolment',
        id: row.id,
        details: { course_branch: row.course_branch_id, amount_paise: row.discounted_amount_paise },
      })
      if (row.payment_status === 'PAID') {
        if (!(await queries.takePlace(ctx, row.course_branch_id))) full()
        await enqueue(ctx, tellOfficeOfEnrolment, { id: row.id }, { key: `enrolment-notice:${row.id}` })
        await enqueue(ctx, confirmFreeEnrolment, { id: row.id }, { key: `enrolment-confirmed:${row.id}` })
      }
      return row
    })
  } catch (error) {
    // Two clicks at the same moment: the first one's row is the row.
    const first =
      isUniqueViolation(error, 'course_enrolments') &&
      (await queries.enrolmentBy(ctx.db, fields.person_key, fields.payment_status))
    if (first) return first
    throw error
  }
}
