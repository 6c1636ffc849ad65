import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { updateRow } from '../store/any-table.ts'
import { type OpenRecord, setRecord } from '../store/open-record.ts'
import { keepVersion } from '../store/versions.ts'

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
