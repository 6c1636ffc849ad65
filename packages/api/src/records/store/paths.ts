import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { liveRecords } from './live-values.ts'

type Known = { resource: string; id: number; values: RecordValues }

/** `{branch_id.slug}`: the column of the row that the field leads to. */
const referred = async (ctx: Ctx, to: string, id: number, column: string, known: Known): Promise<unknown> => {
  if (known.resource === to && known.id === id) return known.values[column]
  const table = resourceNamed(to)?.table
  if (!table) return undefined
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(table)} where id = ${id}`.execute(ctx.db)
  return rows[0]?.value
}

const partOf = async (ctx: Ctx, resource: Resource, values: RecordValues, token: string, known: Known) => {
  const [name = '', ...rest] = token.split('.')
  const field = resource.fields[name]
  const column = rest.at(-1)
  if (column === undefined || !field) return values[name]
  if (field.kind === 'one' && typeof values[name] === 'number')
    return referred(ctx, field.to, values[name], column, known)
  const first = field.kind === 'many' ? (values[name] as number[] | null)?.[0] : undefined
  return field.kind === 'many' && first !== undefined ? referred(ctx, field.to, first, column, known) : undefined
}

/** The address of a record on the site with these values; null while a part of it is not known. */
const ownPath = async (ctx: Ctx, resource: Resource, values: RecordValues, known: Known): Promise<string | null> => {
  if (!resource.page) return null
  let path = resource.page
  for (const [whole, token = ''] of resource.page.matchAll(/\{([\w.]+)\}/g)) {
    const part = await partOf(ctx, resource, values, token, known)
    if (part === null || part === undefined || part === '') return null
    const text = String(part)
    path = path.replace(whole, text.startsWith('/') ? text : encodeURIComponent(text))
  }
  return path
}

export const pathOf = (ctx: Ctx, resource: Resource, id: number, values: RecordValues): Promise<string | null> =>
  ownPath(ctx, resource, values, { resource: resource.name, id, values })

/** Every address that depends on these values: its own, and those of records whose address goes through this one. */
export const pathsOf = async (ctx: Ctx, resource: Resource, id: number, values: RecordValues): Promise<string[]> => {
  // A page that shows it among others stays where it is.
  const own = resource.page?.includes('{slug}') ? await pathOf(ctx, resource, id, values) : null
  const through = resource.pagesThrough && resourceNamed(resource.pagesThrough.resource)
  if (!through || !resource.pagesThrough) return own === null ? [] : [own]
  const { field } = resource.pagesThrough
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(through.table)} where ${sql.ref(field)} = ${id} order by id`.execute(ctx.db)
  const others = await liveRecords(
    ctx.db,
    through,
    rows.map((row) => row.id),
  )
  const known = { resource: resource.name, id, values }
  const paths = await Promise.all(others.map((other) => ownPath(ctx, through, other.values, known)))
  return [own, ...paths].filter((path) => path !== null)
}
