import { canBeHidden, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { type OpenRecord, openRecord, setRecord } from '../store/open-record.ts'
import { hideDue } from './due-jobs.ts'
import { mustBeSeen } from './editing-marks.ts'
import { hideOpened } from './hide-opened.ts'

/** Only the end is planned: what is live stays as it is until then, and a draft beside it is not published by it. */
const hideLater = async (ctx: Ctx, open: OpenRecord, at: string) => {
  const { resource, id } = open
  const version = open.record.version + 1
  await enqueue(ctx, hideDue, { resource: resource.name, id, at }, { runAt: at })
  await setRecord(ctx, open, { version, hide_at: at, updated_at: ctx.now(), updated_by: actorId(ctx) })
  await audit(ctx, { action: 'records.schedule', entity: resource.name, id, details: { version, until: at } })
  return { id, version }
}

export const hideRecord = (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { version, at }: { version: number; at?: string },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.open)
    if (!canBeHidden(resource)) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, version)
    if (open.state !== 'live') return fail('conflict', `This ${resource.words[0]} is not live.`)
    return at !== undefined && at > ctx.now() ? hideLater(ctx, open, at) : hideOpened(ctx, open)
  })
