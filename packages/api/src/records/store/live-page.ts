import type { Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { comparedPath } from '@northlight/contract/redirects'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { liveRecords } from './live-values.ts'
import { shownColumn } from './open-record.ts'
import { pathOf } from './paths.ts'
import { recordTitle, titlesFor } from './titles.ts'

const patternOf = (page: string) => new RegExp(`^${page.replace(/\{([\w.]+)\}/g, '([^/]+)')}$`)

/** Rows that may have the address: those with its slug, or all where the address is made of other records. */
const rowsFor = async (ctx: Ctx, { table, page = '' }: Resource, found: RegExpExecArray): Promise<number[]> => {
  const tokens = [...page.matchAll(/\{([\w.]+)\}/g)].map(([, token]) => token)
  const slug = found[tokens.indexOf('slug') + 1] ?? ''
  const { rows } = await (tokens.includes('slug')
    ? sql<{ id: number }>`select id from ${sql.table(table)} where lower(slug) = ${slug}`
    : sql<{ id: number }>`select id from ${sql.table(table)} order by id`
  ).execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** What visitors see at an address that is made of records, by its compared path. */
export const livePageAt = async (ctx: Ctx, path: string): Promise<{ resource: Resource; title: string } | null> => {
  for (const resource of resources) {
    const { page } = resource
    // `/achievers/{categories.0.slug}` is the page of the category, which is looked at itself.
    const isMade = page?.startsWith('/') && page.includes('{') && !page.includes('.0.')
    const found = isMade ? patternOf(page ?? '').exec(path) : null
    if (!found) continue
    const shown = await shownColumn(ctx, resource)
    for (const { id, row, values } of await liveRecords(ctx.db, resource, await rowsFor(ctx, resource, found))) {
      if (shown !== undefined && row[shown] !== true) continue
      const own = await pathOf(ctx, resource, id, values)
      if (own !== null && comparedPath(own) === path)
        return { resource, title: recordTitle(resource, values, await titlesFor(ctx, resource, [values])) }
    }
  }
  return null
}
