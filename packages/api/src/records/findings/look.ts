import { hours } from '@northlight/contract/durations'
import { findingKinds } from '@northlight/contract/office/findings'
import { resources } from '@northlight/contract/office/resources/list'
import { comparedPath } from '@northlight/contract/redirects'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'
import { type ListCall, listReply, pageOf } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { matchingIds } from '../lists/all-ids.ts'
import { liveRecords } from '../store/live-values.ts'
import { shownColumn } from '../store/open-record.ts'
import { pathOf } from '../store/paths.ts'
import { recordTitle, titlesFor } from '../store/titles.ts'
import { findingsIn, type LiveThing } from './find.ts'
import { redirectFindings } from './redirects.ts'

/** Whatever visitors can read, without the long lists of what they wrote themselves. */
const liveThings = async (ctx: Ctx): Promise<LiveThing[]> => {
  const things: LiveThing[] = []
  for (const resource of resources) {
    if (resource.isLong || resource.isMadeElsewhere) continue
    const shown = await shownColumn(ctx, resource)
    for await (const ids of matchingIds(ctx, resource, {}, 200)) {
      const records = await liveRecords(ctx.db, resource, ids)
      const titles = await titlesFor(
        ctx,
        resource,
        records.map(({ values }) => values),
      )
      for (const { id, row, values } of records) {
        if (shown !== undefined && row[shown] !== true) continue
        const path = resource.page?.includes('{') ? await pathOf(ctx, resource, id, values) : null
        things.push({ resource, id, values, path, title: recordTitle(resource, values, titles) })
      }
    }
  }
  return things
}

export const lookForFindings = defineJob(
  'records.look-for-findings',
  z.object({}),
  async (ctx) => {
    const things = await liveThings(ctx)
    const redirects = await ctx.db
      .selectFrom('redirects')
      .select(['id', 'from_path', 'to_path', 'status'])
      .orderBy('id')
      .execute()
    const media = await ctx.db.selectFrom('media').select('path').execute()
    const { siteUrl } = ctx.services
    const pages = things.flatMap(({ path }) => path ?? [])
    const found = [
      ...redirectFindings(redirects, { siteUrl, pages: new Set(pages.map(comparedPath)) }),
      ...findingsIn(things, resources, {
        siteHost: new URL(siteUrl).host,
        paths: new Set([...pages, ...redirects.map(({ from_path }) => from_path)]),
        pictures: new Set(media.map(({ path }) => path)),
      }),
    ].slice(0, 1000)
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.deleteFrom('site_findings').execute()
      for (let at = 0; at < found.length; at += 100)
        await ctx.db
          .insertInto('site_findings')
          .values(found.slice(at, at + 100).map((one) => ({ ...one, found_at: ctx.now() })))
          .execute()
    })
  },
  'chores',
)

export const findingSchedules: Schedule[] = [{ job: lookForFindings, every: hours(1) }]

type Call = ListCall & { query: { filter: Partial<Record<string, string>> } }

export const listFindings = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'content.read')
  const kind = chosenFilter('kind', findingKinds, call.query.filter.kind)
  const filtered = ctx.db
    .selectFrom('site_findings')
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'dead-link'))
  const found = await pageOf(filtered, call.query, (q) => q.selectAll().orderBy('kind').orderBy('id'))
  return listReply(ctx, call, found, (row) => row)
}
