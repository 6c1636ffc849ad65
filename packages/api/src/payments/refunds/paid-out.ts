import type { PaidOutMeans } from '@northlight/contract/payments/desk-words'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import * as refundQueries from './queries.ts'
import { recordRefundState } from './refunds.ts'

/** Money of the desk goes back by hand; whoever gave it says so, and from then on the refund is done. Once. */
export const notePaidOut = (
  ctx: Ctx,
  id: number,
  { means, reference }: { means: PaidOutMeans; reference?: string | undefined },
): Promise<string> => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    const refund = await refundQueries.refundToSend(ctx.db, id)
    if (!refund?.desk_payment_id) return fail('not_found')
    // Two people stand behind a calculation; a refund that one person asked for needs a second pair of eyes here.
    if (refund.case_id === null && refund.requested_by === actorId(ctx))
      return fail('conflict', 'Another administrator notes that it was paid out, because you asked for this refund.')
    const { numInsertedOrUpdatedRows } = await ctx.db
      .insertInto('desk_refunds')
      .values({ refund_id: id, means, reference: reference ?? null, paid_by: actorId(ctx), created_at: ctx.now() })
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
