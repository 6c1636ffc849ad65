import type { Ctx } from './context.ts'

/**
 * Something a colleague works on that somebody else can go on with. A domain that gives people things of their own adds
 * an entry to the list in `hand-over.ts`; what only says who did something stays as it is, for history.
 */
export type HandOver = {
  what: string
  /** Follows the count: "3 open invitations". */
  words: string
  count: (ctx: Ctx, from: number) => Promise<number>
  move: (ctx: Ctx, from: number, to: number) => Promise<number>
}
