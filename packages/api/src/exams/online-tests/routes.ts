import { allTests, testBySlug, tests } from '@northlight/contract/content/tests'
import {
  applyForTest,
  cancelTestPayment,
  enrolledTests,
  myTest,
  myTests,
  verifyTestPayment,
} from '@northlight/contract/exams/online-tests'
import { instructions } from '@northlight/contract/exams/paper'
import { askForBirth, missingFor } from '../../families/consent/readiness.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply } from '../../kernel/paging.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { ordersOf } from '../../payments/orders/orders.ts'
import { receiptViews } from '../../payments/views.ts'
import { deliveryOf } from '../attempt/queries.ts'
import { loadPaper } from '../papers/papers.ts'
import { requireOneByOne } from '../sequential/one-by-one.ts'
import { toEnrolledTest, toEnrolment, toInstructions, toMyTest, toTest } from '../views.ts'
import * as enrol from './enrol.ts'
import * as queries from './queries.ts'
import { timesFor } from './start-times.ts'

export const openTest = async (ctx: Ctx, slug: string) => (await queries.openTest(ctx.db, slug)) ?? fail('not_found')

/** What visitors read, what a person sees of their own, and how they enrol. */
export const testRoutes = [
  implement(tests, async (ctx, call) =>
    listReply(ctx, call, await queries.testPage(ctx.db, call.query, null), (row) => toTest(ctx, row)),
  ),

  implement(allTests, async (ctx) => ({
    message: 'Online tests.',
    tests: (await queries.allTests(ctx.db)).map((row) => toTest(ctx, row)),
  })),

  implement(testBySlug, async (ctx, { params }) => ({
    message: 'Online test.',
    test: toTest(ctx, await openTest(ctx, params.slug)),
  })),

  implement(instructions, async (ctx, { params }) => {
    const test = await openTest(ctx, params.slug)
    return { instructions: toInstructions(test, await loadPaper(ctx, test.paper_version_id ?? fail('not_found'))) }
  }),

  implement(myTests, async (ctx, call) => {
    const user = signedIn(ctx)
    const found = await queries.testPage(ctx.db, call.query, user.id)
    const ids = found.rows.map((row) => row.id)
    const enrolments = await queries.enrolmentsOf(ctx.db, user.id, ids)
    const byTest = new Map(enrolments.map((enrolment) => [enrolment.test_id, enrolment]))
    const orders = await ordersOf(
      ctx,
      'test',
      enrolments.map((enrolment) => enrolment.id),
    )
    return listReply(ctx, call, found, (row) => {
      const enrolment = byTest.get(row.id)
      return toMyTest(ctx, row, enrolment, enrolment && orders.get(enrolment.id))
    })
  }),

  implement(myTest, async (ctx, { params }) => {
    const test = await openTest(ctx, params.slug)
    const enrolment = await queries.enrolmentOf(ctx.db, test, signedIn(ctx).id)
    const order = await enrol.orderOfEnrolment(ctx, enrolment)
    const delivery = enrolment && (await deliveryOf(ctx.db, enrolment.id))
    const view = toMyTest(ctx, delivery ? { ...test, delivery } : test, enrolment, order)
    const times = await timesFor(ctx, test, signedIn(ctx).id)
    return { message: 'Test recieved successfully.', test: { ...view, ...times } }
  }),

  implement(applyForTest, async (ctx, { params, query }) => {
    const test = await openTest(ctx, params.slug)
    const user = signedIn(ctx)
    if (query.delivery === 'sequential') await requireOneByOne(ctx, test)
    const { enrolment, order } = await enrol.applyForTest(ctx, test, user, query.delivery)
    const isAgeUnknown = (await missingFor(ctx, user.id)) === 'date-of-birth'
    return {
      message: 'Test applied successfully.',
      test_enrollment: toEnrolment(enrolment, order),
      ...(isAgeUnknown && { notice: askForBirth(ctx) }),
    }
  }),

  implement(verifyTestPayment, async (ctx, { params, input }) => {
    const test = await openTest(ctx, params.slug)
    const { enrolment, order } = await enrol.verifyTestPayment(ctx, test, signedIn(ctx), input)
    return {
      message: 'Payment & Test Enrollment done successfully.',
      enrollmentForm: toEnrolment(enrolment, order),
    }
  }),

  implement(cancelTestPayment, async (ctx, { params, input }) => {
    const test = await openTest(ctx, params.slug)
    const { enrolment, order } = await enrol.cancelTestPayment(ctx, test, signedIn(ctx), input)
    return { message: 'Payment cancelled successfully.', enrollmentForm: toEnrolment(enrolment, order) }
  }),

  implement(enrolledTests, async (ctx, call) => {
    const found = await queries.enrolledPage(ctx.db, signedIn(ctx).id, call.query)
    const orders = await ordersOf(
      ctx,
      'test',
      found.rows.map((row) => row.id),
    )
    const receipts = await receiptViews(
      ctx,
      [...orders.values()].map(({ id }) => id),
    )
    return listReply(ctx, call, found, (row) => {
      const order = orders.get(row.id)
      return toEnrolledTest(row, order, (order && receipts.get(order.id)) ?? null)
    })
  }),
]
