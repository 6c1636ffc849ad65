import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'

/** How often pages were opened in the last thirty days: each day is found by the key, none is scanned. */
export const viewsOfPages = async (ctx: Ctx, pages: readonly (string | null)[]): Promise<Map<string, number>> => {
  const paths = [...new Set(pages.filter((page) => page !== null))]
  if (paths.length === 0) return new Map()
  const wanted = Array.from({ length: 30 }, (_, back) => indianDay(later(ctx.now(), -days(back))))
  const rows = await ctx.db
    .selectFrom('page_counts')
    .select(['path', ({ fn }) => fn.sum<number>('views').as('views')])
    .where('day', 'in', wanted)
    .where('path', 'in', paths)
    .groupBy('path')
    .execute()
  return new Map(rows.map(({ path, views }) => [path, Number(views)]))
}

export const pageViews = async (ctx: Ctx, page: string | null): Promise<number> =>
  page === null ? 0 : ((await viewsOfPages(ctx, [page])).get(page) ?? 0)
