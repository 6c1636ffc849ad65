import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'

/** Numbers for those who write the newsletter; who reads it is for administrators. */
export const countSubscribers = async (ctx: Ctx) => {
  allow(ctx, 'subscribers.count')
  const count = sql<number>`count(*)`
  const all = ctx.db.selectFrom('subscriptions')
  const { total } = await all.select(count.as('total')).executeTakeFirstOrThrow()
  const since = all.where('created_at', '>=', later(ctx.now(), -days(7)))
  const { week } = await since.select(count.as('week')).executeTakeFirstOrThrow()
  const pages = await since
    .select(['page_url', count.as('count')])
    .groupBy('page_url')
    .orderBy(count, 'desc')
    .orderBy('page_url')
    .limit(5)
    .execute()
  return {
    total: Number(total),
    week: Number(week),
    pages: pages.map(({ page_url, count }) => ({
      page: page_url.replace(ctx.services.siteUrl, '') || '/',
      count: Number(count),
    })),
  }
}
