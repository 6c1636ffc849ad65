import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'

/** The signed-in person behind a call. */
export const userOf = (ctx: Ctx): { id: number } =>
  ctx.actor.kind === 'user' ? { id: ctx.actor.id } : fail('unauthenticated')
