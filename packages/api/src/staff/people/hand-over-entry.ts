import type { Ctx } from '../../kernel/context.ts'
import { port } from '../../kernel/ports.ts'

/**
 * Something a colleague works on that somebody else can go on with. A domain that gives people things of their own
 * brings an entry in its `domain.ts`; what only says who did something stays as it is, for history.
 */
export type HandOver = {
  what: string
  /** What families wait for is said first. */
  isFirst?: true
  /** Follows the count: "3 open invitations". */
  words: string
  count: (ctx: Ctx, from: number) => Promise<number>
  move: (ctx: Ctx, from: number, to: number) => Promise<number>
}

export const handOvers = port<HandOver>('staff.hand-overs', 4)
