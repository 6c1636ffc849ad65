import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'

/** The family's own application, or 404 in the words older clients know. */
export const ownRegistration = async (ctx: Ctx): Promise<Registration> =>
  (await queries.registrationOfUser(ctx.db, signedIn(ctx).id)) ?? fail('not_found', 'Data not found')
