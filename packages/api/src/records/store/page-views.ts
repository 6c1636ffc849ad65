import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'

/** How often a page was opened in the last thirty days: each day is found by the key, none is scanned. */
export const pageViews = async (ctx: Ctx, path: string | null): Promise<number> => {
  if (path === null) return 0
  const wanted = Array.from({ length: 30 }, (_, back) => indianDay(later(ctx.now(), -days(back))))
  const { views } = await ctx.db
    .selectFrom('page_counts')
    .select(({ fn }) => fn.sum<number | null>('views').as('views'))
    .where('day', 'in', wanted)
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  return Number(views ?? 0)
}
