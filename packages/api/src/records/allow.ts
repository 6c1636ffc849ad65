import { type Act, gradeOf } from '@northlight/contract/office/acts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'

type Grade = 'all' | 'own' | 'propose'

export const allow = (ctx: Ctx, act: Act, { mayPropose }: { mayPropose?: boolean } = {}): Grade => {
  if (ctx.actor.kind === 'system') return 'all'
  if (ctx.actor.kind === 'visitor') return fail('unauthenticated')
  const grade = gradeOf(act, ctx.actor.role)
  return grade === 'no' || (grade === 'propose' && !mayPropose) ? fail('forbidden') : grade
}

export const mayDo = (ctx: Ctx, act: Act): boolean =>
  ctx.actor.kind === 'system' || (ctx.actor.kind === 'user' && ['all', 'own'].includes(gradeOf(act, ctx.actor.role)))
