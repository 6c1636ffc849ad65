import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { updateRow } from '../store/any-table.ts'
import { nobodyAskedForPlan, type OpenRecord, setRecord } from '../store/open-record.ts'
import { keepVersion } from '../store/versions.ts'
import { tellAskerOfPlan } from './tell-asker.ts'

/** Takes a record off the site, in the caller's transaction. */
export const hideOpened = async (ctx: Ctx, open: OpenRecord) => {
  const { resource, id, live, record } = open
  const version = record.version + 1
  // A plan that only changes a text would show the record again, though its maker may not.
  const isPlanOver = resource.acts.open !== resource.acts.publish && record.publish_at !== null
  await updateRow(ctx.db, resource.table, id, { is_active: false, updated_at: ctx.now() })
  await keepVersion(ctx, resource, id, { number: version, kind: 'hidden', content: live.values, summary: ['hidden'] })
  await setRecord(ctx, open, {
    version,
    live_version: null,
    live_since: null,
    hide_at: null,
    ...(isPlanOver && { publish_at: null, publish_version: null, ...nobodyAskedForPlan }),
    updated_at: ctx.now(),
    updated_by: actorId(ctx),
  })
  if (isPlanOver) await tellAskerOfPlan(ctx, open, { outcome: 'called-off' })
  await audit(ctx, { action: 'records.hide', entity: resource.name, id, details: { version } })
  await announce(ctx, 'content')
  return { id, version }
}
