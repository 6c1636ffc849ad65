import type { Role } from '@northlight/contract/roles'
import type { Ctx } from './context.ts'
import { fail } from './errors.ts'

/** Called first in a verb. The system may do what it was started for; a person needs one of the roles. */
export const allowOnly = (ctx: Ctx, ...allowed: Role[]) => {
  if (ctx.actor.kind === 'system') return
  if (ctx.actor.kind === 'visitor') return fail('unauthenticated')
  if (!allowed.includes(ctx.actor.role)) fail('forbidden')
}
