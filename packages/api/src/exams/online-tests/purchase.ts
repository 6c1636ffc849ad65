import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { CannotDeliver, type Order, type Payment, type Purchase } from '../../payments/purchases.ts'
import * as queries from './queries.ts'

const enrolmentOf = async (ctx: Ctx, order: Order) => {
  const enrolment = await queries.enrolmentById(ctx.db, order.subject_id)
  if (!enrolment) throw new CannotDeliver('The enrolment that was paid for does not exist any more.')
  return enrolment
}

const tellEnrolment = async (ctx: Ctx, order: Order, change: { is_enrolled: boolean; amount_paise?: number }) => {
  const enrolment = await enrolmentOf(ctx, order)
  await queries.changeEnrolment(ctx.db, enrolment.id, {
    ...change,
    ...(change.is_enrolled && { enrollment_type: 'Purchased' as const }),
    updated_at: ctx.now(),
  })
  await audit(ctx, {
    action: change.is_enrolled ? 'exams.enrol-after-payment' : 'exams.withdraw-after-refund',
    entity: 'test_enrolment',
    id: enrolment.id,
    details: { order: order.id },
  })
}

const closingOf = async (ctx: Ctx, { test_id }: queries.Enrolment) =>
  (await ctx.db.selectFrom('tests').select('closes_at').where('id', '=', test_id).executeTakeFirst())?.closes_at ?? null

/** What was paid in time counts, however late we hear of it. */
const paid = async (ctx: Ctx, order: Order, payment: Payment) => {
  const enrolment = await enrolmentOf(ctx, order)
  // Free since the window was opened, and taken as such.
  if (enrolment.is_enrolled) throw new CannotDeliver('This student is enrolled in the test already.', 'paid_twice')
  const closes_at = await closingOf(ctx, enrolment)
  if (closes_at !== null && payment.paid_at >= closes_at)
    throw new CannotDeliver('The test had closed before the fee was paid.')
  await tellEnrolment(ctx, order, { is_enrolled: true, amount_paise: order.amount_paise })
}

/** A place in an online test, as payments know it. */
export const testPurchase: Purchase = {
  kind: 'test',
  paid,
  refunded: (ctx, order) => tellEnrolment(ctx, order, { is_enrolled: false }),
  returned: (ctx, order) => tellEnrolment(ctx, order, { is_enrolled: false }),
  objection: async (ctx, order) => {
    const enrolment = await queries.enrolmentById(ctx.db, order.subject_id)
    if (!enrolment) return 'This enrolment does not exist any more.'
    if (enrolment.is_enrolled) return 'You have already enrolled for the following online test.'
    const closes_at = await closingOf(ctx, enrolment)
    return closes_at !== null && ctx.now() >= closes_at ? 'This test is closed.' : null
  },
  isDearerNow: async (ctx, order) => {
    const test = await ctx.db
      .selectFrom('test_enrolments')
      .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
      .select('tests.amount_paise')
      .where('test_enrolments.id', '=', order.subject_id)
      .executeTakeFirst()
    return (test?.amount_paise ?? 0) > order.amount_paise
  },
  title: async (ctx, order) => {
    const row = await ctx.db
      .selectFrom('test_enrolments')
      .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
      .select('tests.name')
      .where('test_enrolments.id', '=', order.subject_id)
      .executeTakeFirst()
    return row ? `Online test: ${row.name}` : 'Online test'
  },
}
