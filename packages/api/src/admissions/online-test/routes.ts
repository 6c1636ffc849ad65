import * as contract from '@northlight/contract/admissions/online-test'
import type { MyTestView, TestEnrolmentView } from '@northlight/contract/exams/online-tests'
import { rupees } from '@northlight/contract/money'
import { clockOf } from '../../exams/attempt/clock.ts'
import * as exam from '../../exams/attempt/free.ts'
import { deliveryOf } from '../../exams/attempt/queries.ts'
import { readMessage } from '../../exams/office/console/messages.ts'
import { enrolByEntitlement } from '../../exams/online-tests/enrol.ts'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import * as exams from '../../exams/online-tests/queries.ts'
import { paperResponse } from '../../exams/papers/paper-response.ts'
import { loadPaper } from '../../exams/papers/papers.ts'
import { requireOneByOne } from '../../exams/sequential/one-by-one.ts'
import { fillAnswer, leaveScreen, questionSet } from '../../exams/sequential/sequential.ts'
import { toEnrolment, toInstructions, toMyTest } from '../../exams/views.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement, implementPrepared } from '../../kernel/implement.ts'
import { slugKey } from '../../kernel/paging.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { orderOf } from '../../payments/orders/orders.ts'
import { challengeKey, challengesOf, nameMistake } from '../../results/keys/challenges.ts'
import { requestReportDownload } from '../../results/report/download.ts'
import { fullReport } from '../../results/report/full-report.ts'
import { subjectReport } from '../../results/report/report.ts'
import { review } from '../../results/report/review.ts'
import type { Registration } from '../queries.ts'
import { type AdmissionEntitlement, admissionTestFor, lastCloseOf } from './admission-test.ts'
import { markAppeared } from './results.ts'

/** An attempt begun in time keeps its whole time, so the window stands before the start alone. */
const inWindow = (test: TestRow, { window, registration }: AdmissionEntitlement): TestRow => ({
  ...test,
  registration_id: registration.id,
  opens_at: window.is_open ? null : window.next_opens_at,
  closes_at: window.is_open || window.next_opens_at ? null : window.closes_at,
})

/** Others sit the same paper while its days last: nothing is told question by question before these are over. */
const whenReviewed = async (ctx: Ctx, test: TestRow, right: AdmissionEntitlement): Promise<TestRow> => ({
  ...test,
  closes_at: await lastCloseOf(ctx, right),
})

const own = async (ctx: Ctx, params: { slug: string }) => {
  const slug = slugKey(params.slug)
  const user = signedIn(ctx)
  const right = (await admissionTestFor(ctx, user.id, slug)) ?? fail('not_found', 'Data not found')
  const test = (await exams.admissionTest(ctx.db, slug)) ?? fail('not_found')
  return { user, right, test: inWindow(test, right) }
}

const ownReview = async (ctx: Ctx, params: { slug: string }) => {
  const { user, right, test } = await own(ctx, params)
  return { user, test: await whenReviewed(ctx, test, right) }
}

/** The test was paid with the application, so its order stands in the enrolment. */
const paidWith = async (ctx: Ctx, row: Registration, view: TestEnrolmentView): Promise<TestEnrolmentView> => {
  const order = await orderOf(ctx, 'admission', row.id)
  return {
    ...view,
    amount: rupees(row.fee_paise),
    receipt: order?.receipt ?? null,
    razorpay_order_id: order?.gateway_order_id ?? null,
    payment_status: 'PAID',
  }
}

const ownTest = async (ctx: Ctx, test: TestRow, right: AdmissionEntitlement, userId: number): Promise<MyTestView> => {
  const enrolment = await exams.enrolmentOf(ctx.db, test, userId)
  const delivery = enrolment && (await deliveryOf(ctx.db, enrolment.id))
  const view = toMyTest(ctx, delivery ? { ...test, delivery } : test, enrolment, undefined)
  const enrolled = view.is_test_enrolled && (await paidWith(ctx, right.registration, view.is_test_enrolled))
  return { ...view, is_test_enrolled: enrolled, has_open_payment: false }
}

