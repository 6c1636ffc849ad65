import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { SourceLine } from '@northlight/contract/office/families/reading'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { reached } from './list-families.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString()

/** Anyone who applied has applied, also when the family was lost afterwards. */
const hasApplied = sql`(families.state in ('applied', 'admitted') or exists
  (select 1 from family_touches where family_touches.family_id = families.id and family_touches.form = 'application'))`

/** Families that came between two days, by where they first came from, and what became of them. */
export const familySources = async (ctx: Ctx, query: { from?: string; to?: string }) => {
  const to = query.to ?? indianDay(ctx.now())
  const from = query.from ?? indianDay(later(ctx.now(), -days(30)))
  const rows = await reached(ctx)
    .leftJoin(
      (money) =>
        money
          .selectFrom('family_accounts')
          .innerJoin('orders', 'orders.user_id', 'family_accounts.user_id')
          .select([
            'family_accounts.family_id',
            sql<number>`sum(orders.amount_paise - orders.refunded_paise)`.as('paid'),
          ])
          .where('orders.status', '=', 'PAID')
          .groupBy('family_accounts.family_id')
          .as('money'),
      (join) => join.onRef('money.family_id', '=', 'families.id'),
    )
    .select(['families.first_source', 'families.first_medium', 'families.first_campaign'])
    .select(sql<number>`count(*)`.as('families'))
    .select(sql<number>`sum(case when ${hasApplied} then 1 else 0 end)`.as('applied'))
    .select(sql<number>`sum(case when families.state = 'admitted' then 1 else 0 end)`.as('admitted'))
    .select(sql<number>`coalesce(sum(money.paid), 0)`.as('paid'))
    .where('families.came_at', '>=', midnight(from))
    .where('families.came_at', '<', later(midnight(to), days(1)))
    .groupBy(['families.first_source', 'families.first_medium', 'families.first_campaign'])
    .orderBy('families', 'desc')
    .limit(200)
    .execute()
  const lines: SourceLine[] = rows.map((row) => ({
    source: row.first_source,
    medium: row.first_medium,
    campaign: row.first_campaign,
    families: Number(row.families),
    applied: Number(row.applied),
    admitted: Number(row.admitted),
    paid_paise: Number(row.paid),
  }))
  return { from, to, lines }
}
