import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { examplePerson, person } from '../enquiries/person.ts'
import { idParam, slug, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { InstalmentView } from './instalments.ts'
import { OrderInput, PaymentProofInput, paymentStatuses, ReceiptView } from './proof.ts'

const tag = 'Enrolment'
const message = z.string()
const paise = z.number().int()

export const EnrolInput = z.object({
  ...person,
  /** The whole fee now, or the first part of the plan the course page shows. */
  pay: z.enum(['full', 'parts'], { error: 'Choose to pay in full or in instalments.' }).default('full'),
  /** The number of the order this visitor was given before: anyone who knows it goes on with it. */
  razorpay_order_id: text('order number', { max: 100 }).optional(),
})
export type EnrolInput = z.output<typeof EnrolInput>
export type EnrolPerson = Pick<EnrolInput, keyof typeof person>

/** `amount` and `discounted_amount` are rupees, as the sheet has them. */
export const EnrolmentView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  amount: z.number(),
  discount: z.number().int(),
  discounted_amount: z.number(),
  /** Null where there is nothing to pay. */
  razorpay_order_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The day it was applied for, in words. */
  created: z.string(),
  updated: z.string(),
  /** Ours: what a page needs to go on. */
  payment_status: z.enum(paymentStatuses),
  course: z.string().nullable(),
  branch: z.string().nullable(),
  discounted_amount_paise: paise,
  /** What its order asks for: the fee, or the first part of it; null where there is nothing to pay. */
  order_paise: paise.nullable(),
  receipt: ReceiptView.nullable(),
})
export type EnrolmentView = z.output<typeof EnrolmentView>

/** A row of the list also knows where the course is shown and what came back. */
export const EnrolledCourseView = EnrolmentView.extend({
  path: z.string().nullable(),
  /** The first day of the batch, `2026-12-14`; null where none is set. */
  starts_on: z.string().nullable(),
  refunded_paise: paise,
  /** Money that arrived and found no place; the office looks at it, so it is not asked for again. */
  kept_paise: paise,
  /** What comes back when, in the words of the branch. */
  refund_rule: z.string().nullable(),
  /** When the family said that the student leaves. */
  leave_asked_at: z.iso.datetime().nullable(),
  /** The parts of the fee it was sold with; empty where it was paid at once. */
  instalments: z.array(InstalmentView),
})
export type EnrolledCourseView = z.output<typeof EnrolledCourseView>

export const enrol = endpoint({
  method: 'post',
  path: '/course/{course_slug}/branch/{branch_slug}/enroll',
  summary: 'Enrol in a course at a branch: opens an order for its fee there, or confirms at once when it is free',
  tag,
  audience: 'either',
  limit: 'form',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  input: EnrolInput,
  reply: z.object({ message, enrollmentForm: EnrolmentView }),
  status: 201,
  example: { params: { course_slug: 'foundation-evenings', branch_slug: 'bengaluru' }, input: examplePerson },
})

/** The proof of the payment that the examples speak of, signed with the key of the tests' gateway. */
export const exampleProof = {
  razorpay_order_id: 'order_example',
  razorpay_payment_id: 'pay_example',
  razorpay_signature: 'd96d4027cf4588575aa7f1a9f1abb727b814b03033dfde099f108122bcac4387',
}

/** The course of the student in the example world. */
export const exampleEnrolment = 970_001

export const verifyEnrolment = endpoint({
  method: 'post',
  path: '/enrollment/verify',
  summary: 'Prove a payment for an enrolment; the same proof may be sent again',
  tag,
  audience: 'either',
  input: PaymentProofInput,
  reply: z.object({ message, enrollmentForm: EnrolmentView }),
  example: { input: exampleProof },
})

export const cancelEnrolment = endpoint({
  method: 'post',
  path: '/enrollment/cancelled',
  summary: 'Say that the payment window was closed; a payment that comes all the same still counts',
  tag,
  audience: 'either',
  input: OrderInput,
  reply: z.object({ message, enrollmentForm: EnrolmentView }),
  example: { input: { razorpay_order_id: 'order_example' } },
})

export const coursesEnrolled = endpoint({
  method: 'get',
  path: '/courses-enrolled',
  summary: 'Courses of the signed-in person: their own, and those enrolled with their confirmed address',
  tag,
  audience: 'user',
  query: listQuery({ filters: ['search'], sorts: [] }),
  reply: listOf(EnrolledCourseView),
})

export const leaveCourse = endpoint({
  method: 'post',
  path: '/courses-enrolled/{id}/leave',
  summary: 'Say that the student leaves the course: the day is noted for the refund, and the office is told, once',
  tag,
  audience: 'user',
  params: z.object({ id: idParam }),
  reply: z.object({ message, leave_asked_at: z.iso.datetime() }),
  example: { params: { id: String(exampleEnrolment) } },
})

export const enrolmentEndpoints = [enrol, verifyEnrolment, cancelEnrolment, coursesEnrolled, leaveCourse] as const
