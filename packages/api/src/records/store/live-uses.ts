import type { Field } from '@northlight/contract/office/field-kinds'
import type { Use } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { columnOf } from '../values/place.ts'

/** What is looked for: a record by its id, its address inside texts, its slug inside JSON; or a picture by its path. */
export type Sought = { resource: string; key: string; paths: string[]; slug: string | null }

const like = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`cast(${sql.ref(column)} as text) like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

const anyOf = (parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> | undefined =>
  parts.length === 0 ? undefined : sql<SqlBool>`(${sql.join(parts, sql` or `)})`

const inText = (column: string, { resource, key, paths }: Sought) =>
  resource === 'media'
    ? like(column, `/storage/${key}`)
    : anyOf(paths.flatMap((path) => ['"', '?', '#'].map((end) => like(column, `${path}${end}`))))

/** A row of the table uses it in this field; undefined where the field cannot. */
const usedIn = (name: string, field: Field, sought: Sought): RawBuilder<SqlBool> | undefined => {
  const column = columnOf(field.at ?? name)
  const isJson = field.at?.includes('.') || field.kind === 'rows' || field.kind === 'choices'
  if (isJson) {
    const slug = sought.slug === null ? [] : [like(column, `"${sought.slug}"`)]
    const picture = sought.resource === 'media' ? [like(column, `"${sought.key}"`)] : []
    const text = inText(column, sought)
    return anyOf([...slug, ...picture, ...(text ? [text] : [])])
  }
  switch (field.kind) {
    case 'one':
      return field.to === sought.resource ? sql<SqlBool>`${sql.ref(column)} = ${Number(sought.key)}` : undefined
    case 'many': {
      if (field.to !== sought.resource) return undefined
      const { table, own, other } = field.through
      return sql<SqlBool>`exists (select 1 from ${sql.table(table)} as pair
        where pair.${sql.ref(own)} = used.id and pair.${sql.ref(other)} = ${Number(sought.key)})`
    }
    case 'picture':
      return sought.resource === 'media' ? sql<SqlBool>`${sql.ref(column)} = ${sought.key}` : undefined
    case 'rich':
      return inText(column, sought)
    case 'line':
      return field.format === 'link' && sought.paths.length > 0
        ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(sought.paths)})`
        : undefined
    default:
      return undefined
  }
}

const mostPerField = 100

const usesOfField = async (ctx: Ctx, one: Resource, name: string, condition: RawBuilder<SqlBool>): Promise<Use[]> => {
  const title = columnOf(one.fields[one.title]?.at ?? one.title)
  const where = Object.entries(one.where ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ id: number; title: string | null }>`
    select used.id, used.${sql.ref(title)} as title from ${sql.table(one.table)} as used
    where ${sql.join([condition, ...where], sql` and `)} order by used.id limit ${mostPerField}`.execute(ctx.db)
  return rows.map(({ id, title }) => ({ resource: one.name, id, title: String(title ?? id), field: name, is_live: true }))
}

/** Where it stands in rows, live or hidden, asked of every table that could hold it: never outdated. */
export const liveUses = async (ctx: Ctx, sought: Sought): Promise<Use[]> => {
  const found: Use[] = []
  for (const one of resources) {
    const seen = new Set<string>()
    for (const [name, field] of Object.entries(one.fields)) {
      const condition = usedIn(name, field, sought)
      if (!condition) continue
      for (const use of await usesOfField(ctx, one, name, condition)) {
        const isItself = use.resource === sought.resource && String(use.id) === sought.key
        // Several fields lie in one JSON column: one use each record and column is enough.
        const mark = `${use.id}|${columnOf(field.at ?? name)}`
        if (!isItself && !seen.has(mark)) found.push(use)
        seen.add(mark)
      }
    }
  }
  return found
}
