import type { DeskPaymentInput } from '@northlight/contract/payments/desk'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { writeDeskOrder } from '../../../payments/orders/orders.ts'
import { takeAtDesk } from '../../../payments/orders/take-at-desk.ts'
import { requestForPart } from '../../instalments.ts'
import * as enrolments from '../../queries.ts'
import { splitPart } from '../../split-part.ts'

/** An instalment that a family pays at the desk. What may be paid is decided as for a payment window. */
export const takeInstalment = async (
  ctx: Ctx,
  id: number,
  { number, rest_due_on, ...input }: DeskPaymentInput & { number: number; rest_due_on?: string | undefined },
) => {
  allow(ctx, 'payments.take')
  const seen = (await enrolments.enrolment(ctx.db, id)) ?? fail('not_found')
  allow(ctx, 'payments.take', { branch: seen.branch_id })
  return takeAtDesk(ctx, { kind: 'course', subject_id: id, part: number }, input, async (ctx, orders) => {
    // Read again with the orders held: a refund that was signed meanwhile has ended the course.
    const row = (await enrolments.enrolment(ctx.db, id)) ?? fail('not_found')
    const { amount_paise } = input
    if (rest_due_on !== undefined) await splitPart(ctx, id, { number, amount_paise, rest_due_on })
    return writeDeskOrder(ctx, await requestForPart(ctx, row, number, row.user_id), orders, row.language)
  })
}
