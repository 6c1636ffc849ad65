import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { AuditLineView, auditFilters } from '@northlight/contract/office/audit'
import { accountFields, detailWords } from '@northlight/contract/office/audit-words'
import { type Ctx, onReadConnection } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { type ListCall, listReply, pageOf } from '../kernel/paging.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { saying } from './saying.ts'
import { whomOf } from './whom.ts'

export type AuditFilter = Partial<Record<(typeof auditFilters)[number], string>>
type Narrow = { filter: AuditFilter; only: number | null; since?: string }

const dayPattern = /^\d{4}-\d\d-\d\d$/
const india = '+05:30'

/** The first moment of a day in India; a day that is none is refused by its name. */
const startOf = (name: string, day: string): string => {
  const at = dayPattern.test(day) ? Date.parse(`${day}T00:00:00.000${india}`) : Number.NaN
  return Number.isNaN(at)
    ? invalid({ [`filter.${name}`]: ['Give the day as year, month and day.'] })
    : new Date(at).toISOString()
}

const numberOf = (name: string, text: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : invalid({ [`filter.${name}`]: ['Use a whole number.'] })

const linesOf = async (ctx: Ctx, { filter, only, since }: Narrow) => {
  const { person, action, entity, entity_id, request_id, from, to } = filter
  let lines = ctx.db.selectFrom('audit_log')
  if (only !== null) lines = lines.where('actor_kind', '=', 'user').where('actor_id', '=', only)
  if (person !== undefined)
    lines = lines.where('actor_kind', '=', 'user').where('actor_id', '=', numberOf('person', person))
  if (action?.includes('.')) lines = lines.where('action', '=', action)
  // A domain alone: everything whose name begins with it. The sign after the dot ends the range.
  else if (action) lines = lines.where('action', '>=', `${action}.`).where('action', '<', `${action}/`)
  if (entity !== undefined) lines = lines.where('entity', '=', entity)
  if (entity_id !== undefined) lines = lines.where('entity_id', '=', entity_id)
  if (request_id !== undefined) lines = lines.where('request_id', '=', request_id)
  if (from !== undefined) lines = lines.where('at', '>=', startOf('from', from))
  if (to !== undefined) lines = lines.where('at', '<', later(startOf('to', to), days(1)))
  if (since !== undefined) lines = lines.where('at', '>=', since)
  for (const found of await saying(ctx, filter.search ?? '', only === null)) lines = lines.where(found)
  // In an object: a query that is awaited is one that runs.
  return { lines }
}

type Lines = Awaited<ReturnType<typeof linesOf>>['lines']

const newestFirst = (lines: Lines) => lines.selectAll().orderBy('id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>['execute']>>[number]

const namesOf = async (ctx: Ctx, rows: Row[], knowsPeople: boolean): Promise<Record<string, string>> => {
  const inDetails = rows.flatMap(({ details }) =>
    Object.entries(details).flatMap(([name, value]) =>
      knowsPeople && accountFields.has(name) && Number.isSafeInteger(value) ? [Number(value)] : [],
    ),
  )
  const ids = [...new Set([...rows.flatMap(({ actor_id }) => actor_id ?? []), ...inDetails])]
  if (ids.length === 0) return {}
  const users = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return Object.fromEntries(users.map(({ id, name }) => [String(id), name]))
}

/** Rows as they are shown: with names and titles where the reader may know them. */
const shown = async (ctx: Ctx, rows: Row[], only: number | null) => {
  const names = await namesOf(ctx, rows, only === null)
  const whom = await whomOf(ctx, rows, only === null)
  return (row: Row): AuditLineView => ({
    id: row.id,
    at: row.at,
    actor: {
      kind: row.actor_kind,
      id: row.actor_id,
      name: row.actor_id === null ? null : (names[String(row.actor_id)] ?? null),
    },
    action: row.action,
    entity: row.entity,
    entity_id: row.entity_id,
    whom: whom.get(`${row.entity} ${row.entity_id}`) ?? null,
    details: row.details,
    said: detailWords(row.details, names),
    request_id: row.request_id,
  })
}

type AuditCall = ListCall & { query: { filter: AuditFilter } }

const page = async (ctx: Ctx, call: AuditCall, narrow: Omit<Narrow, 'filter'>) => {
  const { lines } = await linesOf(ctx, { filter: call.query.filter, ...narrow })
  const found = await pageOf(lines, call.query, newestFirst)
  return listReply(ctx, call, found, await shown(ctx, found.rows, narrow.only))
}

/** Administrators read every line; others what they did themselves. */
const reach = (ctx: Ctx): number | null => (allow(ctx, 'audit.read') === 'all' ? null : signedIn(ctx).id)

export const auditLines = (ctx: Ctx, call: AuditCall) => page(onReadConnection(ctx), call, { only: reach(ctx) })

export const ownActs = (ctx: Ctx, call: AuditCall) => {
  allow(ctx, 'audit.read')
  return page(ctx, call, { only: signedIn(ctx).id, since: later(ctx.now(), -days(30)) })
}

/** The same lines in portions, for a file; the newest first. */
export async function* auditPortions(ctx: Ctx, filter: AuditFilter, size = 1000): AsyncGenerator<AuditLineView[]> {
  const only = reach(ctx)
  const { lines } = await linesOf(ctx, { filter, only })
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await newestFirst(lines).where('id', '<', before).limit(size).execute()
    if (rows.length === 0) return
    yield rows.map(await shown(ctx, rows, only))
    before = rows.at(-1)?.id ?? 0
  }
}
