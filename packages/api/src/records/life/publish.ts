import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { nothingAsked, openRecord, setRecord } from '../store/open-record.ts'
import { keepVersion } from '../store/versions.ts'
import { changeWords } from '../values/change-words.ts'
import { hideDue, publishDue } from './due-jobs.ts'
import { mustBeSeen } from './editing-marks.ts'
import { goLive, passGate, withSlug } from './go-live.ts'
import { tellAsker } from './tell-asker.ts'

export type Publication = { version: number; at?: string; until?: string }

const checkTimes = (ctx: Ctx, { at, until }: Publication) => {
  if (until !== undefined && until <= (at ?? ctx.now())) invalid({ until: ['It would be hidden before it is seen.'] })
}

/** Publishes what was seen: now, or at a moment, which keeps exactly this version for it. */
export const publishRecord = (ctx: Ctx, resource: Resource, id: number, publication: Publication) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.publish)
    if (!hasDrafts(resource)) return fail('not_found')
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, publication.version)
    checkTimes(ctx, publication)
    const { at, until } = publication
    // To show what nobody sees, and to plan its end, is more than to change a text.
    if (open.state !== 'live' || until !== undefined) allow(ctx, resource.acts.open)
    // An end that was planned before stays where nothing is said about it.
    const end = until === undefined ? {} : { hide_at: until }
    if (until) await enqueue(ctx, hideDue, { resource: resource.name, id, at: until }, { runAt: until })
    if (at === undefined || at <= ctx.now()) return goLive(ctx, open, open.values, end)

    const values = await withSlug(ctx, open, open.values)
    await passGate(ctx, open, values)
    const version = open.record.version + 1
    const summary = changeWords(resource, open.live.values, values)
    await keepVersion(ctx, resource, id, { number: version, kind: 'scheduled', content: values, summary })
    await enqueue(ctx, publishDue, { resource: resource.name, id, version }, { runAt: at })
    await setRecord(ctx, open, {
      version,
      publish_at: at,
      publish_version: version,
      ...end,
      refused: null,
      gate: 'open',
      ...nothingAsked,
      plan_asked_at: open.record.asked_at ?? open.record.plan_asked_at,
      plan_asked_by: open.record.asked_by ?? open.record.plan_asked_by,
      updated_at: ctx.now(),
      updated_by: actorId(ctx),
    })
    await tellAsker(ctx, open, { outcome: 'planned', at })
    await audit(ctx, { action: 'records.schedule', entity: resource.name, id, details: { version, at, until } })
    return { id, version }
  })
