import type { Field } from '@northlight/contract/office/field-kinds'
import type { Use } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { columnOf } from '../values/json-path.ts'

/** What is looked for: a record by its id, its address inside texts, its slug inside JSON; or a picture by its path. */
export type Sought = { resource: string; key: string; paths: string[]; slug: string | null }

/**
 * The texts that are looked for stand in a row of their own, and every condition compares with its columns. Given as
 * values they would be part of the plan, and PostgreSQL would plan the whole statement anew each time, for ten times as
 * long as it takes to find anything.
 */
const createTexts = () => {
  const names = new Map<string, string>()
  return {
    isIn: (column: string, text: string): RawBuilder<SqlBool> => {
      const name = names.get(text) ?? `text_${names.size}`
      names.set(text, name)
      return sql<SqlBool>`cast(${sql.ref(column)} as text) like texts.${sql.ref(name)} escape '\\'`
    },
    row: () => {
      const columns = [...names].map(
        ([text, name]) => sql`cast(${`%${text.replace(/[\\%_]/g, '\\$&')}%`} as text) as ${sql.ref(name)}`,
      )
      return sql`select ${sql.join([sql`0 as none`, ...columns])}`
    },
  }
}

type Looking = Sought & { isIn: ReturnType<typeof createTexts>['isIn'] }

const anyOf = (parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> | undefined =>
  parts.length === 0 ? undefined : sql<SqlBool>`(${sql.join(parts, sql` or `)})`

const inText = (column: string, { resource, key, paths, isIn }: Looking) =>
  resource === 'media'
    ? isIn(column, `/storage/${key}`)
    : anyOf(paths.flatMap((path) => ['"', '?', '#'].map((end) => isIn(column, `${path}${end}`))))

/** Fields that stand in one column as JSON: where that holds it, no more is known than which of them comes first. */
const isInJson = ({ at, kind }: Field) => at?.includes('.') || kind === 'rows' || kind === 'choices'

/** A row of the table uses it in this field; undefined where the field cannot. */
const usedIn = (name: string, field: Field, sought: Looking): RawBuilder<SqlBool> | undefined => {
  // Rows of a child table hold texts alone.
  if (field.kind === 'rows' && field.table) return undefined
  const column = columnOf(field.at ?? name)
  if (isInJson(field)) {
    const slug = sought.slug === null ? [] : [sought.isIn(column, `"${sought.slug}"`)]
    const picture = sought.resource === 'media' ? [sought.isIn(column, `"${sought.key}"`)] : []
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

const mostPerType = 200

/**
 * Rows of one type that use it; the first field that does is the one that is named. Where only links can use it, rows are
 * found by the link's index: such a type may have very many. Elsewhere each text is compared once, and not once more to
 * name the field: reading the conditions takes PostgreSQL longer than the rows do.
 */
const usesInType = (one: Resource, sought: Looking) => {
  const asked = new Set<string>()
  const conditions = Object.entries(one.fields).flatMap(([name, field]) => {
    const column = columnOf(field.at ?? name)
    if (isInJson(field) && asked.has(column)) return []
    const condition = usedIn(name, field, sought)
    if (condition) asked.add(column)
    return condition ? [{ name, condition, isLink: field.kind === 'one' || field.kind === 'many' }] : []
  })
  if (conditions.length === 0) return undefined
  const title = columnOf(one.fields[one.title]?.at ?? one.title)
  const which = sql.join(
    conditions.map(({ name, condition }) => sql`when ${condition} then ${sql.lit(name)}`),
    sql` `,
  )
  const any = conditions.every(({ isLink }) => isLink)
    ? sql.join(
        conditions.map(({ condition }) => condition),
        sql` or `,
      )
    : sql`true`
  const where = Object.entries(one.where ?? {}).map(
    ([column, value]) => sql`${sql.ref(column)} in (${sql.join([value].flat().map((one) => sql.lit(one)))})`,
  )
  return sql`select * from (
    select ${sql.lit(one.name)} as resource, id, title, field from (
      select used.id, cast(used.${sql.ref(title)} as text) as title, case ${which} end as field
      from ${sql.table(one.table)} as used cross join texts
      where ${sql.join([sql`(${any})`, ...where], sql` and `)}) as each_row
    where field is not null order by id limit ${sql.lit(mostPerType)}) as found`
}

/** Where it stands in rows, live or hidden, asked of every table that could hold it in one statement: never outdated. */
export const liveUses = async (ctx: Ctx, sought: Sought): Promise<Use[]> => {
  const { isIn, row } = createTexts()
  const parts = resources.map((one) => usesInType(one, { ...sought, isIn })).filter((part) => part !== undefined)
  if (parts.length === 0) return []
  const { rows } = await sql<{ resource: string; id: number; title: string | null; field: string }>`
    with texts as (${row()}) ${sql.join(parts, sql` union all `)}`.execute(ctx.db)
  return rows
    .filter(({ resource, id }) => resource !== sought.resource || String(id) !== sought.key)
    .map(({ resource, id, title, field }) => ({ resource, id, title: title ?? String(id), field, is_live: true }))
}
