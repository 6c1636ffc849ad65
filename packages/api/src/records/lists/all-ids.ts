import type { Resource } from '@northlight/contract/office/resource'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { conditionsOf, type Filter, fromTable } from './list-query.ts'

/** Filters that come in a body are checked as those of an address are. */
export const checkFilter = (resource: Resource, filter: Filter) => {
  for (const name of Object.keys(filter))
    if (!resource.list.filters.includes(name)) fail('unknown_filter', `There is no filter “${name}” here.`)
}

/** Ids of everything that matches, a piece at a time and in the order of the ids: a long table never stands in memory. */
export async function* matchingIds(ctx: Ctx, resource: Resource, filter: Filter, size = 500): AsyncGenerator<number[]> {
  const where = await conditionsOf(ctx, resource, filter)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select t.id ${fromTable(resource, filter)} where ${where} and t.id > ${after} order by t.id limit ${size}`.execute(
      ctx.db,
    )
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    yield ids
    after = last
  }
}
