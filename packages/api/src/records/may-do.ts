import { type Act, gradeOf } from '@northlight/contract/office/acts'
import type { Ctx } from '../kernel/context.ts'

/** Whether the actor may do it without asking anybody; for showing, never in place of `allow`. */
export const mayDo = ({ actor }: Ctx, act: Act): boolean =>
  actor.kind === 'system' || (actor.kind === 'user' && ['all', 'own'].includes(gradeOf(act, actor.role)))

/** Whether the actor may prepare it and ask somebody else. */
export const mayPropose = ({ actor }: Ctx, act: Act): boolean =>
  actor.kind === 'user' && gradeOf(act, actor.role) === 'propose'
