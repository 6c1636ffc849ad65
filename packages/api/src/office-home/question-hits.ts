import type { OfficeHit } from '@northlight/contract/office/search'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { mayDo } from '../records/may-do.ts'

/** Questions by their codes, whole and in any case; nothing for those who do not work with the bank. */
export const questionHits = async (ctx: Ctx, terms: string[]): Promise<OfficeHit[]> => {
  const codes = terms.filter((term) => /\d/.test(term) && term.length >= 3).map((term) => term.toUpperCase())
  if (codes.length === 0 || !mayDo(ctx, 'bank.read')) return []
  const rows = await ctx.db
    .selectFrom('questions')
    .select(['id', 'code'])
    .where(sql<string>`upper(code)`, 'in', codes)
    .execute()
  return rows.map(({ id, code }) => ({
    ...{ kind: 'question', resource: null, id, title: code, under: 'question', to: `/questions/${id}` },
  }))
}
