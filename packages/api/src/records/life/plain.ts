import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { updateRow } from '../store/any-table.ts'
import { openRecord, setRecord } from '../store/open-record.ts'
import { keepVersion } from '../store/versions.ts'
import { writeLive } from '../store/write-live.ts'
import { changeWords } from '../values/change-words.ts'
import { changedFields, cleanValues } from '../values/clean-values.ts'
import { foreignFields, markFields, refuseConflict, wholeRecord } from './editing-marks.ts'
import { passGate } from './go-live.ts'

/** Changes a record that has no draft: what is saved is live at once, so it passes the gate like a publication. */
export const savePlain = (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { base, changes: given }: { base: number; changes: RecordValues },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.publish)
    if (resource.life !== 'plain' || resource.isMadeElsewhere) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    const { values, record } = open
    const changes = cleanValues(resource, given)
    const foreign = foreignFields(open, base, wholeRecord(ctx), changes)
    if (foreign.length > 0) await refuseConflict(ctx, open, foreign)
    const next = { ...values, ...changes }
    await passGate(ctx, open, next)
    await writeLive(ctx, resource, id, changes).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      invalid({ [resource.title]: [`There is such a ${resource.words[0]} already.`] })
    })
    const version = record.version + 1
    const names = changedFields(values, next)
    const summary = changeWords(resource, values, next)
    await keepVersion(ctx, resource, id, { number: version, kind: 'published', content: next, summary })
    await setRecord(ctx, open, {
      version,
      live_version: version,
      editing: markFields(record.editing, version, wholeRecord(ctx), values, names),
      updated_at: ctx.now(),
      updated_by: actorId(ctx),
    })
    await audit(ctx, { action: 'records.save', entity: resource.name, id, details: { version, fields: names } })
    await announce(ctx, 'content')
    return { id, version }
  })

/** Shows what visitors wrote, or takes it off. */
export const showRecord = (ctx: Ctx, resource: Resource, id: number, { is_shown }: { is_shown: boolean }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.open)
    const { shown } = resource
    if (shown === undefined) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    const version = open.record.version + 1
    const stamps = { updated_at: ctx.now(), updated_by: actorId(ctx) }
    await updateRow(ctx.db, resource.table, id, { [shown]: is_shown, ...stamps })
    await setRecord(ctx, open, { version, ...stamps })
    const action = is_shown ? 'records.show' : 'records.hide'
    await audit(ctx, { action, entity: resource.name, id, details: { version } })
    await announce(ctx, 'content')
    return { id, version }
  })
