import type { Database } from '@northlight/db/database'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { signedIn } from '../../../kernel/signed-in.ts'

/** A test on each of several screens, and reloads whose old connection has not ended yet. */
export const mostStreams = 10

const open = new WeakMap<Database, Map<number, number>>()

/** Counts one more stream of this person in this process, and gives what counts it off. */
export const countStream = (ctx: Ctx): (() => void) => {
  const { id } = signedIn(ctx)
  const counts = open.get(ctx.services.database) ?? new Map<number, number>()
  open.set(ctx.services.database, counts)
  const before = counts.get(id) ?? 0
  if (before >= mostStreams)
    return fail(
      'too_many',
      `You have ${mostStreams} consoles open already. Close one of them, then open this one again.`,
    )
  counts.set(id, before + 1)
  let isCounted = true
  return () => {
    if (!isCounted) return
    isCounted = false
    const left = (counts.get(id) ?? 1) - 1
    if (left === 0) counts.delete(id)
    else counts.set(id, left)
  }
}
