import type { GateLine } from '@northlight/contract/office/record-views'
import type { RecordValues } from '@northlight/contract/office/resource'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { gateFor } from '../gate/gate-facts.ts'
import { gateState } from '../gate/gate-of.ts'
import { allowTarget } from '../gate/redirect-problems.ts'
import { noteDraftUses } from '../store/draft-uses.ts'
import {
  dropDraft,
  nobodyAskedForPlan,
  nothingAsked,
  type OpenRecord,
  type RecordRow,
  setRecord,
  shownColumn,
} from '../store/open-record.ts'
import { pathsOf } from '../store/paths.ts'
import { freeSlug, moveAddresses, slugField } from '../store/slugs.ts'
import { keepVersion } from '../store/versions.ts'
import { writeLive } from '../store/write-live.ts'
import { changeWords } from '../values/change-words.ts'
import { changedFields } from '../values/clean-values.ts'
import { tellAsker } from './tell-asker.ts'

/** 422 with every line of the gate that is not in order. */
const refuseAtGate = (lines: GateLine[]): never => {
  const wrong = lines.filter(({ level, answer }) => level === 'stop' || (level === 'answer' && answer === null))
  const errors: Record<string, string[]> = {}
  for (const { field, message } of wrong) errors[field ?? 'record'] = [...(errors[field ?? 'record'] ?? []), message]
  throw new ApiFailure('invalid', {
    message: `It cannot be published yet. ${wrong[0]?.message ?? ''}`.trim(),
    errors,
    extra: { code: 'gate', gate: lines },
  })
}

/** The one gate: whatever goes live goes through here, by hand, by schedule, in bulk or by import. */
export const passGate = async (ctx: Ctx, open: OpenRecord, values: RecordValues) => {
  allowTarget(ctx, open.resource, values)
  const lines = await gateFor(ctx, open, values)
  if (gateState(lines) !== 'open') refuseAtGate(lines)
}

/** The address a record goes live with: its own, or a free one made of its title. */
export const withSlug = async (ctx: Ctx, { resource, id }: OpenRecord, values: RecordValues): Promise<RecordValues> => {
  const name = slugField(resource)
  if (!name || values[name]) return values
  return { ...values, [name]: await freeSlug(ctx, resource, id, values) }
}

const writeRow = async (ctx: Ctx, { resource, id }: OpenRecord, values: RecordValues) => {
  const column = resource.life === 'publish' || resource.startsHidden ? await shownColumn(ctx, resource) : undefined
  try {
    await writeLive(ctx, resource, id, values, column ? { [column]: true } : {})
  } catch (error) {
    // Another process may have taken the address between the gate and the row.
    if (!isUniqueViolation(error)) throw error
    invalid({ [slugField(resource) ?? resource.title]: [`Another ${resource.words[0]} has this already.`] })
  }
}

/**
 * Makes values live, in the caller's transaction: the row, older addresses, the version, what is known of the record,
 * the audit entry and the word to every process. A draft with other values stays beside it.
 */
export const goLive = async (ctx: Ctx, open: OpenRecord, given: RecordValues, more: Partial<RecordRow> = {}) => {
  const { resource, id, live, draft, record } = open
  const values = await withSlug(ctx, open, given)
  await passGate(ctx, open, values)
  const wasLive = record.first_live_at !== null
  const before = wasLive ? await pathsOf(ctx, resource, id, live.values) : []
  await writeRow(ctx, open, values)
  await moveAddresses(ctx, before, await pathsOf(ctx, resource, id, values))

  const version = record.version + 1
  const summary = wasLive ? changeWords(resource, live.values, values) : ['first published']
  await keepVersion(ctx, resource, id, { number: version, kind: 'published', content: values, summary })
  const isDraftLeft = draft !== undefined && changedFields(given, draft.content).length > 0
  if (!isDraftLeft) {
    await dropDraft(ctx, open)
    await noteDraftUses(ctx, open, null)
  }
  await setRecord(ctx, open, {
    version,
    live_version: version,
    first_live_at: record.first_live_at ?? ctx.now(),
    live_since: record.live_since ?? ctx.now(),
    publish_at: null,
    publish_version: null,
    // Anyone who publishes a comma does not call off the end that a colleague has planned.
    hide_at: record.hide_at !== null && record.hide_at > ctx.now() ? record.hide_at : null,
    refused: null,
    gate: 'open',
    ...nothingAsked,
    ...nobodyAskedForPlan,
    updated_at: ctx.now(),
    updated_by: actorId(ctx),
    ...more,
  })
  await audit(ctx, {
    action: 'records.publish',
    entity: resource.name,
    id,
    details: { version, fields: changedFields(live.values, values) },
  })
  await tellAsker(ctx, open, { outcome: 'live' })
  await announce(ctx, 'content')
  return { id, version }
}
