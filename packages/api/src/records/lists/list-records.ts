import type { RecordRow } from '@northlight/contract/office/record-views'
import { hasDrafts, hasOwnPage, type Resource } from '@northlight/contract/office/resource'
import type { GateState } from '@northlight/db/tables/records'
import { sql } from 'kysely'
import { askerOf, type Ctx, onReadConnection } from '../../kernel/context.ts'
import { listEnvelope } from '../../kernel/lists.ts'
import { allow } from '../../kernel/policy.ts'
import { mostCounted, searchInTurn } from '../../kernel/yield-to-exams.ts'
import { liveRecords } from '../store/live-values.ts'
import { shownColumn, stateOf } from '../store/open-record.ts'
import { viewsOfPages } from '../store/page-views.ts'
import { pathOf } from '../store/paths.ts'
import { recordTitle, titlesFor } from '../store/titles.ts'
import { namesOfUsers } from '../store/user-names.ts'
import { cellOf } from './cells.ts'
import { conditionsOf, type Filter, fromTable, orderOf } from './list-query.ts'

/**
 * A statement that begins with a comment gets no name and is planned for its values each time: PostgreSQL would keep
 * one plan for a search that finds one row and for one that finds them all.
 */
const anew = sql`/* planned for its values */`

type Query = {
  page: number
  total: number
  sort?: string
  filter: Filter
  /** Beyond this nothing is counted. */
  most: number
}

type Known = {
  id: number
  first_live_at: string | null
  record_id: number | null
  draft_id: number | null
  publish_at: string | null
  hide_at: string | null
  gate: GateState | null
  updated_at: string | null
  updated_by: number | null
}

const knownColumns = sql`t.id, r.record_id, r.first_live_at, r.publish_at, r.hide_at, r.gate, r.updated_at, r.updated_by,
      d.record_id as draft_id`

/** Where nothing but a search narrows a long list that stands newest first. */
const isNewestMatches = ({ isLong, list }: Resource, { sort, filter }: Query) =>
  isLong === true && (sort ?? list.first) === '-id' && Object.keys(filter).join() === 'search'

/** Ids of one page, with what the office knows of each. Rows themselves are read afterwards, by id. */
const pageOfIds = async (ctx: Ctx, resource: Resource, query: Query): Promise<Known[]> => {
  const { page, total, sort, filter, most } = query
  // Such a page needs no more than the newest matches.
  const looked = isNewestMatches(resource, query) ? page * total : Math.max(most + 1, page * total)
  const where = await conditionsOf(ctx, resource, filter, looked)
  const { rows } = await sql<Known>`${anew}
    select ${knownColumns}
    ${fromTable(resource, 'everything')} where ${where} ${orderOf(resource, sort)}
    limit ${total} offset ${(page - 1) * total}`.execute(ctx.db)
  return rows
}

/** How many there are, counted to one more than `most`. */
const countedRows = async (ctx: Ctx, resource: Resource, { filter, most }: Query): Promise<number> => {
  const where = await conditionsOf(ctx, resource, filter, most + 1)
  const { rows } = await sql<{ total: number }>`${anew}
    select count(*) as total from (
      select t.id ${fromTable(resource, filter)} where ${where} limit ${most + 1}
    ) as counted`.execute(ctx.db)
  return Number(rows[0]?.total ?? 0)
}

