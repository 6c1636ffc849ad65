import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { VisitsView } from '@northlight/contract/office/visits'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'

export type Device = 'phone' | 'tablet' | 'computer'
export type Visit = { path: string; referrer: string; device: Device }
export type CountedVisit = Visit & { day: string; views: number }

const atOnce = 200

/** Adds what a process has counted; several processes add to the same rows. */
export const addVisits = (ctx: Ctx, counted: readonly CountedVisit[]) =>
  inTransaction(ctx, async (ctx) => {
    // In one order everywhere, so that two processes never wait for each other's rows.
    const key = ({ day, path, referrer, device }: CountedVisit) => [day, path, referrer, device].join(' ')
    const rows = counted.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    for (let at = 0; at < rows.length; at += atOnce)
      await ctx.db
        .insertInto('page_counts')
        .values(rows.slice(at, at + atOnce))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'referrer', 'device'])
            .doUpdateSet({ views: sql<number>`page_counts.views + excluded.views` }),
        )
        .execute()
  })

const most = 10

/** Today and the six days before it. */
export const readVisits = async (ctx: Ctx): Promise<VisitsView> => {
  allow(ctx, 'content.read')
  const today = indianDay(ctx.now())
  const since = indianDay(later(ctx.now(), -days(6)))
  const week = ctx.db.selectFrom('page_counts').where('day', '>=', since)
  const views = sql<number>`sum(views)`
  const [byDay, top, from, byDevice] = [
    await week
      .select(['day', views.as('views')])
      .groupBy('day')
      .execute(),
    await week
      .select(['path', views.as('views')])
      .groupBy('path')
      .orderBy(views, 'desc')
      .orderBy('path')
      .limit(most)
      .execute(),
    await week
      .where('referrer', '<>', '')
      .select(['referrer as host', views.as('views')])
      .groupBy('referrer')
      .orderBy(views, 'desc')
      .orderBy('referrer')
      .limit(most)
      .execute(),
    await week
      .select(['device', views.as('views')])
      .groupBy('device')
      .execute(),
  ]
  const ofDevice = (device: Device) => Number(byDevice.find((one) => one.device === device)?.views ?? 0)
  return {
    today: Number(byDay.find(({ day }) => day === today)?.views ?? 0),
    week: byDay.reduce((sum, { views }) => sum + Number(views), 0),
    top: top.map(({ path, views }) => ({ path, views: Number(views) })),
    from: from.map(({ host, views }) => ({ host, views: Number(views) })),
    devices: { phone: ofDevice('phone'), tablet: ofDevice('tablet'), computer: ofDevice('computer') },
  }
}

/** Two years of a season side by side, and no more. */
export const forgetOldVisits = defineJob(
  'visits.forget-old',
  z.object({}),
  async (ctx) => {
    await ctx.db
      .deleteFrom('page_counts')
      .where('day', '<', indianDay(later(ctx.now(), -days(800))))
      .execute()
    await ctx.db
      .deleteFrom('reply_counts')
      .where('day', '<', indianDay(later(ctx.now(), -days(800))))
      .execute()
  },
  'chores',
)

export const visitSchedules: Schedule[] = [{ job: forgetOldVisits, every: days(1) }]
