import type { Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { gateFor } from '../gate/gate-facts.ts'
import { gateState } from '../gate/gate-of.ts'
import { noteDraftUses } from '../store/draft-uses.ts'
import {
  dropDraft,
  nobodyAskedForPlan,
  nothingAsked,
  type OpenRecord,
  openRecord,
  setRecord,
} from '../store/open-record.ts'
import { keepVersion, versionNumbered } from '../store/versions.ts'
import { changeWords } from '../values/change-words.ts'
import { changedFields } from '../values/clean-values.ts'
import { markFields, mustBeSeen, wholeRecord } from './editing-marks.ts'
import { storeDraft } from './save-draft.ts'
import { tellAsker, tellAskerOfPlan } from './tell-asker.ts'

const stamped = (ctx: Ctx) => ({ updated_at: ctx.now(), updated_by: actorId(ctx) })

/** Lets go of the draft; it stays among the versions, from where it can be restored. */
export const discardDraft = (ctx: Ctx, resource: Resource, id: number, { version: seen }: { version: number }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, seen)
    const { draft, live, record } = open
    if (!draft) return fail('conflict', 'There is no draft to discard.')
    if (record.first_live_at === null) return fail('conflict', 'It was never live. Delete it instead.')
    const version = record.version + 1
    const summary = changeWords(resource, live.values, draft.content)
    await keepVersion(ctx, resource, id, { number: version, kind: 'discarded', content: draft.content, summary })
    await dropDraft(ctx, open)
    await noteDraftUses(ctx, open, null)
    const names = changedFields(live.values, draft.content)
    const editing = markFields(record.editing, version, wholeRecord(ctx), draft.content, names)
    const gate = gateState(await gateFor(ctx, open, live.values))
    await setRecord(ctx, open, { version, editing, gate, ...nothingAsked, ...stamped(ctx) })
    await tellAsker(ctx, open, { outcome: 'discarded' })
    await audit(ctx, {
      action: 'records.discard-draft',
      entity: resource.name,
      id,
      details: { version, fields: names },
    })
    return { id, version }
  })

/** Anyone who withdrew a consent is not brought back by an older version: the consent stays as it is now. */
const withoutConsent = ({ fields }: Resource, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name] && fields[name].kind !== 'consent'))

/** Puts an older version into the draft. What is live does not change, and what the draft said becomes a version. */
export const restoreVersion = (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { version: seen, number }: { version: number; number: number },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const open: OpenRecord = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, seen)
    const { record, values, draft, live } = open
    const older = (await versionNumbered(ctx, resource, id, number)) ?? fail('not_found')
    const next = { ...values, ...withoutConsent(resource, older.content) }
    let version = record.version + 1
    if (draft) {
      const summary = changeWords(resource, live.values, draft.content)
      await keepVersion(ctx, resource, id, { number: version, kind: 'draft', content: draft.content, summary })
      version += 1
    }
    await storeDraft(ctx, open, next)
    const names = changedFields(values, next)
    const editing = markFields(record.editing, version, wholeRecord(ctx), values, names)
    const gate = gateState(await gateFor(ctx, open, next))
    await setRecord(ctx, open, { version, editing, gate, ...stamped(ctx) })
    await audit(ctx, { action: 'records.restore-version', entity: resource.name, id, details: { version, number } })
    return { id, version }
  })

/** Calls off what is planned. The draft stays as it is. */
export const unschedule = (ctx: Ctx, resource: Resource, id: number, { version: seen }: { version: number }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.publish)
    const open = await openRecord(ctx, resource, id)
    await mustBeSeen(ctx, open, seen)
    const { publish_at, hide_at } = open.record
    if (publish_at === null && hide_at === null) return fail('conflict', 'Nothing is planned.')
    if (open.state !== 'live' || hide_at !== null) allow(ctx, resource.acts.open)
    const version = open.record.version + 1
    const nothingPlanned = { publish_at: null, publish_version: null, hide_at: null, ...nobodyAskedForPlan }
    await setRecord(ctx, open, { version, ...nothingPlanned, ...stamped(ctx) })
    if (publish_at !== null) await tellAskerOfPlan(ctx, open, { outcome: 'called-off' })
    await audit(ctx, { action: 'records.unschedule', entity: resource.name, id, details: { version } })
    return { id, version }
  })