export const rowViews = async (ctx: Ctx, resource: Resource, known: Known[]): Promise<RecordRow[]> => {
  const records = await liveRecords(
    ctx.db,
    resource,
    known.map(({ id }) => id),
  )
  const byId = new Map(records.map((record) => [record.id, record]))
  const names = await namesOfUsers(
    ctx,
    known.map(({ id, updated_by }) => updated_by ?? ((byId.get(id)?.row.updated_by ?? null) as number | null)),
  )
  const listed = Object.fromEntries(
    Object.entries(resource.fields).filter(
      ([name]) => resource.list.columns.includes(name) || resource.titledBy?.includes(name),
    ),
  )
  const titles = await titlesFor(
    ctx,
    { fields: listed },
    records.map(({ values }) => values),
  )
  const shown = await shownColumn(ctx, resource)
  const rows = await Promise.all(
    known.flatMap((office) => {
      const record = byId.get(office.id)
      if (!record) return []
      const { id, row, values } = record
      const isShown = shown === undefined || row[shown] === true
      // Content older than the office was seen before, whatever it is now.
      const state = stateOf(resource, isShown, {
        first_live_at: office.record_id === null ? String(row.created_at) : office.first_live_at,
      })
      const by = office.updated_by ?? ((row.updated_by ?? null) as number | null)
      return [
        (async (): Promise<RecordRow> => ({
          id,
          title: recordTitle(resource, values, titles),
          state,
          is_edited: hasDrafts(resource) && office.draft_id !== null && state === 'live',
          publish_at: office.publish_at,
          hide_at: office.hide_at,
          gate: office.gate,
          position: resource.order ? Number(row.position) : null,
          page: await pathOf(ctx, resource, id, values),
          views: null,
          cells: Object.fromEntries(
            Object.entries(listed).map(([name, field]) => [name, cellOf(ctx, field, values[name], titles)]),
          ),
          updated_at: office.updated_at ?? String(row.updated_at ?? row.created_at),
          updated_by: by === null ? null : (names.get(by) ?? null),
        }))(),
      ]
    }),
  )
  if (!hasOwnPage(resource)) return rows
  const views = await viewsOfPages(
    ctx,
    rows.map(({ page }) => page),
  )
  return rows.map((row) => ({
    ...row,
    views: row.state === 'live' && row.page !== null ? (views.get(row.page) ?? 0) : null,
  }))
}

/** A page that is not full is the last one, and needs no counting. */
const totalOf = (ctx: Ctx, resource: Resource, query: Query, found: number) => {
  const { page, total } = query
  return found < total && (found > 0 || page === 1) ? (page - 1) * total + found : countedRows(ctx, resource, query)
}

const findPage = async (ctx: Ctx, resource: Resource, query: Query) => {
  const known = await pageOfIds(ctx, resource, query)
  return { known, total: await totalOf(ctx, resource, query, known.length) }
}

/**
 * Page and count in one pass over the index. A word that stands in more rows than are counted is the exception: which of
 * them are the newest is not known then, but they are found at once by going back from the last row.
 */
const findNewest = async (ctx: Ctx, resource: Resource, query: Query) => {
  const { page, total, filter, most } = query
  const where = await conditionsOf(ctx, resource, filter, most + 1)
  const { rows } = await sql<Known & { counted: number | string }>`${anew}
    with found as materialized (
      select t.id ${fromTable(resource, {})} where ${where} limit ${most + 1}
    )
    select (select count(*) from found) as counted, ${knownColumns}
    ${fromTable(resource, 'everything')}
    where t.id in (select id from found order by id desc limit ${total} offset ${(page - 1) * total})
    order by t.id desc`.execute(ctx.db)
  const [first] = rows
  if (!first) return page === 1 ? { known: [], total: 0 } : findPage(ctx, resource, query)
  const counted = Number(first.counted)
  return { known: counted > most ? await pageOfIds(ctx, resource, query) : rows, total: counted }
}

/** A page of records with their drafts' marks: one or two statements for the page and its count, a few for what it shows. */
export const listRecords = async (ctx: Ctx, resource: Resource, asked: Omit<Query, 'most'>, url: URL) => {
  allow(ctx, resource.acts.read)
  const isLongSearch = resource.isLong === true && asked.filter.search !== undefined
  const query = { ...asked, most: mostCounted(isLongSearch) }
  const find = isNewestMatches(resource, query) ? findNewest : findPage
  const look = async (ctx: Ctx) => {
    const { known, total } = await find(ctx, resource, query)
    return { data: await rowViews(ctx, resource, known), total }
  }
  const { data, total } = await (isLongSearch
    ? searchInTurn(() => look(onReadConnection(ctx)), askerOf(ctx))
    : look(ctx))
  const page = { number: query.page, size: query.total, total: Math.min(total, query.most) }
  const envelope = listEnvelope({ root: ctx.services.apiUrl, url }, page, data)
  return { ...envelope, meta: { ...envelope.meta, is_more: total > query.most } }
}
