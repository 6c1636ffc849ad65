import { shownDate, shownTime } from '@northlight/contract/dates'
import type { Ctx } from '../../kernel/context.ts'
import { sign } from '../../kernel/keys.ts'
import { signedIn } from '../../kernel/signed-in.ts'

/**
 * The first line of a list of people that leaves the house: who took it, when, what for, and a signature over these, so
 * that a line that somebody has changed is told from ours.
 */
export const stampOf = async (ctx: Ctx, what: string, purpose: string): Promise<string> => {
  const { id } = signedIn(ctx)
  const { name } = await ctx.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  const when = `${shownDate(ctx.now())}, ${shownTime(ctx.now())}`
  const line = `${what}. Private: taken by ${name} on ${when} for: ${purpose}. Not for publication.`
  const signature = sign(ctx.services.keys, {
    purpose: 'export',
    content: `stamp|${id}|${line}`,
    encoding: 'hex',
    bytes: 8,
  })
  return `${line} Copy ${id}-${signature}`
}
