import type { Field } from '@northlight/contract/office/field-kinds'
import { stateFilters } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { contains, fold } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { chosenFilter, sortOf } from '../../kernel/query.ts'
import { isLongWord, mostMatches } from '../../kernel/trigrams.ts'
import { shownColumn } from '../store/open-record.ts'
import { titleColumn } from '../store/titles.ts'
import { columnOf } from '../values/json-path.ts'
import { trigramMatch } from './trigram.ts'

export type Filter = Partial<Record<string, string>>
type Condition = RawBuilder<SqlBool>

const column = (name: string) => sql.ref(`t.${name}`)

const whole = (name: string, text: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : invalid({ [`filter.${name}`]: ['Use a whole number.'] })

const isTrue = (name: string, text: string): boolean => {
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : invalid({ [`filter.${name}`]: ['Use true or false.'] })
}

const byField = (name: string, field: Field, text: string): Condition => {
  const at = column(columnOf(field.at ?? name))
  switch (field.kind) {
    case 'yesNo':
      return sql`${at} = ${isTrue(name, text)}`
    case 'one':
    case 'number':
    case 'money':
      return sql`${at} = ${whole(name, text)}`
    case 'many': {
      const { table, own, other } = field.through
      return sql`exists (select 1 from ${sql.table(table)} as pair
        where pair.${sql.ref(own)} = t.id and pair.${sql.ref(other)} = ${whole(name, text)})`
    }
    case 'choices':
      return contains(`t.${columnOf(field.at ?? name)}`, text)
    default:
      return sql`${at} = ${text}`
  }
}

/** What a state means in rows: `r` is what the office knows of a record, `d` its draft. */
const byState = async (ctx: Ctx, resource: Resource, text: string): Promise<Condition> => {
  const state = chosenFilter('state', stateFilters, text)
  const name = await shownColumn(ctx, resource)
  const shown: Condition = name === undefined ? sql`1 = 1` : sql`${column(name)} = ${true}`
  const isNew: Condition = resource.startsHidden
    ? sql`1 = 1`
    : sql`(r.record_id is not null and r.first_live_at is null)`
  switch (state) {
    case 'live':
      return shown
    case 'draft':
      return sql`(not (${shown}) and ${isNew})`
    case 'hidden':
      return sql`(not (${shown}) and not ${isNew})`
    case 'edited':
      return sql`(${shown} and d.record_id is not null)`
    default:
      return sql`r.publish_at is not null`
  }
}

/** A record that is called by what it leads to is found by the names of those. */
const byTitleOfOthers = (resource: Resource, text: string): Condition[] =>
  (resource.titledBy ?? []).flatMap((name) => {
    const field = resource.fields[name]
    const other = field?.kind === 'one' ? resourceNamed(field.to) : undefined
    if (!other) return []
    return [
      sql<SqlBool>`${column(name)} in (select other.id from ${sql.table(other.table)} as other
        where ${contains(`other.${titleColumn(other)}`, text)})`,
    ]
  })

/** Letters too few for the index are read row by row, which many rows would hold up everybody else for in a list. */
const amongNewest = (resource: Resource) =>
  sql<SqlBool>`t.id in (select newest.id from ${sql.table(resource.table)} as newest
    order by newest.id desc limit ${mostMatches})`

const bySearch = (ctx: Ctx, resource: Resource, text: string, most?: number): Condition => {
  if (resource.isLong && isLongWord(text)) return trigramMatch(ctx, resource, text, most)
  const columns = [...(resource.titledBy ? [] : [titleColumn(resource)]), ...(resource.list.search ?? [])]
  const parts = [...columns.map((name) => contains(`t.${name}`, text)), ...byTitleOfOthers(resource, text)]
  const found = sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  return resource.isLong && most !== undefined ? sql<SqlBool>`(${amongNewest(resource)} and ${found})` : found
}

/** Rows of the table that are records of this type. */
export const whereParts = ({ where = {} }: Resource, table: string): Condition[] =>
  Object.entries(where).map(
    ([name, value]) => sql<SqlBool>`${sql.ref(`${table}.${name}`)} in (${sql.join([value].flat())})`,
  )

/**
 * Every filter of a list as conditions; the contract has refused unknown ones. `most`: how many a list looks at; a file
 * and an act on many, which are made behind the screen, have all.
 */
export const conditionsOf = async (ctx: Ctx, resource: Resource, filter: Filter, most?: number): Promise<Condition> => {
  const parts = whereParts(resource, 't')
  for (const [name, text] of Object.entries(filter)) {
    if (text === undefined) continue
    const field = resource.fields[name]
    if (name === 'search') parts.push(bySearch(ctx, resource, text, most))
    else if (name === 'state') parts.push(await byState(ctx, resource, text))
    else if (name === 'gate') parts.push(sql`r.gate = ${text}`)
    else if (field) parts.push(byField(name, field, text))
  }
  return parts.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

const needsOffice = (filter: Filter) => filter.state !== undefined || filter.gate !== undefined

/** The table, with what the office knows beside each row; for counting the latter is left away where nothing asks. */
export const fromTable = (resource: Resource, filter: Filter | 'everything') => {
  const isWide = filter === 'everything' || needsOffice(filter)
  return isWide
    ? sql`from ${sql.table(resource.table)} as t
      left join records as r on r.resource = ${resource.name} and r.record_id = t.id
      left join record_drafts as d on d.resource = ${resource.name} and d.record_id = t.id`
    : sql`from ${sql.table(resource.table)} as t`
}

/** The order of a list, with the id to settle ties. Words are sorted as people read them, without case and accents. */
export const orderOf = (resource: Resource, sort: string | undefined): RawBuilder<unknown> => {
  const wanted = sortOf(sort ?? resource.list.first)
  const parts = wanted.map(({ column: name, direction }) => {
    const field = resource.fields[name]
    const at = `t.${columnOf(field?.at ?? name)}`
    const by = field?.kind === 'line' && !resource.isLong ? fold(at) : sql.ref(at)
    return direction === 'desc' ? sql`${by} desc` : sql`${by} asc`
  })
  const last = wanted.at(-1)?.direction === 'desc' ? sql`t.id desc` : sql`t.id asc`
  return sql`order by ${sql.join([...parts, last])}`
}
