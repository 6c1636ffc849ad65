import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { type familyFilters, familyViews } from '@northlight/contract/office/families/reading'
import { type FamilyState, familyStates, noSource } from '@northlight/contract/office/family-words'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Ctx, onReadConnection } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { listEnvelope } from '../../kernel/lists.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter, sortOf } from '../../kernel/query.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { type Most, mostWith } from '../../kernel/trigrams.ts'
import { contactEventLabels } from '../contact-events/contact-event.ts'
import { reachOf } from '../open-family.ts'
import { familyRows } from '../views.ts'
import { isFound } from './search.ts'

/** Beyond this nothing is counted: a list says "10,000+". */
export const mostCounted = 10_000

/** A statement that begins with a comment gets no name: PostgreSQL plans it for its values each time. */
const anew = sql`/* planned for its values */`

export type Filter = Partial<Record<(typeof familyFilters)[number], string>>
type Query = { page: number; total: number; sort?: string; filter: Filter }

export const idIn = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : invalid({ [`filter.${name}`]: ['Use a whole number.'] })
}

/** Families of every list: none that was joined into another, none of another branch. */
export const reached = (ctx: Ctx) =>
  ctx.db.selectFrom('families').where('families.joined_into', 'is', null).where(reachOf(ctx, 'families.read'))

const inView = (ctx: Ctx, view: (typeof familyViews)[number]) => {
  const all = reached(ctx)
  const now = ctx.now()
  if (view === 'inbox') return all.where('families.state', '=', 'new')
  if (view === 'mine') return all.where('families.owner_id', '=', actorId(ctx) ?? 0)
  if (view === 'overdue')
    return all.where((where) => where.or([where('families.due_at', '<', now), where('families.next_at', '<', now)]))
  return all
}

/** The first moment of a day in India, so many days on. */
const dayIn = (name: string, day: string | undefined, on = 0): string | undefined => {
  if (day === undefined) return undefined
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN
  return Number.isNaN(at)
    ? invalid({ [`filter.${name}`]: ['Give the day as year, month and day.'] })
    : later(new Date(at).toISOString(), days(on))
}

/** Families of which one form came from a page. */
const fromPage = ({ db }: Ctx, page: string) =>
  db.selectFrom('family_touches').select('family_touches.family_id').where('family_touches.page', '=', page)

/** A word of the address a family first came by; `none` for those without one. */
const cameBy = (
  column: 'source' | 'medium' | 'campaign',
  word: string | undefined,
): RawBuilder<SqlBool> | undefined => {
  if (word === undefined) return undefined
  const first = sql.ref(`families.first_${column}`)
  return word === noSource ? sql<SqlBool>`${first} is null` : sql<SqlBool>`${first} = ${word.toLowerCase()}`
}

/** The newest families of a word may all be left out by what else narrows the list, own branches among it. */
const mostFound = (ctx: Ctx, { search: _, view, ...others }: Filter): Most =>
  mostWith(view !== undefined && view !== 'all', branchesOf(ctx, allow(ctx, 'families.read')), ...Object.values(others))

/** `most`: so many families of a word are looked at; a file has all. */
export const filtered = (ctx: Ctx, filter: Filter, most = mostFound(ctx, filter)) => {
  const { view, search, state, owner, branch, form, programme, page } = filter
  const came = (['source', 'medium', 'campaign'] as const).flatMap((column) => cameBy(column, filter[column]) ?? [])
  const wanted = {
    view: chosenFilter('view', familyViews, view) ?? 'all',
    state: chosenFilter<FamilyState>('state', familyStates, state),
    form: chosenFilter('form', [...contactEventLabels(ctx).keys()], form),
    owner: owner === 'none' ? null : idIn('owner', owner),
    branch: idIn('branch', branch),
    from: dayIn('from', filter.from),
    until: dayIn('to', filter.to, 1),
  }
  return inView(ctx, wanted.view)
    .$if(search !== undefined, (query) => query.where(isFound(ctx, search ?? '', most)))
    .$if(wanted.state !== undefined, (query) => query.where('families.state', '=', wanted.state ?? 'new'))
    .$if(wanted.form !== undefined, (query) => query.where('families.form', '=', wanted.form ?? ''))
    .$if(wanted.owner === null, (query) => query.where('families.owner_id', 'is', null))
    .$if(typeof wanted.owner === 'number', (query) => query.where('families.owner_id', '=', wanted.owner ?? 0))
    .$if(wanted.branch !== undefined, (query) => query.where('families.branch_id', '=', wanted.branch ?? 0))
    .$if(filter.class !== undefined, (query) => query.where('families.class', '=', filter.class ?? ''))
    .$if(wanted.from !== undefined, (query) => query.where('families.came_at', '>=', wanted.from ?? ''))
    .$if(wanted.until !== undefined, (query) => query.where('families.came_at', '<', wanted.until ?? ''))
    .$if(programme !== undefined, (query) => query.where('families.wants', '=', programme ?? ''))
    .$if(page !== undefined, (query) => query.where('families.id', 'in', fromPage(ctx, page ?? '')))
    .where(({ and }) => and(came))
}

/** How many rows a query finds, counted to a limit and no further. */
export const countedTo = async ({ db }: Ctx, query: ReturnType<typeof reached>, most: number): Promise<number> => {
  const limited = query.select(sql`1`.as('one')).limit(most + 1)
  const { rows } = await sql<{ count: number }>`${anew} select count(*) as count from (${limited}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** In the inbox who has waited longest comes first; follow-ups by their moment; everything else the newest first. */
const ordered = (query: ReturnType<typeof filtered>, { sort, filter }: Query) => {
  const [first] = sortOf(sort)
  const by = first ?? (filter.view === 'inbox' ? { column: 'touched_at', direction: 'asc' } : undefined)
  if (by?.column === 'next_at')
    return query
      .orderBy('families.next_at', (order) => (by.direction === 'desc' ? order.desc() : order.asc()).nullsLast())
      .orderBy('families.id')
  const column = by?.column === 'came_at' ? 'families.came_at' : 'families.touched_at'
  const direction = by?.direction === 'asc' ? 'asc' : 'desc'
  return query.orderBy(column, direction).orderBy('families.id', direction)
}

export const listFamilies = async (asked: Ctx, { query, url }: { query: Query; url: URL }) => {
  const ctx = query.filter.search === undefined ? asked : onReadConnection(asked)
  const found = filtered(ctx, query.filter)
  const total = await countedTo(ctx, found, mostCounted)
  const offset = (query.page - 1) * query.total
  const rows = total > offset ? await ordered(found, query).selectAll().limit(query.total).offset(offset).execute() : []
  return listEnvelope(
    { root: ctx.services.apiUrl, url },
    { number: query.page, size: query.total, total: Math.min(total, mostCounted) },
    await familyRows(ctx, rows),
  )
}
