import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { CannotDeliver, type Order, type Purchase } from '../../payments/purchases.ts'
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

/** A place in an online test, as payments know it. */
export const testPurchase: Purchase = {
  kind: 'test',
  paid: (ctx, order) => tellEnrolment(ctx, order, { is_enrolled: true, amount_paise: order.amount_paise }),
  refunded: (ctx, order) => tellEnrolment(ctx, order, { is_enrolled: false }),
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
