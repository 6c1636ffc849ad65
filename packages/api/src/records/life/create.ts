import type { Field } from '@northlight/contract/office/field-kinds'
import { emptyValues } from '@northlight/contract/office/field-values'
import { canBeMade, hasDrafts, type RecordValues, type Resource } from '@northlight/contract/office/resource'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { gateFor, lostReferences } from '../gate/gate-facts.ts'
import { gateState, isEmptyField } from '../gate/gate-of.ts'
import { noMarks, openRecord, peekRecord, setRecord } from '../store/open-record.ts'
import { freeSlug, slugField } from '../store/slugs.ts'
import { nameOfUser } from '../store/user-names.ts'
import { keepVersion } from '../store/versions.ts'
import { insertLive } from '../store/write-live.ts'
import { cleanValues } from '../values/clean-values.ts'
import { passGate } from './go-live.ts'
import { storeDraft } from './save-draft.ts'

const madeBefore = (ctx: Ctx, { name }: Resource, key: string) =>
  ctx.db
    .selectFrom('records')
    .select('record_id')
    .where('resource', '=', name)
    .where('made_key', '=', key)
    .executeTakeFirst()

const firstSentence = (field: Field | undefined) =>
  `${field?.kind === 'one' || field?.kind === 'choice' ? 'Choose' : 'Write'} the ${field?.label} first.`

const refuseMissing = ({ fields, needsAtOnce = [] }: Resource, values: RecordValues) => {
  const missing = needsAtOnce.filter((name) => fields[name] && isEmptyField(fields[name], values[name]))
  if (missing.length > 0) invalid(Object.fromEntries(missing.map((name) => [name, [firstSentence(fields[name])]])))
}

/** A new row. Of what may be there once only, a second one is told so. */
const insertOrSay = async (ctx: Ctx, resource: Resource, values: RecordValues): Promise<number> => {
  const name = slugField(resource)
  const slugged = name ? { ...values, [name]: await freeSlug(ctx, resource, null, values) } : values
  try {
    return await insertLive(ctx, resource, slugged)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const [first = resource.title] = resource.needsAtOnce ?? []
    return invalid({ [first]: [`There is such a ${resource.words[0]} already.`] })
  }
}

/** What a record that somebody makes at a form begins with. A copy and a row of a file say these things themselves. */
const begunWith = async (ctx: Ctx, { fields }: Resource): Promise<RecordValues> => {
  const values: RecordValues = {}
  for (const [name, { begins }] of Object.entries(fields)) {
    if (begins === 'now') values[name] = ctx.now()
    if (begins === 'own-name') values[name] = await nameOfUser(ctx, actorId(ctx))
  }
  return values
}

/** A plain record is live as soon as it is made, so the gate stands before its making. */
const makePlain = async (ctx: Ctx, resource: Resource, values: RecordValues, id: number) => {
  const open = await openRecord(ctx, resource, id)
  await passGate(ctx, open, values)
  await announce(ctx, 'content')
}

/**
 * A new record: a row that nobody sees, and its draft. The same key gives the same record, so that a request which was
 * sent twice makes one.
 */
export const createRecord = async (
  ctx: Ctx,
  resource: Resource,
  { key, values: given = {} }: { key: string; values?: RecordValues },
  more: { from?: number; kind?: 'created' | 'imported' } = {},
) => {
  // A plain record is live at once.
  allow(ctx, hasDrafts(resource) ? resource.acts.draft : resource.acts.open)
  if (!canBeMade(resource)) return fail('not_found')
  const made = (again: boolean): Promise<number> =>
    inTransaction(ctx, async (ctx) => {
      const known = await madeBefore(ctx, resource, key)
      if (known) return known.record_id
      const isFromForm = more.kind === undefined && more.from === undefined
      const begun = isFromForm ? await begunWith(ctx, resource) : {}
      const values = { ...emptyValues(resource), ...begun, ...cleanValues(resource, given) }
      refuseMissing(resource, values)
      for (const { field, message } of await lostReferences(ctx, resource, values)) invalid({ [field]: [message] })
      const id = await insertOrSay(ctx, resource, values)
      const now = ctx.now()
      const isPlain = !hasDrafts(resource)
      await ctx.db
        .insertInto('records')
        .values({
          resource: resource.name,
          record_id: id,
          version: 1,
          live_version: isPlain ? 1 : null,
          first_live_at: isPlain ? now : null,
          live_since: isPlain ? now : null,
          answers: {},
          editing: noMarks,
          made_key: key,
          updated_at: now,
          updated_by: actorId(ctx),
        })
        .execute()
      const kind = more.kind ?? 'created'
      await keepVersion(ctx, resource, id, { number: 1, kind, content: values, summary: [kind] })
      if (isPlain) await makePlain(ctx, resource, values, id)
      else {
        const open = await openRecord(ctx, resource, id)
        await storeDraft(ctx, open, values)
        await setRecord(ctx, open, { gate: gateState(await gateFor(ctx, open, values)) })
      }
      const details = { version: 1, ...(more.from !== undefined && { from: more.from }) }
      await audit(ctx, { action: 'records.create', entity: resource.name, id, details })
      return id
    }).catch((error: unknown) => {
      // The same request at the same moment in two processes: the second finds what the first made.
      if (again && isUniqueViolation(error, 'records')) return made(false)
      throw error
    })
  return made(true)
}

const blank: readonly string[] = ['slug', 'consent', 'day', 'moment', 'span', 'seo']

/**
 * A new draft with the same text. Address, words for search engines, consent and dates belong to the one they were given
 * for; what there may be once only is given anew.
 */
export const duplicateRecord = async (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { key, values: given }: { key: string; values?: RecordValues },
) => {
  allow(ctx, resource.acts.draft)
  const { values } = await peekRecord(ctx, resource, id)
  const kept = Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = resource.fields[name]
      return field && !field.fixed && (!blank.includes(field.kind) || resource.needsAtOnce?.includes(name))
    }),
  )
  return createRecord(ctx, resource, { key, values: { ...kept, ...given } }, { from: id })
}
