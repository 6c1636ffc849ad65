import { indianDay } from '@northlight/contract/dates'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as enrolments from '../../queries.ts'
import { holdCase } from './hold-case.ts'
import * as queries from './queries.ts'

/** It was a mistake, or the family thinks again: parts that leaving had cancelled are asked for as before. */
export const callOff = (ctx: Ctx, id: number, version: number, note: string): Promise<void> => {
  allow(ctx, 'refunds.propose', { mayPropose: true })
  return inTransaction(ctx, async (ctx) => {
    const row = await holdCase(ctx, id, version)
    if (row.state !== 'asked' && row.state !== 'proposed') fail('conflict', 'This refund is signed already.')
    const enrolment = await enrolments.enrolment(ctx.db, row.enrolment_id)
    if (enrolment?.payment_status !== 'PAID')
      fail('conflict', 'The whole fee has gone back, so this student has to enrol again.')
    await queries.changeCase(ctx, row, { state: 'called-off', returned_note: note })
    await ctx.db
      .updateTable('instalments')
      .set({ state: 'open', updated_at: ctx.now() })
      .where('enrolment_id', '=', row.enrolment_id)
      .where('state', '=', 'cancelled')
      .where('due_on', '>', indianDay(row.asked_at))
      .execute()
    await enrolments.changeEnrolment(ctx.db, row.enrolment_id, { leave_asked_at: null, updated_at: ctx.now() })
    await audit(ctx, { action: 'enrolments.call-off-leaving', entity: 'refund_case', id })
  })
}
