import { rupees } from '@northlight/contract/money'
import * as contract from '@northlight/contract/payments/enrolments'
import { proofOf } from '@northlight/contract/payments/proof'
import { ownerOf } from '../accounts/owner.ts'
import { listReply, pageOf } from '../content/paging.ts'
import { shownStamps } from '../content/view-parts.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { type Order, orderForCaller, ordersOf, orderToProve } from '../payments/orders/orders.ts'
import { cancelUnpaid, verifyPayment } from '../payments/orders/record-payment.ts'
import { moneySetAside, receiptView, receiptViews } from '../payments/views.ts'
import { enrol } from './enrol.ts'
import { instalmentViews } from './instalments.ts'
import { leaveCourse } from './leave.ts'
import * as queries from './queries.ts'

const toEnrolment = (
  row: queries.Enrolment,
  order: Order | undefined,
  receipt: contract.EnrolmentView['receipt'],
): contract.EnrolmentView => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  amount: rupees(row.amount_paise),
  discount: row.discount_percent,
  discounted_amount: rupees(row.discounted_amount_paise),
  razorpay_order_id: order?.gateway_order_id ?? null,
  ...shownStamps(row),
  payment_status: row.payment_status,
  course: row.course_name,
  branch: row.branch_name,
  discounted_amount_paise: row.discounted_amount_paise,
  order_paise: order?.amount_paise ?? null,
  receipt,
})

const shown = async (ctx: Ctx, order: Order, withReceipt: boolean) => {
  const row = (await queries.enrolment(ctx.db, order.subject_id)) ?? fail('not_found')
  return toEnrolment(row, order, withReceipt ? await receiptView(ctx, order.id) : null)
}

export const enrolmentRoutes = [
  implement(contract.enrol, async (ctx, { params, input }) => {
    const { row, order } = await enrol(ctx, { course: params.course_slug, branch: params.branch_slug }, input)
    return { message: 'Enrollment created successfully.', enrollmentForm: toEnrolment(row, order, null) }
  }),

  implement(contract.verifyEnrolment, async (ctx, { input }) => {
    const order = await orderToProve(ctx, input.razorpay_order_id, 'course')
    const paid = await verifyPayment(ctx, 'course', order.subject_id, proofOf(input))
    return { message: 'Payment & Enrollment done successfully.', enrollmentForm: await shown(ctx, paid, true) }
  }),

  implement(contract.cancelEnrolment, async (ctx, { input }) => {
    const order = await orderForCaller(ctx, input.razorpay_order_id, 'course')
    const after = await cancelUnpaid(ctx, order)
    return { message: 'Payment cancelled successfully.', enrollmentForm: await shown(ctx, after, false) }
  }),

  implement(contract.coursesEnrolled, async (ctx, call) => {
    const userId = signedIn(ctx).id
    const owner = await ownerOf(ctx.db, userId)
    const found = await pageOf(queries.listedEnrolments(ctx.db, owner, call.query.filter.search), call.query, (query) =>
      queries.withPlace(query),
    )
    const orders = await ordersOf(
      ctx,
      'course',
      found.rows.map(({ id }) => id),
    )
    const orderIds = [...orders.values()].map(({ id }) => id)
    const receipts = await receiptViews(ctx, orderIds)
    const kept = await moneySetAside(ctx, orderIds)
    const instalments = await instalmentViews(ctx, found.rows)
    const refunded = await queries.refundedOf(
      ctx.db,
      found.rows.map(({ id }) => id),
    )
    const rows = found.rows.map((row) => {
      const order = orders.get(row.id)
      return {
        ...toEnrolment(row, order, (order && receipts.get(order.id)) ?? null),
        path: row.course_slug && row.branch_slug ? `/${row.branch_slug}/courses/${row.course_slug}` : null,
        starts_on: row.starts_on,
        refunded_paise: refunded.get(row.id) ?? 0,
        kept_paise: (order && kept.get(order.id)) ?? 0,
        refund_rule: row.refund_rule,
        leave_asked_at: row.leave_asked_at,
        instalments: instalments.get(row.id) ?? [],
      }
    })
    return listReply(ctx, call, { total: found.total, rows }, (row) => row)
  }),

  implement(contract.leaveCourse, async (ctx, { params }) => ({
    message: 'We have noted it, and will write to you with the amount of your refund.',
    leave_asked_at: await leaveCourse(ctx, params.id),
  })),
]
