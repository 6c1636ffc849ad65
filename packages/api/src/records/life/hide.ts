import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { updateRow } from '../store/any-table.ts'
import { type OpenRecord, openRecord, setRecord } from '../store/open-record.ts'
import { keepVersion } from '../store/versions.ts'
import { mustBeSeen } from './editing-marks.ts'

/** Takes a record off the site, in the caller's transaction. */
export const hideOpened = async (ctx: Ctx, open: OpenRecord) => {
  const { resource, id, live, record } = open
  const version = record.version + 1
  await updateRow(ctx.db, resource.table, id, { is_active: false, updated_at: ctx.now() })
  await keepVersion(ctx, resource, id, { number: version, kind: 'hidden', content: live.values, summary: ['hidden'] })
  await setRecord(ctx, open, {
    version,
    live_version: null,
    live_since: null,
    hide_at: null,
    updated_at: ctx.now(),
    updated_by: actorId(ctx),
  })
  await audit(ctx, { action: 'records.hide', entity: resource.name, id, details: { version } })
  await announce(ctx, 'content')
  return { id, version }
}

export const hideRecord = (ctx: Ctx, resource: Resource, id: number, { version }: { version: number }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.publish)
    if (!canBeHidden(resource)) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, version)
    if (open.state !== 'live') return fail('conflict', `This ${resource.words[0]} is not live.`)
    return hideOpened(ctx, open)
  })
