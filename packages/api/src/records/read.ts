import { later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import type { RecordVerb, RecordView } from '@northlight/contract/office/record-views'
import { canBeDeleted, canBeHidden, canBeMade, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { actorId } from '../kernel/signed-in.ts'
import { gateFor, isShownToNobody } from './gate/gate-facts.ts'
import { mayDo, mayPropose } from './may-do.ts'
import { type OpenRecord, peekRecord } from './store/open-record.ts'
import { pageViews } from './store/page-views.ts'
import { pathOf } from './store/paths.ts'
import { recordTitle, titlesFor } from './store/titles.ts'
import { nameOfUser } from './store/user-names.ts'
import { usesOfRecord } from './uses.ts'
import { changedFields } from './values/clean-values.ts'

/** A heartbeat that is older than this belongs to a tab that was closed. */
export const lockLasts = seconds(60)

export const editorsOf = async (ctx: Ctx, { name }: Resource, id: number): Promise<RecordView['editors']> => {
  const rows = await ctx.db
    .selectFrom('record_locks')
    .innerJoin('users', 'users.id', 'record_locks.held_by')
    .leftJoin('users as askers', 'askers.id', 'record_locks.asked_by')
    .select(['users.name', 'record_locks.held_by', 'record_locks.since', 'record_locks.seen_at'])
    .select('askers.name as asked_by')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .where('seen_at', '>', later(ctx.now(), -lockLasts))
    .orderBy('since')
    .execute()
  const me = actorId(ctx)
  return rows.map(({ held_by, ...editor }) => ({ ...editor, is_you: held_by === me }))
}

/** What the asker may do with it as it stands: screens show these acts and no others. */
const mayOf = (ctx: Ctx, open: OpenRecord): RecordVerb[] => {
  const { resource, state, draft, record } = open
  const { acts } = resource
  const [drafts, changes, opens] = [mayDo(ctx, acts.draft), mayDo(ctx, acts.publish), mayDo(ctx, acts.open)]
  const publishes = changes && (opens || state === 'live')
  const wasLive = record.first_live_at !== null
  const rules: Partial<Record<RecordVerb, boolean>> = {
    draft: hasDrafts(resource) && drafts,
    save: !hasDrafts(resource) && !resource.isMadeElsewhere && changes,
    publish: hasDrafts(resource) && publishes,
    schedule: hasDrafts(resource) && publishes,
    hide: canBeHidden(resource) && opens && state === 'live',
    discard: hasDrafts(resource) && drafts && draft !== undefined && wasLive,
    duplicate: canBeMade(resource) && drafts,
    restore: hasDrafts(resource) && drafts,
    preview: hasDrafts(resource) && drafts && resource.page !== undefined && !isShownToNobody(open),
    order: resource.order === true && drafts,
    delete: canBeDeleted(resource) && mayDo(ctx, wasLive ? acts.delete : acts.deleteUnseen),
    export: mayDo(ctx, acts.export),
    'turn-down': opens && record.asked_at !== null,
    ask: hasDrafts(resource) && !publishes && mayPropose(ctx, acts.open) && draft !== undefined,
  }
  return (Object.keys(rules) as RecordVerb[]).filter((verb) => rules[verb])
}

const schedule = async (ctx: Ctx, { resource, id, record, draft }: OpenRecord): Promise<RecordView['schedule']> => {
  if (record.publish_at === null || record.publish_version === null) return null
  const pinned = await ctx.db
    .selectFrom('record_versions')
    .select('content')
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('number', '=', record.publish_version)
    .executeTakeFirst()
  const is_behind =
    draft !== undefined &&
    pinned !== undefined &&
    changedFields(pinned.content, draft.content).some(
      (name) => resource.fields[name]?.kind !== 'slug' || draft.content[name] !== null,
    )
  return { publish_at: record.publish_at, version: record.publish_version, is_behind }
}

export const recordView = async (ctx: Ctx, open: OpenRecord): Promise<RecordView> => {
  const { resource, id, live, draft, record, values, state } = open
  const titles = await titlesFor(ctx, resource, [values, live.values])
  const shown = { ...values, ...(values.slug === null && { slug: live.values.slug }) }
  const page = await pathOf(ctx, resource, id, shown)
  return {
    id,
    resource: resource.name,
    title: recordTitle(resource, values, titles),
    state,
    is_edited: draft !== undefined && state === 'live',
    version: record.version,
    live_version: record.live_version,
    live_since: record.live_since,
    page,
    page_views: state === 'live' ? await pageViews(ctx, await pathOf(ctx, resource, id, live.values)) : 0,
    values,
    live: state === 'live' ? live.values : null,
    draft: draft ? { at: draft.updated_at, by: await nameOfUser(ctx, draft.updated_by) } : null,
    schedule: await schedule(ctx, open),
    hide_at: record.hide_at,
    refused: record.refused,
    asked:
      record.asked_at === null
        ? null
        : {
            at: record.asked_at,
            by: await nameOfUser(ctx, record.asked_by),
            is_behind: record.asked_version !== record.version,
          },
    may: mayOf(ctx, open),
    gate: await gateFor(ctx, open, values),
    editors: await editorsOf(ctx, resource, id),
    uses: (await usesOfRecord(ctx, resource, id, live.values)).length,
    titles,
    updated_at: record.updated_at,
    updated_by: await nameOfUser(ctx, record.updated_by),
  }
}

export const readRecord = async (ctx: Ctx, resource: Resource, id: number): Promise<RecordView> => {
  allow(ctx, resource.acts.read)
  return recordView(ctx, await peekRecord(ctx, resource, id))
}
