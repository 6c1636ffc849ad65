import { shownDate, shownTime } from '@northlight/contract/dates'
import type { Ctx } from '../context.ts'
import { isSigned, sign } from '../keys.ts'
import { signedIn } from '../signed-in.ts'

const toSign = (id: number | string, line: string) =>
  ({ purpose: 'export', content: `stamp|${id}|${line}`, encoding: 'hex', bytes: 8 }) as const

/**
 * The first line of a list of people that leaves the house: who took it, when, what for, and a signature over these, so
 * that a line that somebody has changed is told from ours.
 */
export const stampOf = async (ctx: Ctx, what: string, purpose: string): Promise<string> => {
  const { id } = signedIn(ctx)
  const { name } = await ctx.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  const when = `${shownDate(ctx.now())}, ${shownTime(ctx.now())}`
  const line = `${what}. Private: taken by ${name} on ${when} for: ${purpose}. Not for publication.`
  return `${line} Copy ${id}-${sign(ctx.services.keys, toSign(id, line))}`
}

/** As a spreadsheet or a letter shows it: perhaps in quotation marks, with the sign some programs put before a file. */
const asWritten = (typed: string) => {
  const text = typed.replace(/^\uFEFF/, '').trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text
}

/** Whether a first line is one of ours, to the letter. */
export const isOurStamp = ({ services }: Ctx, typed: string): boolean => {
  const [, line = '', id = '', signature = ''] = /^(.*) Copy (\d+)-(\S+)$/s.exec(asWritten(typed)) ?? []
  return signature !== '' && isSigned(services.keys, toSign(id, line), signature)
}
