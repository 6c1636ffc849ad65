import type { Consent } from '@northlight/contract/office/field-values'
import type { Resource } from '@northlight/contract/office/resource'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { consentOf } from '../gate/gate-facts.ts'
import { nobodyAskedForPlan, type OpenRecord, openRecord, setRecord } from '../store/open-record.ts'
import { today } from '../store/table-facts.ts'
import { keepVersion } from '../store/versions.ts'
import { writeLive } from '../store/write-live.ts'
import { tellAskerOfPlan } from './tell-asker.ts'

const consentName = ({ fields }: Resource) =>
  Object.entries(fields).find(([, field]) => field.kind === 'consent')?.[0] ?? fail('not_found')

/** Takes a person off the site in this transaction: the row, every page that shows it, what is planned, the draft. */
export const withdrawNow = async (ctx: Ctx, open: OpenRecord, given: Consent | null) => {
  const { resource, id, live, draft, record } = open
  const name = consentName(resource)
  const consent = { ...consentOf(resource, live.values), ...given, withdrawn_on: given?.withdrawn_on ?? today(ctx) }
  const version = record.version + 1
  await writeLive(ctx, resource, id, { [name]: consent }, { is_active: false })
  if (draft)
    await ctx.db
      .updateTable('record_drafts')
      .set({ content: { ...draft.content, [name]: consent } })
      .where('resource', '=', resource.name)
      .where('record_id', '=', id)
      .execute()
  const content = { ...live.values, [name]: consent }
  await keepVersion(ctx, resource, id, { number: version, kind: 'hidden', content, summary: ['consent withdrawn'] })
  await setRecord(ctx, open, {
    version,
    live_version: null,
    live_since: null,
    publish_at: null,
    publish_version: null,
    hide_at: null,
    // Links that colleagues have sent around show what everybody sees.
    preview_round: record.preview_round + 1,
    gate: 'closed',
    ...nobodyAskedForPlan,
    updated_at: ctx.now(),
    updated_by: actorId(ctx),
  })
  if (record.publish_at !== null)
    await tellAskerOfPlan(ctx, open, { outcome: 'stopped', reason: 'The consent was withdrawn.' })
  await audit(ctx, { action: 'records.withdraw-consent', entity: resource.name, id, details: { version } })
  await announce(ctx, 'content')
  return { id, version }
}

/** A family takes its consent back: a word is enough, and the record is hidden everywhere at once. */
export const withdrawConsent = (ctx: Ctx, resource: Resource, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.open)
    return withdrawNow(ctx, await openRecord(ctx, resource, id), null)
  })
