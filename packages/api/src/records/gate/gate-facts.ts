import { indianDay } from '@northlight/contract/dates'
import type { Consent } from '@northlight/contract/office/field-values'
import type { GateLine } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { resourceSchemas } from '@northlight/contract/office/resource-schemas'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { optionNames } from '@northlight/contract/options'
import type { Ctx } from '../../kernel/context.ts'
import { settingsRecord } from '../../settings/service.ts'
import { rowsByIds } from '../store/any-table.ts'
import { pictures, references } from '../store/draft-uses.ts'
import type { OpenRecord } from '../store/open-record.ts'
import { slugProblem } from '../store/slugs.ts'
import { today } from '../store/table-facts.ts'
import { draftColumns } from '../store/write-live.ts'
import { type GateFacts, gateOf, isTakenBack } from './gate-of.ts'
import { redirectProblems } from './redirect-problems.ts'
import { ruleTextProblems } from './rule-texts.ts'
import { translationProblems } from './translation-problems.ts'

type Problem = GateFacts['problems'][number]

/** Choices that come from the settings must still stand there. */
const optionProblems = async (ctx: Ctx, { fields }: Resource, values: RecordValues): Promise<Problem[]> => {
  const problems: Problem[] = []
  for (const [field, { kind, ...rest }] of Object.entries(fields)) {
    if (kind !== 'choice' || !('from' in rest) || !rest.from || !('options' in rest.from)) continue
    const list = optionNames.find(
      (name) => 'options' in (rest.from ?? {}) && name === (rest.from as { options: string }).options,
    )
    const value = values[field]
    if (!list || value === null || value === undefined) continue
    const { value: options } = await settingsRecord(ctx, 'options')
    const known = (options as Record<string, { value: string }[]>)[list] ?? []
    if (!known.some((entry) => entry.value === value))
      problems.push({ field, message: `“${value}” is in no list any more.` })
  }
  return problems
}

/** Records that fields lead to must exist. */
const referenceProblems = async (ctx: Ctx, { fields }: Resource, values: RecordValues): Promise<Problem[]> => {
  const problems: Problem[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'one' && field.kind !== 'many') continue
    const table = resourceNamed(field.to)?.table
    const ids = field.kind === 'one' ? [values[name]] : ((values[name] ?? []) as unknown[])
    const wanted = ids.filter((id) => typeof id === 'number')
    if (!table || wanted.length === 0) continue
    const found = await rowsByIds(ctx.db, table, wanted)
    if (found.length < wanted.length)
      problems.push({ field: name, message: `Something chosen as ${field.label} is gone.` })
  }
  return problems
}

/**
 * A picture with a child one can recognise needs the written consent of the parent. One whose consent was withdrawn
 * stays out, whatever it is said to show by now.
 */
const pictureProblems = async (ctx: Ctx, resource: Resource, values: RecordValues): Promise<Problem[]> => {
  const used = references(resource, values).filter(({ to_resource }) => to_resource === pictures)
  if (used.length === 0) return []
  const rows = await ctx.db
    .selectFrom('media')
    .select(['path', 'consent_on', 'consent_scan_file_id', 'consent_withdrawn_on'])
    .where(({ or, eb }) => or([eb('shows', '=', 'child'), eb('consent_withdrawn_on', 'is not', null)]))
    .where(
      'path',
      'in',
      used.map(({ to_key }) => to_key),
    )
    .execute()
  const bare = new Set(
    rows
      .filter((row) => !row.consent_on || !row.consent_scan_file_id || row.consent_withdrawn_on)
      .map(({ path }) => path),
  )
  return used
    .filter(({ to_key }) => bare.has(to_key))
    .map(({ field }) => ({ field, message: 'The picture shows a child, and there is no written consent for it.' }))
}

const paperOf = (ctx: Ctx, scan: number | null) =>
  ctx.db
    .selectFrom('private_files')
    .select('created_at')
    .where('id', '=', scan ?? 0)
    .where('kind', '=', 'consent')
    .executeTakeFirst()