/** Doors of their own to the verbs of every online test. */
export const admissionTestRoutes = [
  implement(contract.testDetail, async (ctx, { params }) => {
    const { user, right, test } = await own(ctx, params)
    return {
      message: 'Test recieved successfully.',
      test: await ownTest(ctx, test, right, user.id),
      application: { number: right.registration.number, ...right.window },
    }
  }),
  implement(contract.testInstructions, async (ctx, { params }) => {
    const { test } = await own(ctx, params)
    return { instructions: toInstructions(test, await loadPaper(ctx, test.paper_version_id ?? fail('not_found'))) }
  }),
  implement(contract.testApply, async (ctx, { params, query }) => {
    const { user, right, test } = await own(ctx, params)
    if (query.delivery === 'sequential') await requireOneByOne(ctx, test)
    if (await exams.enrolmentOf(ctx.db, test, user.id))
      fail('bad_request', 'You have already enrolled for the following online admission test.')
    const paid = { branch_id: right.sitting.branch_id, amount_paise: right.registration.fee_paise }
    const { enrolment } = await enrolByEntitlement(ctx, test, user, paid)
    return {
      message: 'Test applied successfully.',
      test_enrollment: await paidWith(ctx, right.registration, toEnrolment(enrolment, undefined)),
    }
  }),

  implement(contract.testQuestionSet, async (ctx, { params }) => {
    const { user, right, test } = await own(ctx, params)
    const set = await questionSet(ctx, test, user)
    await markAppeared(ctx, right.registration.id)
    return set
  }),
  implement(contract.testFillAnswer, async (ctx, { params, input }) => {
    const { user, test } = await own(ctx, params)
    await fillAnswer(ctx, test, user, input)
    return { message: 'Answer submitted successfully' }
  }),
  implement(contract.testEliminated, async (ctx, { params, input }) => {
    const { user, test } = await own(ctx, params)
    await leaveScreen(ctx, test, user, input)
    return { message: 'Eliminated successfully' }
  }),

  implement(contract.testReport, async (ctx, { params }) => {
    const { user, test } = await own(ctx, params)
    return subjectReport(ctx, test, user)
  }),
  implement(contract.testReportDownload, async (ctx, { params }) => {
    const { user, test } = await own(ctx, params)
    return requestReportDownload(ctx, test, user)
  }),
  implement(contract.testFullReport, async (ctx, { params }) => {
    const { user, test } = await ownReview(ctx, params)
    return fullReport(ctx, test, user)
  }),
  implement(contract.testReview, async (ctx, { params }) => {
    const { user, test } = await ownReview(ctx, params)
    return review(ctx, test, user)
  }),
  implement(contract.testNameMistake, async (ctx, { params, input }) => {
    const { user, test } = await ownReview(ctx, params)
    await nameMistake(ctx, test, user, input)
    return { message: 'Noted. Your marks stay as they are.' }
  }),
  implement(contract.testChallenges, async (ctx, { params }) => {
    const { user, test } = await ownReview(ctx, params)
    return challengesOf(ctx, test, user)
  }),
  implement(contract.testChallengeKey, async (ctx, { params, input }) => {
    const { user, test } = await ownReview(ctx, params)
    return {
      message: 'We have your reason. A teacher decides, and you get the answer by mail.',
      challenge: await challengeKey(ctx, test, user, input),
    }
  }),

  implement(contract.testStart, async (ctx, { params, input }) => {
    const { user, right, test } = await own(ctx, params)
    const sitting = await exam.startAttempt(ctx, test, user, input)
    await markAppeared(ctx, right.registration.id)
    return { message: 'Your test is open.', sitting }
  }),
  // Anyone who has an attempt was let in when it began, and this call must stay light.
  implement(contract.testClock, async (ctx, { params }) => ({
    clock: await clockOf(ctx, { slug: slugKey(params.slug), is_admission: true }, signedIn(ctx)),
  })),
  implement(contract.testTakeOver, async (ctx, { params, input }) => {
    const { user, test } = await own(ctx, params)
    return {
      message: 'You continue here. The other screen is locked.',
      sitting: await exam.takeOver(ctx, test, user, input),
    }
  }),
  // The attempt itself knows whose it is, and this call must stay light.
  implement(contract.testSaveSteps, (ctx, { params, input }) =>
    exam.saveSteps(ctx, { slug: slugKey(params.slug), is_admission: true }, signedIn(ctx), input),
  ),
  implement(contract.testEvents, async (ctx, { params, input }) => {
    const { user, test } = await own(ctx, params)
    return exam.reportEvents(ctx, test, user, input)
  }),
  implement(contract.testSubmit, async (ctx, { params, input }) => {
    const { user, test } = await own(ctx, params)
    return exam.submitAttempt(ctx, test, user, input)
  }),
  implement(contract.testReadMessage, async (ctx, { params }) => {
    await readMessage(ctx, { slug: slugKey(params.slug), is_admission: true }, signedIn(ctx), params.id)
    return { message: 'Read.' }
  }),
  implement(contract.testReceipt, async (ctx, { params }) => {
    const { user, test } = await own(ctx, params)
    return { receipt: await exam.submissionSlip(ctx, test, user) }
  }),
  implementPrepared(contract.testPaper, async (ctx, { params }, request) => {
    const { user, test } = await own(ctx, params)
    return paperResponse(ctx, test, user, params.version, request)
  }),
]
