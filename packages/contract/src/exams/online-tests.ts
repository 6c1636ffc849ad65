import { z } from 'zod'
import { contentList, message, moment, yesOrNo } from '../content/parts.ts'
import { startTimesFields, TestView, testStatuses } from '../content/tests.ts'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import { OrderInput, PaymentProofInput, paymentStatuses, ReceiptView } from '../payments/proof.ts'

export const tag = 'Online tests'
export const ofTest = z.object({ slug })
/** The test that the examples speak of: free, one question after the other. */
export const exampleTest = { params: { slug: 'quick-check' } }
/** And the one that is taken with the whole paper at once. */
export const exampleFreeTest = { params: { slug: 'jee-main-mock-1' } }

export const enrollmentTypes = ['Purchased', 'Free'] as const

/** Fields that every view of an enrolment shares. `amount` is in rupees. */
const enrolmentFields = {
  id: z.number().int(),
  uuid: z.string(),
  is_enrolled: z.boolean(),
  enrollment_type: z.enum(enrollmentTypes),
  test_status: z.enum(testStatuses),
  reason: z.string().nullable(),
  amount: z.number().nullable(),
  receipt: z.string().nullable(),
  razorpay_order_id: z.string().nullable(),
  payment_status: z.enum(paymentStatuses),
  created_at: moment,
  updated_at: moment,
} as const

export const TestEnrolmentView = z.object({
  ...enrolmentFields,
  test_id: z.number().int(),
  user_id: z.number().int(),
  /** The place in the paper and the wording that is open; filled while a sequential test runs. */
  current_quiz_id: z.number().int().nullable(),
  current_question_id: z.number().int().nullable(),
})
export type TestEnrolmentView = z.output<typeof TestEnrolmentView>

/** A test as one person sees it. */
export const MyTestView = TestView.extend({
  /** Empty until the test may be sat, so that an unpaid one is still offered. */
  is_test_enrolled: TestEnrolmentView.nullable(),
  /** Applied for and not paid yet: applying again gives the same order. */
  has_open_payment: z.boolean(),
})
export type MyTestView = z.output<typeof MyTestView>

const hasStatus = z.enum(testStatuses, { error: `Use one of ${testStatuses.join(', ')}.` })

export const myTests = endpoint({
  method: 'get',
  path: '/tests/main-paginate',
  summary: 'Online tests, each with the caller’s own enrolment',
  tag,
  audience: 'user',
  query: contentList({ filters: { has_status: hasStatus }, sorts: ['id', 'name'] }),
  reply: listOf(MyTestView),
})

export const myTest = endpoint({
  method: 'get',
  path: '/tests/{slug}/main-detail',
  summary: 'One online test with the caller’s own enrolment',
  tag,
  audience: 'user',
  params: ofTest,
  reply: z.object({ message, test: MyTestView }),
  example: exampleTest,
})

/**
 * How the caller will give the paper. Left out, it asks for one question after the other, and a paper that cannot be
 * given so is refused before anything is paid.
 */
const applyQuery = z.object({ delivery: z.enum(['free', 'sequential']).default('sequential') })

export const applyForTest = endpoint({
  method: 'get',
  path: '/tests/{slug}/apply',
  summary: 'Enrol: at once in a free test, with an order to pay in a paid one; again gives the open order again',
  tag,
  audience: 'user',
  params: ofTest,
  query: applyQuery,
  reply: z.object({
    message,
    test_enrollment: TestEnrolmentView,
    /** Something to ask the student for before they pay or begin. */
    notice: z.string().optional(),
  }),
  example: exampleTest,
})

const enrolmentReply = z.object({ message, enrollmentForm: TestEnrolmentView })

/** Signed with the key of the tests' gateway. */
export const exampleTestProof = {
  razorpay_order_id: 'order_test_example',
  razorpay_payment_id: 'pay_test_example',
  razorpay_signature: 'c748b8692d453541b67aefcf5db08b9fe0afbb458e72a2111ad2b8d1711fad6f',
}

export const verifyTestPayment = endpoint({
  method: 'post',
  path: '/tests/{slug}/apply/payment-verification',
  summary: 'Tell that a test has been paid; the same proof again is harmless',
  tag,
  audience: 'user',
  params: ofTest,
  input: PaymentProofInput,
  reply: enrolmentReply,
  example: { params: { slug: 'paid-mock' }, input: exampleTestProof },
})

/** Spelt as the clients of this call spell it. */
export const cancelTestPayment = endpoint({
  method: 'post',
  path: '/tests/{slug}/apply/payment-cencelled',
  summary: 'Tell that the payment window was closed; paying later still counts',
  tag,
  audience: 'user',
  params: ofTest,
  input: OrderInput,
  reply: enrolmentReply,
  example: { params: { slug: 'paid-mock' }, input: { razorpay_order_id: 'order_test_example' } },
})

export const EnrolledTestView = z.object({
  ...enrolmentFields,
  /** Rupees as older clients read them in this list: `499`, and `0` for a free test. */
  amount: z.string(),
  /** The day it was applied for, in words. */
  created: z.string(),
  updated: z.string(),
  test_name: z.string(),
  test_slug: z.string(),
  is_admission: z.boolean(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  ...startTimesFields,
  /** The paper of a payment; empty for free tests and open fees. */
  payment_receipt: ReceiptView.nullable(),
})
export type EnrolledTestView = z.output<typeof EnrolledTestView>

export const enrolledTests = endpoint({
  method: 'get',
  path: '/tests-enrolled',
  summary: 'Tests the caller is enrolled in, newest first; filter[all] adds those whose fee is open or came back',
  tag,
  audience: 'user',
  query: contentList({ filters: { all: yesOrNo } }),
  reply: listOf(EnrolledTestView),
})