/** What is named as the signed paper must be one: neither a file that is gone nor somebody's mark sheet. */
const scanProblems = async (ctx: Ctx, resource: Resource, values: RecordValues): Promise<Problem[]> => {
  const scan = consentOf(resource, values)?.scan_id ?? null
  return scan === null || (await paperOf(ctx, scan))
    ? []
    : [{ field: consentField(resource) ?? 'consent', message: 'The signed paper of the consent is missing.' }]
}

/** After a withdrawal the paper of the new consent counts, which cannot be older than the day it is dated. */
const renewalProblems = async (ctx: Ctx, { resource, live }: OpenRecord, values: RecordValues): Promise<Problem[]> => {
  const consent = consentOf(resource, values)
  if (!consentOf(resource, live.values)?.withdrawn_on || !consent?.on || consent.scan_id === null) return []
  const paper = await paperOf(ctx, consent.scan_id)
  return paper && indianDay(paper.created_at) < consent.on
    ? [
        {
          field: consentField(resource) ?? 'consent',
          message: 'Add the paper of the new consent: the one here is older than its day.',
        },
      ]
    : []
}

/** What a field leads to and is not there: no row can be made with it. */
export const lostReferences = async (ctx: Ctx, resource: Resource, values: RecordValues): Promise<Problem[]> => [
  ...(await referenceProblems(ctx, resource, values)),
  ...(await scanProblems(ctx, resource, values)),
]

/** JSON columns must have the shape that the pages read. */
const shapeProblems = (ctx: Ctx, open: OpenRecord, values: RecordValues): Problem[] =>
  Object.entries(resourceSchemas[open.resource.name] ?? {}).flatMap(([column, schema]) => {
    const result = schema.safeParse(draftColumns(ctx, open.resource, values, open.live.row)[column])
    if (result.success) return []
    return result.error.issues.slice(0, 5).map(({ path, message }) => ({
      field: fieldAt(open.resource, [column, ...path.map(String)].join('.')),
      message,
    }))
  })

const fieldAt = ({ fields, title }: Resource, place: string): string =>
  Object.entries(fields).find(([name, field]) => {
    const own = field.at ?? name
    return place === own || place.startsWith(`${own}.`)
  })?.[0] ?? title

const consentField = ({ fields }: Resource): string | undefined =>
  Object.entries(fields).find(([, field]) => field.kind === 'consent')?.[0]

export const consentOf = (resource: Resource, values: RecordValues): Consent | null => {
  const name = consentField(resource)
  return name === undefined ? null : ((values[name] ?? null) as Consent | null)
}

/** Anyone who took the consent back is shown to nobody any more, not even for a look. */
export const isShownToNobody = ({ resource, values, live }: OpenRecord): boolean =>
  isTakenBack(consentOf(resource, values), consentOf(resource, live.values))

/** The gate of a record for these values, with everything that has to be looked up. */
export const gateFor = async (ctx: Ctx, open: OpenRecord, values: RecordValues): Promise<GateLine[]> => {
  const { resource, id, live, record } = open
  const before = record.first_live_at === null ? null : live.values
  const slug = await slugProblem(ctx, resource, id, values, before)
  return gateOf(resource, values, {
    today: today(ctx),
    liveConsent: consentOf(resource, live.values),
    answers: record.answers,
    problems: [
      ...(slug ? [{ field: 'slug', message: slug }] : []),
      ...(await optionProblems(ctx, resource, values)),
      ...(await lostReferences(ctx, resource, values)),
      ...(await renewalProblems(ctx, open, values)),
      ...shapeProblems(ctx, open, values),
      ...(await pictureProblems(ctx, resource, values)),
      ...(resource.gate.some(({ rule }) => rule === 'redirect') ? await redirectProblems(ctx, id, values) : []),
      ...(await ruleTextProblems(ctx, open, values)),
      ...(resource.gate.some(({ rule }) => rule === 'one-translation')
        ? await translationProblems(ctx, resource, id, values)
        : []),
    ],
  })
}
