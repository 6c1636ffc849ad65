import type { Use } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { resourceNamed, resources } from '@northlight/contract/office/resources/list'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { pictures, places } from './store/draft-uses.ts'
import { liveUses, type Sought } from './store/live-uses.ts'
import { liveRecords } from './store/live-values.ts'
import { peekRecord } from './store/open-record.ts'
import { pathsOf } from './store/paths.ts'
import { slugField } from './store/slugs.ts'
import { recordTitle, titlesFor } from './store/titles.ts'

/** Where drafts refer to it. */
const draftUses = async (ctx: Ctx, { resource, key, paths }: Sought): Promise<Use[]> => {
  const rows = await ctx.db
    .selectFrom('record_uses')
    .innerJoin('record_drafts', (join) =>
      join
        .onRef('record_drafts.resource', '=', 'record_uses.resource')
        .onRef('record_drafts.record_id', '=', 'record_uses.record_id'),
    )
    .select(['record_uses.resource', 'record_uses.record_id', 'record_uses.field', 'record_drafts.content'])
    .where(({ eb, and, or }) =>
      or([
        and([eb('to_resource', '=', resource), eb('to_key', '=', key)]),
        ...(paths.length > 0 ? [and([eb('to_resource', '=', places), eb('to_key', 'in', paths)])] : []),
      ]),
    )
    .orderBy('record_uses.id')
    .limit(200)
    .execute()
  return rows
    .filter((row) => row.resource !== resource || String(row.record_id) !== key)
    .map(({ resource, record_id, field, content }) => ({
      resource,
      id: record_id,
      title: String(content[resourceNamed(resource)?.title ?? ''] ?? record_id),
      field,
      is_live: false,
    }))
}

/** The same place in row and draft is one use. */
const eachOnce = (uses: Use[]): Use[] =>
  [...new Map(uses.toReversed().map((use) => [`${use.resource}|${use.id}|${use.field}`, use])).values()].toReversed()

/** Records without a name of their own are called by what they lead to. */
const titled = async (ctx: Ctx, uses: Use[]): Promise<Use[]> => {
  const named = new Map<string, string>()
  for (const resource of resources.filter(({ titledBy }) => titledBy)) {
    const ids = uses.filter((use) => use.resource === resource.name).map(({ id }) => id)
    const records = await liveRecords(ctx.db, resource, [...new Set(ids)])
    const titles = await titlesFor(
      ctx,
      resource,
      records.map(({ values }) => values),
    )
    for (const { id, values } of records) named.set(`${resource.name}|${id}`, recordTitle(resource, values, titles))
  }
  return uses.map((use) => ({ ...use, title: named.get(`${use.resource}|${use.id}`) ?? use.title }))
}

export const usesOf = async (ctx: Ctx, sought: Sought): Promise<Use[]> =>
  titled(ctx, eachOnce([...(await liveUses(ctx, sought)), ...(await draftUses(ctx, sought))]))

export const usesOfRecord = async (ctx: Ctx, resource: Resource, id: number, values: RecordValues) => {
  const name = slugField(resource)
  const slug = name ? values[name] : null
  return usesOf(ctx, {
    resource: resource.name,
    key: String(id),
    paths: await pathsOf(ctx, resource, id, values),
    slug: typeof slug === 'string' ? slug : null,
  })
}

export const usesOfPicture = (ctx: Ctx, path: string) =>
  usesOf(ctx, { resource: pictures, key: path, paths: [], slug: null })

/** Where a record stands, for anyone who may read it. */
export const recordUses = async (ctx: Ctx, resource: Resource, id: number) => {
  allow(ctx, resource.acts.read)
  const { live } = await peekRecord(ctx, resource, id)
  return usesOfRecord(ctx, resource, id, live.values)
}
