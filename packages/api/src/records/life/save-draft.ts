import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { isUniqueViolation } from '@northlight/db/errors'
import { transaction } from '@northlight/db/transaction'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { consentOf, gateFor } from '../gate/gate-facts.ts'
import { gateState } from '../gate/gate-of.ts'
import { noteDraftUses } from '../store/draft-uses.ts'
import { type OpenRecord, openRecord, setRecord } from '../store/open-record.ts'
import { freeSlug, slugField } from '../store/slugs.ts'
import { keepVersion } from '../store/versions.ts'
import { writeLive } from '../store/write-live.ts'
import { changeWords } from '../values/change-words.ts'
import { changedFields, cleanValues } from '../values/clean-values.ts'
import { foreignFields, markFields, markSeq, refuseConflict } from './editing-marks.ts'
import { withdrawNow } from './withdraw-consent.ts'

export type Save = {
  base: number
  session: string
  seq: number
  changes: RecordValues
  answers?: Record<string, string>
}

/** Another person's draft is kept among the versions before it is written over. */
const keepOthersDraft = async (ctx: Ctx, { resource, id, draft, record, live }: OpenRecord) => {
  if (!draft || draft.updated_by === actorId(ctx)) return record.version
  const number = record.version + 1
  const summary = changeWords(resource, live.values, draft.content)
  await keepVersion(ctx, resource, id, { number, kind: 'draft', content: draft.content, summary })
  return number
}

/** The row of a record that nobody has seen says what its draft says, as far as its columns permit. */
export const mirrorDraft = async (ctx: Ctx, { resource, id, record }: OpenRecord, values: RecordValues) => {
  if (record.first_live_at !== null) return
  const name = slugField(resource)
  const slug = name && (values[name] ?? (await freeSlug(ctx, resource, id, values)))
  const whole = name ? { ...values, [name]: slug } : values
  try {
    await transaction(ctx.db, (db) => writeLive({ ...ctx, db }, resource, id, whole))
  } catch {
    // A half-written draft may break a rule of the table; then the row keeps what it has, and its title follows.
    const title = { [resource.title]: values[resource.title] }
    await transaction(ctx.db, (db) => writeLive({ ...ctx, db }, resource, id, title)).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
    })
  }
}

/** Puts values into the draft of an opened record; what is live stays as it is. */
export const storeDraft = async (ctx: Ctx, open: OpenRecord, values: RecordValues) => {
  const { resource, id, draft, record } = open
  const content = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, values[name] ?? null]))
  const stamps = { updated_at: ctx.now(), updated_by: actorId(ctx) }
  await ctx.db
    .insertInto('record_drafts')
    .values({
      resource: resource.name,
      record_id: id,
      content,
      base: draft?.base ?? record.live_version,
      started_at: ctx.now(),
      ...stamps,
    })
    .onConflict((conflict) => conflict.columns(['resource', 'record_id']).doUpdateSet({ content, ...stamps }))
    .execute()
  await noteDraftUses(ctx, open, values)
  await mirrorDraft(ctx, open, values)
}

const isWithdrawal = ({ resource, live, state }: OpenRecord, values: RecordValues) =>
  state === 'live' &&
  (consentOf(resource, values)?.withdrawn_on ?? null) !== null &&
  consentOf(resource, live.values)?.withdrawn_on === null

/**
 * Saves changes beside what is live. A save that arrives after a later one of the same session is not taken; a save on
 * top of what somebody else wrote meanwhile is refused with both sides.
 */
export const saveDraft = (ctx: Ctx, resource: Resource, id: number, save: Save) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const open = await openRecord(ctx, resource, id)
    const { record, values } = open
    if ((record.editing.seqs[save.session] ?? -1) >= save.seq) return { id, version: record.version }

    const changes = cleanValues(resource, save.changes)
    const writer = { by: actorId(ctx), session: save.session }
    const foreign = foreignFields(open, save.base, writer, changes)
    if (foreign.length > 0) await refuseConflict(ctx, open, foreign)

    const next = { ...values, ...changes }
    const names = changedFields(values, next)
    const version = (await keepOthersDraft(ctx, open)) + 1
    const answers = { ...record.answers, ...save.answers }
    const editing = markSeq(markFields(record.editing, version, writer, values, names), save.session, save.seq)
    if (names.length > 0) await storeDraft(ctx, open, next)
    const gate = gateState(await gateFor(ctx, { ...open, record: { ...record, answers } }, next))
    await setRecord(ctx, open, { version, answers, editing, gate, updated_at: ctx.now(), updated_by: actorId(ctx) })
    await audit(ctx, {
      action: 'records.save-draft',
      entity: resource.name,
      id,
      details: { version, fields: names, ...(save.answers && { answered: Object.keys(save.answers) }) },
    })
    // Anyone who takes a consent back is gone from the site at once; nothing waits for a publication.
    if (isWithdrawal(open, next))
      return withdrawNow(ctx, await openRecord(ctx, resource, id), consentOf(resource, next))
    return { id, version }
  })
