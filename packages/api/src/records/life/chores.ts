import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { resources } from '@northlight/contract/office/resources/list'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'
import { openRecord } from '../store/open-record.ts'
import { today } from '../store/table-facts.ts'
import { hideOpened } from './hide-opened.ts'

/** A consent that was given until a day ends with that day: anyone who it spoke of is shown no longer. */
const endConsentsNow = async (ctx: Ctx) => {
  for (const resource of resources) {
    if (!Object.values(resource.fields).some(({ kind }) => kind === 'consent')) continue
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(resource.table)}
      where is_active = ${true} and consent_until < ${today(ctx)} order by id limit 500`.execute(ctx.db)
    for (const { id } of rows)
      await inTransaction(ctx, async (ctx) => {
        const open = await openRecord(ctx, resource, id)
        if (open.state === 'live') await hideOpened(ctx, open)
      })
  }
}

export const endConsents = defineJob('records.end-consents', z.object({}), endConsentsNow, 'chores')

/** What was never published is kept for a year; what a plan still needs is kept as long as the plan. */
export const forgetOldVersions = defineJob(
  'records.forget-old-versions',
  z.object({}),
  async (ctx) => {
    await ctx.db
      .deleteFrom('record_versions')
      .where('kind', '<>', 'published')
      .where('at', '<', later(ctx.now(), -days(366)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('records')
              .select('records.version')
              .whereRef('records.resource', '=', 'record_versions.resource')
              .whereRef('records.record_id', '=', 'record_versions.record_id')
              .whereRef('records.publish_version', '=', 'record_versions.number'),
          ),
        ),
      )
      .execute()
  },
  'chores',
)

export const choreSchedules: Schedule[] = [
  { job: endConsents, every: hours(1) },
  { job: forgetOldVersions, every: days(1) },
]
