import type { Actor, Ctx } from './context.ts'
import { fail } from './errors.ts'

type SignedIn = Extract<Actor, { kind: 'user' }>

/** The signed-in person behind a call; anybody else is answered 401. */
export const signedIn = (ctx: Ctx): SignedIn => (ctx.actor.kind === 'user' ? ctx.actor : fail('unauthenticated'))

/** Who did it, for a row that says so; null for a visitor and for a job. */
export const actorId = (ctx: Ctx): number | null => (ctx.actor.kind === 'user' ? ctx.actor.id : null)
