import { enqueue } from '../kernel/jobs/define-job.ts'
import { CannotDeliver, type Purchase } from '../payments/purchases.ts'
import { tellOfficeOfEnrolment } from './jobs.ts'
import * as queries from './queries.ts'

/** A place in a course at a branch. */
export const courseEnrolment: Purchase = {
  kind: 'course',
  paid: async (ctx, order) => {
    const before = await queries.enrolment(ctx.db, order.subject_id)
    // Closed the window, began again, and both payments came: one place, and the other money goes back.
    if (before && (await queries.enrolmentBy(ctx.db, before.person_key, 'PAID')))
      throw new CannotDeliver('This student is enrolled here already.')
    const row = await queries.changeEnrolment(ctx.db, order.subject_id, {
      payment_status: 'PAID',
      updated_at: ctx.now(),
    })
    if (!(await queries.takePlace(ctx, row.course_branch_id)))
      throw new CannotDeliver('The last seat of this course went to somebody else before the fee arrived.')
    await enqueue(ctx, tellOfficeOfEnrolment, { id: row.id }, { key: `enrolment-notice:${row.id}` })
  },
  refunded: async (ctx, order) => {
    const row = await queries.changeEnrolment(ctx.db, order.subject_id, {
      payment_status: 'REFUND',
      updated_at: ctx.now(),
    })
    await queries.givePlaceBack(ctx, row.course_branch_id)
  },
  cancelled: async (ctx, order) => {
    await queries.changeEnrolment(ctx.db, order.subject_id, { payment_status: 'CANCELLED', updated_at: ctx.now() })
  },
  objection: async (ctx, order) => {
    const row = await queries.enrolment(ctx.db, order.subject_id)
    if (!row) return 'This enrolment does not exist any more.'
    if (await queries.enrolmentBy(ctx.db, row.person_key, 'PAID'))
      return 'This student is already enrolled in this course here.'
    return (await queries.hasPlace(ctx.db, row.course_branch_id)) ? null : 'All seats of this course are taken.'
  },
  title: async (ctx, order) => {
    const row = await queries.enrolment(ctx.db, order.subject_id)
    return row ? `${row.course_name}, ${row.branch_name}` : order.description
  },
  refundRule: async (ctx, order) => (await queries.refundRuleOf(ctx.db, order.subject_id)) ?? null,
}
