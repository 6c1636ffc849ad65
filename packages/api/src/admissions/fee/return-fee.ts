import type { RefundOfFee } from '@northlight/contract/admissions/application'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { holdPayment, type Refunds, refundsOf, requestRefund } from '../../payments/refunds/refunds.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'

/** Where the fee of an application stands on its way back; null when nothing goes back. */
export const refundOf = (row: Registration, money: Refunds | undefined): RefundOfFee | null => {
  const last = money?.refunds.at(-1)
  if (last) return { state: last.state, amount_paise: last.amount_paise, at: last.updated_at }
  return row.attention === 'refund-due' ? { state: 'due', amount_paise: row.fee_paise, at: row.updated_at } : null
}

/**
 * The office sends the fee back to the person who paid it: to a family that withdrew in time, or whose money found the
 * sitting full or past. Anything else is a refund by the payments desk, with an amount and a reason of its own.
 */
export const returnFee = (ctx: Ctx, id: number) => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    const paid = (await refundsOf(ctx, 'admission', [id])).get(id)
    if (paid) await holdPayment(ctx, paid.payment_id)
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
    if (row.attention === null) fail('conflict', 'No fee of this application is to be refunded.')
    const money = (await refundsOf(ctx, 'admission', [id])).get(id) ?? fail('conflict', 'No fee has arrived yet.')
    if (money.left_paise === 0) fail('conflict', 'The fee is on its way back already.')
    const refund = await requestRefund(ctx, {
      of: { payment_id: money.payment_id },
      amount_paise: money.left_paise,
      reason: row.attention === 'refund-due' ? 'Withdrawn in time' : 'The money came too late for the test date',
    })
    return { row, refund }
  })
}
