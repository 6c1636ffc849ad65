import type { BulkAct } from '@northlight/contract/office/bulk-acts'
import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import { deleteRecord } from '../life/delete.ts'
import { hideRecord } from '../life/hide.ts'
import { showRecord } from '../life/plain.ts'
import { publishRecord } from '../life/publish.ts'
import { saveDraft } from '../life/save-draft.ts'
import { type OpenRecord, peekRecord } from '../store/open-record.ts'

export type Bulk = { act: BulkAct; field?: string; value?: string }

/** What a text of a bulk act means for a field; consents and texts are never set for many at once. */
const valueFor = ({ fields }: Resource, name: string | undefined, text: string | undefined): unknown => {
  const field = name === undefined ? undefined : fields[name]
  if (!field || field.fixed) return invalid({ field: ['Choose a field that can be set for many.'] })
  switch (field.kind) {
    case 'choice':
      return text ?? null
    case 'yesNo':
      return text === 'true' || text === '1'
    case 'one':
      return text === undefined ? null : Number(text)
    case 'day':
      return text ?? null
    default:
      return invalid({ field: ['This field is set one by one.'] })
  }
}

/** Sets a field of one record. Of a record that is live and has no draft it goes live at once, as somebody expects. */
const setField = async (ctx: Ctx, resource: Resource, id: number, bulk: Bulk) => {
  const value = valueFor(resource, bulk.field, bulk.value)
  const { record, state, draft } = await peekRecord(ctx, resource, id)
  const changes = { [bulk.field ?? '']: value }
  const session = `bulk:${ctx.requestId}`
  const saved = await saveDraft(ctx, resource, id, { base: record.version, session, seq: 1, changes })
  if (state === 'live' && !draft) await publishRecord(ctx, resource, id, { version: saved.version })
}

const once = async (ctx: Ctx, resource: Resource, id: number, bulk: Bulk): Promise<void> => {
  const seen = async () => ({ version: (await peekRecord(ctx, resource, id)).record.version })
  switch (bulk.act) {
    case 'publish':
      return void (await publishRecord(ctx, resource, id, await seen()))
    case 'hide':
      return void (await hideRecord(ctx, resource, id, await seen()))
    case 'delete':
      return deleteRecord(ctx, resource, id)
    case 'set':
      return setField(ctx, resource, id, bulk)
    case 'show':
      return void (await showRecord(ctx, resource, id, { is_shown: true }))
    case 'unshow':
      return void (await showRecord(ctx, resource, id, { is_shown: false }))
  }
}

const peekBefore = (ctx: Ctx, resource: Resource, id: number) =>
  peekRecord(ctx, resource, id).catch((error: unknown) => {
    if (error instanceof ApiFailure) return undefined
    throw error
  })

/** Whether the opposite act shows visitors what they saw before: a draft beside what is live would go live with it. */
const canBeTakenBack = ({ state, draft }: OpenRecord, resource: Resource, act: BulkAct): boolean => {
  switch (act) {
    case 'publish':
      return state !== 'live' && canBeHidden(resource)
    case 'hide':
      return state === 'live' && draft === undefined
    case 'show':
      return state !== 'live'
    case 'unshow':
      return state === 'live'
    default:
      return false
  }
}

/**
 * One act on many records, each by its own verb and in its own transaction: what is refused for one record says why
 * and keeps none of the others back. There is no other way through the gate than that of a single record.
 */
export const bulkOver = async (ctx: Ctx, resource: Resource, ids: number[], bulk: Bulk): Promise<BulkResult> => {
  const result: BulkResult = { done: 0, refused: [], undoable: [] }
  for (const id of ids) {
    const before = await peekBefore(ctx, resource, id)
    const title = String(before?.values[resource.title] ?? id)
    try {
      await once(ctx, resource, id, bulk)
      result.done += 1
      if (before && canBeTakenBack(before, resource, bulk.act)) result.undoable.push(id)
    } catch (error) {
      // Some acts ask more of a record as it stands: to open a branch is more than to change its text.
      if (!(error instanceof ApiFailure) || ['unauthenticated', 'second_factor'].includes(error.code)) throw error
      if (error.errors?.field) throw error
      result.refused.push({ id, title, reason: error.message })
    }
  }
  return result
}
