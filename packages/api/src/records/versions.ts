import { type VersionKind, type VersionRow, versionKinds } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import type { RecordVersionTable } from '@northlight/db/tables/records'
import type { Selectable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { type ListCall, listReply, pageOf } from '../kernel/paging.ts'
import { allow } from '../kernel/policy.ts'
import { chosenFilter } from '../kernel/query.ts'
import { peekRecord } from './store/open-record.ts'
import { namesOfUsers } from './store/user-names.ts'
import { versionNumbered } from './store/versions.ts'

type Row = Pick<Selectable<RecordVersionTable>, 'number' | 'kind' | 'summary' | 'at' | 'made_by'>

const view = (row: Row, names: Map<number, string>, live: number | null): VersionRow => ({
  number: row.number,
  kind: row.kind,
  by: row.made_by === null ? null : (names.get(row.made_by) ?? null),
  at: row.at,
  summary: row.summary,
  is_live: row.number === live,
})

const ofRecord = (ctx: Ctx, { name }: Resource, id: number) =>
  ctx.db.selectFrom('record_versions').where('resource', '=', name).where('record_id', '=', id)

type Call = ListCall & { query: { filter: Partial<Record<string, string>> } }

/** Versions, newest first. Content that was never edited here has none yet. */
export const recordVersions = async (ctx: Ctx, resource: Resource, id: number, call: Call) => {
  allow(ctx, resource.acts.read)
  const { record } = await peekRecord(ctx, resource, id)
  const kind = chosenFilter<VersionKind>('kind', versionKinds, call.query.filter.kind)
  const filtered = ofRecord(ctx, resource, id).$if(kind !== undefined, (query) =>
    query.where('kind', '=', kind as VersionKind),
  )
  const found = await pageOf(filtered, call.query, (query) =>
    query.select(['number', 'kind', 'summary', 'at', 'made_by']).orderBy('number', 'desc'),
  )
  const names = await namesOfUsers(
    ctx,
    found.rows.map((row) => row.made_by),
  )
  return listReply(ctx, call, found, (row) => view(row, names, record.live_version))
}

/** One version whole, with the one that stood before it. */
export const recordVersion = async (ctx: Ctx, resource: Resource, id: number, number: number) => {
  allow(ctx, resource.acts.read)
  const { record } = await peekRecord(ctx, resource, id)
  const row = (await versionNumbered(ctx, resource, id, number)) ?? fail('not_found')
  const before = await ofRecord(ctx, resource, id)
    .select('content')
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const names = await namesOfUsers(ctx, [row.made_by])
  return { ...view(row, names, record.live_version), values: row.content, before: before?.content ?? null }
}
