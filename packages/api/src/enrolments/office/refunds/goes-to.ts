import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import type { Ctx } from '../../../kernel/context.ts'
import * as queries from './queries.ts'

/** Where the money goes: what was paid at the desk is paid out by hand. */
export const goesTo = async (ctx: Ctx, enrolmentId: number): Promise<RefundCaseView['goes_to']> => {
  const cameAtDesk = await queries.cameAtDesk(ctx.db, enrolmentId)
  if (!cameAtDesk.includes(true)) return 'account'
  return cameAtDesk.includes(false) ? 'both' : 'hand'
}
