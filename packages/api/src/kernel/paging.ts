import { fold as foldText } from '@northlight/db/fold'
import { contains, fold } from '@northlight/db/search'
import {
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Ctx } from './context.ts'
import { listEnvelope } from './lists.ts'
import { sortOf } from './query.ts'

export type ListCall = { query: { page: number; total: number; sort?: string }; url: URL }
type Found<Row> = { total: number; rows: Row[] }

/** One page of a filtered query and how many rows there are in all: two statements, whatever the size. */
export const pageOf = async <DB, TB extends keyof DB, Picked, Row>(
  filtered: SelectQueryBuilder<DB, TB, Picked>,
  { page, total: size }: ListCall['query'],
  shown: (query: SelectQueryBuilder<DB, TB, Picked>) => SelectQueryBuilder<DB, TB, Row>,
): Promise<Found<Row>> => {
  const counted = await filtered
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  const offset = (page - 1) * size
  const rows = counted.total > offset ? await shown(filtered).limit(size).offset(offset).execute() : []
  return { total: counted.total, rows: rows as Row[] }
}

export const listReply = <Row, View>(ctx: Ctx, { query, url }: ListCall, found: Found<Row>, view: (row: Row) => View) =>
  listEnvelope(
    { root: ctx.services.apiUrl, url },
    { number: query.page, size: query.total, total: found.total },
    found.rows.map(view),
  )

/** Whether the row lies in one of the branches, or in none: that is everybody's. */
export const inBranches = (
  column: string | Expression<number | null>,
  branches: readonly number[],
): RawBuilder<SqlBool> => {
  const branch = typeof column === 'string' ? sql.ref(column) : column
  return branches.length === 0
    ? sql<SqlBool>`${branch} is null`
    : sql<SqlBool>`(${branch} is null or ${branch} in (${sql.join(branches)}))`
}

/** Whether any of the columns contains the text. */
export const searched = (columns: (string | Expression<string | null>)[], text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    columns.map((column) => contains(column, text)),
    sql` or `,
  )})`

/**
 * Applies `sort` as the contract allows it, then the order of the list itself, which also settles ties.
 * Names sort as people read them: without regard to case and accents.
 */
export const sorted = <DB, TB extends keyof DB, Picked>(
  query: SelectQueryBuilder<DB, TB, Picked>,
  sort: string | undefined,
  table: string,
  usual: (query: SelectQueryBuilder<DB, TB, Picked>) => SelectQueryBuilder<DB, TB, Picked>,
): SelectQueryBuilder<DB, TB, Picked> => {
  const wanted = sortOf(sort).reduce((ordered, { column, direction }) => {
    const by = column === 'name' ? fold(`${table}.name`) : sql.ref(`${table}.${column}`)
    return ordered.orderBy(by as OrderByExpression<DB, TB, Picked> & Expression<unknown>, direction)
  }, query)
  return usual(wanted)
}

/** Slugs are kept in small letters without accents; anyone who types them otherwise means the same. */
export const slugKey = (slug: string): string => foldText(slug)
