import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'

/** The family's own application, or 404 in the words older clients know. */
export const ownRegistration = async (ctx: Ctx): Promise<Registration> => {
  if (ctx.actor.kind !== 'user') return fail('unauthenticated')
  return (await queries.registrationOfUser(ctx.db, ctx.actor.id)) ?? fail('not_found', 'Data not found')
}
