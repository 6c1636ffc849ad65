import type { RefundFacts } from '@northlight/contract/payments/refund-office'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail, invalid } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { holdCase, openCase } from './hold-case.ts'
import * as queries from './queries.ts'
import { sheetFor } from './sheet.ts'

/** The sum with other facts; nothing is kept. */
export const quote = async (ctx: Ctx, id: number, facts: RefundFacts) => {
  allow(ctx, 'refunds.propose', { mayPropose: true })
  return sheetFor(ctx, await openCase(ctx, id), facts)
}

type Proposal = RefundFacts & { version: number; reason?: string }

/** Writes the sum down with the facts it was worked out from. Anyone who signs it sees both, and is somebody else. */
export const propose = (ctx: Ctx, id: number, { version, reason, ...facts }: Proposal): Promise<void> => {
  allow(ctx, 'refunds.propose', { mayPropose: true })
  return inTransaction(ctx, async (ctx) => {
    const row = await holdCase(ctx, id, version)
    if (row.state !== 'asked' && row.state !== 'proposed') fail('conflict', 'This refund is signed already.')
    const sheet = await sheetFor(ctx, row, facts)
    if (!sheet)
      return invalid({
        starts_on: ['Say when the first class was and what the fee pays for; then the sum can be worked out.'],
      })
    const { starts_on, told_on, period_count, period_unit, used, total } = sheet
    const { fee_paise, paid_paise, kept_paise, besides, sum_paise } = sheet
    await queries.changeCase(ctx, row, {
      ...{ starts_on, told_on, period_count, period_unit, used, total },
      ...{ fee_paise, paid_paise, kept_paise, besides, sum_paise },
      state: 'proposed',
      reason: reason ?? null,
      returned_note: null,
      proposed_by: actorId(ctx),
      proposed_at: ctx.now(),
    })
    await audit(ctx, { action: 'enrolments.propose-refund', entity: 'refund_case', id, details: { sum_paise } })
  })
}
