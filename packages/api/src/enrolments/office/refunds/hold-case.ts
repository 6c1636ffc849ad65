import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as queries from './queries.ts'

/** A case this person may see; one of another branch is answered like one that is not there. */
export const openCase = async (ctx: Ctx, id: number): Promise<queries.CaseRow> => {
  allow(ctx, 'payments.read')
  const row = (await queries.caseById(ctx.db, id)) ?? fail('not_found')
  allow(ctx, 'payments.read', { branch: row.branch_id })
  return row
}

/** The same, held until the transaction ends, if nobody has changed it since it was looked at. */
export const holdCase = async (ctx: Ctx, id: number, version: number): Promise<queries.RefundCase> => {
  await openCase(ctx, id)
  const row = (await queries.lockCase(ctx, id)) ?? fail('not_found')
  if (row.version !== version) fail('conflict', 'Somebody has changed this refund meanwhile. Please look at it again.')
  return row
}
