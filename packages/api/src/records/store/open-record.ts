import type { Instant } from '@northlight/contract/dates'
import type { RecordState } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import type { EditingMarks, RecordDraftTable, RecordTable } from '@northlight/db/tables/records'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { type LiveRecord, liveRecord } from './live-values.ts'
import { tableFacts } from './table-facts.ts'

export type RecordRow = Selectable<RecordTable>
export type DraftRow = Selectable<RecordDraftTable>

/** A record with everything that is known of it: its row, what the office knows beside it, and its draft. */
export type OpenRecord = {
  resource: Resource
  id: number
  live: LiveRecord
  record: RecordRow
  draft: DraftRow | undefined
  /** What an editor sees: the draft where there is one, else the row. */
  values: RecordValues
  state: RecordState
}

/** The column that says whether visitors see a record; undefined where they always do. */
export const shownColumn = async (ctx: Ctx, { shown, table }: Resource): Promise<string | undefined> =>
  shown ?? ((await tableFacts(ctx, table)).has('is_active') ? 'is_active' : undefined)

export const noMarks: EditingMarks = { fields: {}, seqs: {} }

/** A publication that was asked for is over once it happened, or once there is nothing left to publish. */
export const nothingAsked = { asked_at: null, asked_by: null, asked_version: null } as const

/** Who asked for what is planned is known as long as the plan is: they hear where it comes to nothing. */
export const nobodyAskedForPlan = { plan_asked_at: null, plan_asked_by: null } as const

/** Content older than the office: version 1 is what its row says. It counts as seen by visitors, live or hidden now. */
const asFound = (resource: Resource, { id, row }: LiveRecord, isShown: boolean): RecordRow => {
  const since = row.created_at as Instant
  return {
    resource: resource.name,
    record_id: id,
    version: 1,
    live_version: isShown ? 1 : null,
    first_live_at: since,
    live_since: isShown ? since : null,
    publish_at: null,
    publish_version: null,
    hide_at: null,
    refused: null,
    gate: null,
    answers: {},
    editing: noMarks,
    made_key: null,
    asked_at: null,
    asked_by: null,
    asked_version: null,
    plan_asked_at: null,
    plan_asked_by: null,
    preview_round: 0,
    updated_at: (row.updated_at ?? since) as Instant,
    updated_by: (row.updated_by ?? null) as number | null,
  }
}

export const stateOf = (
  { startsHidden }: Pick<Resource, 'startsHidden'>,
  isShown: boolean,
  record: Pick<RecordRow, 'first_live_at'>,
): RecordState => {
  if (isShown) return 'live'
  if (startsHidden) return 'draft'
  return record.first_live_at === null ? 'draft' : 'hidden'
}

const keyed = (ctx: Ctx, table: 'records' | 'record_drafts', { name }: Resource, id: number) =>
  ctx.db
    .selectFrom(table as 'records')
    .selectAll()
    .where('resource', '=', name)
    .where('record_id', '=', id)

const together = async (ctx: Ctx, resource: Resource, live: LiveRecord, record: RecordRow): Promise<OpenRecord> => {
  const draft = (await keyed(ctx, 'record_drafts', resource, live.id).executeTakeFirst()) as unknown as
    | DraftRow
    | undefined
  const column = await shownColumn(ctx, resource)
  const isShown = column === undefined || live.row[column] === true
  return {
    resource,
    id: live.id,
    live,
    record,
    draft,
    values: draft ? { ...live.values, ...draft.content } : live.values,
    state: stateOf(resource, isShown, record),
  }
}

const isShownNow = async (ctx: Ctx, resource: Resource, live: LiveRecord) => {
  const column = await shownColumn(ctx, resource)
  return column === undefined || live.row[column] === true
}

/** For reading; nothing is written, and nobody is kept waiting. */
export const peekRecord = async (ctx: Ctx, resource: Resource, id: number): Promise<OpenRecord> => {
  const live = (await liveRecord(ctx.db, resource, id)) ?? fail('not_found')
  const known = await keyed(ctx, 'records', resource, id).executeTakeFirst()
  return together(ctx, resource, live, known ?? asFound(resource, live, await isShownNow(ctx, resource, live)))
}

/**
 * For a write, inside its transaction: the record belongs to this transaction until its end. The first write on
 * content older than the office keeps what it was as version 1.
 */
export const openRecord = async (ctx: Ctx, resource: Resource, id: number): Promise<OpenRecord> => {
  const live = (await liveRecord(ctx.db, resource, id)) ?? fail('not_found')
  const found = asFound(resource, live, await isShownNow(ctx, resource, live))
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('records')
    .values(found)
    .onConflict((conflict) => conflict.columns(['resource', 'record_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows && !resource.isPersonal)
    await ctx.db
      .insertInto('record_versions')
      .values({
        resource: resource.name,
        record_id: id,
        number: 1,
        kind: 'published',
        content: live.values,
        summary: [],
        at: found.updated_at,
        made_by: found.updated_by,
      })
      .execute()
  const record = await keyed(ctx, 'records', resource, id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  // Read again under the lock: another process may have written between.
  const current = (await liveRecord(ctx.db, resource, id)) ?? fail('not_found')
  return together(ctx, resource, current, record)
}

/** Changes what is known of a record beside its row. */
export const setRecord = async (
  ctx: Ctx,
  { resource, id }: Pick<OpenRecord, 'resource' | 'id'>,
  set: Partial<RecordRow>,
) => {
  await ctx.db
    .updateTable('records')
    .set(set)
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .execute()
}

export const dropDraft = async (ctx: Ctx, { resource, id }: Pick<OpenRecord, 'resource' | 'id'>) => {
  await ctx.db.deleteFrom('record_drafts').where('resource', '=', resource.name).where('record_id', '=', id).execute()
}
