import type { PaidOutMeans } from '@northlight/contract/payments/desk-words'
import type { Db } from '@northlight/db/database'
import { type SqlBool, sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { drawerFor } from '../cash/drawer.ts'
import { readReference } from '../orders/desk-reference.ts'
import { payerAndStudent, studentNames } from '../student-names.ts'
import * as refundQueries from './queries.ts'
import { recordRefundState } from './refunds.ts'

/** A refund of something else that was paid out with this number of the bank. */
const paidOutWith = (
  db: Db,
  { means, reference, paymentId }: { means: PaidOutMeans; reference: string; paymentId: number | null },
) =>
  db
    .selectFrom('desk_refunds')
    .innerJoin('refunds', 'refunds.id', 'desk_refunds.refund_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id as order_id', 'orders.payer_name'])
    .where('desk_refunds.means', '=', means)
    .where('desk_refunds.reference', '=', reference)
    .where(sql<SqlBool>`not exists (select 1 from payments as own inner join orders as mine on mine.id = own.order_id
      where own.id = ${paymentId} and mine.kind = orders.kind and mine.subject_id = orders.subject_id)`)
    .executeTakeFirst()

/** One transfer may return several instalments of one fee, but never the money of two families. */
const checkReference = async (ctx: Ctx, paymentId: number | null, means: PaidOutMeans, reference: string) => {
  const other = await paidOutWith(ctx.db, { means, reference, paymentId })
  if (!other) return
  const students = await studentNames(ctx.db, [other.order_id])
  const whose = payerAndStudent(other.payer_name, students.get(other.order_id))
  invalid({ reference: [`This number stands on the refund of ${whose} already.`] })
}

/** Read with its order and payment held: a cheque that is noted as returned at this moment comes before or after. */
const heldRefund = async (ctx: Ctx, id: number) => {
  const seen = await refundQueries.refundToSend(ctx.db, id)
  if (!seen?.desk_payment_id || seen.payment_id === null) return fail('not_found')
  const money = { payment_id: seen.payment_id }
  await refundQueries.holdOrdersOf(ctx, money)
  await refundQueries.lockMoney(ctx, money)
  return (await refundQueries.refundToSend(ctx.db, id)) ?? fail('not_found')
}

/** Out of which drawer it was paid: of the desk where it is noted. */
const drawerOfRefund = async (ctx: Ctx, { payment_id }: { payment_id: number | null }) => {
  const thing = await ctx.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.kind', 'orders.subject_id'])
    .where('payments.id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return drawerFor(ctx, thing)
}

/** Money of the desk goes back by hand; anyone who gave it says so, and from then on the refund is done. Once. */
export const notePaidOut = (
  ctx: Ctx,
  id: number,
  { means, reference }: { means: PaidOutMeans; reference?: string | undefined },
): Promise<string> => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    const refund = await heldRefund(ctx, id)
    if (refund.state === 'failed')
      return fail('conflict', 'This refund was called off, because the receipt was cancelled. Please pay nothing out.')
    // Two people stand behind a calculation; a refund that one person asked for needs a second pair of eyes here.
    if (refund.case_id === null && refund.requested_by === actorId(ctx))
      return fail('conflict', 'Another administrator notes that it was paid out, because you asked for this refund.')
    const read = readReference(means, reference)
    if ('problem' in read) return invalid({ reference: [read.problem] })
    if (read.reference !== null) await checkReference(ctx, refund.payment_id, means, read.reference)
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('desk_refunds')
      .values({
        refund_id: id,
        means,
        ...read,
        paid_by: actorId(ctx),
        drawer: await drawerOfRefund(ctx, refund),
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.column('refund_id').doNothing())
      .executeTakeFirstOrThrow()
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return 'This was noted before.'
    await recordRefundState(ctx, {
      ...{ id: `desk_refund_${id}`, payment_id: refund.gateway_payment_id, status: 'processed' },
      ...{ amount_paise: refund.amount_paise, receipt: refund.receipt, created_at: ctx.now() },
    })
    await audit(ctx, { action: 'payments.note-paid-out', entity: 'refund', id, details: { means } })
    return 'Noted. The family gets a mail.'
  })
}
