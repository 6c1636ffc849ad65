import type { Act } from '@northlight/contract/office/acts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { branchOf } from './queries.ts'

/** An application this person may work on; one of another branch is answered like one that is not there. */
export const openApplication = async (ctx: Ctx, id: number, act: Act): Promise<Registration> => {
  allow(ctx, act)
  const branch = await branchOf(ctx.db, id)
  if (branch === undefined) return fail('not_found')
  allow(ctx, act, { branch })
  return (await queries.registrationById(ctx.db, id)) ?? fail('not_found')
}
