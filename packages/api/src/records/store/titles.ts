import type { Field } from '@northlight/contract/office/field-kinds'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { oneOf } from '@northlight/db/one-of'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { columnOf } from '../values/json-path.ts'

export type Titles = Record<string, Record<string, string>>

const idsIn = (field: Field, value: unknown): [string, number[]][] => {
  if (value === null || value === undefined) return []
  if (field.kind === 'one') return [[field.to, [value as number]]]
  if (field.kind === 'many') return [[field.to, value as number[]]]
  if (field.kind === 'rows')
    return (value as RecordValues[]).flatMap((row) =>
      Object.entries(field.fields).flatMap(([name, inner]) => idsIn(inner, row[name])),
    )
  return []
}

/** A record is called by its title; where that is another record, by the title of that one. */
export const titleColumn = (resource: Resource): string =>
  columnOf(resource.fields[resource.title]?.at ?? resource.title)

const titlesOf = async (ctx: Ctx, resource: Resource, ids: number[]): Promise<Record<string, string>> => {
  const { rows } = await sql<{ id: number; title: unknown }>`
    select id, ${sql.ref(titleColumn(resource))} as title from ${sql.table(resource.table)}
    where ${oneOf(ctx.db, sql.ref('id'), 'bigint', ids)}`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ id, title }) => [String(id), String(title ?? id)]))
}

/** Titles of everything that values lead to, one statement for each type. Given `titles` get more: none is read twice. */
export const titlesFor = async (
  ctx: Ctx,
  { fields }: Pick<Resource, 'fields'>,
  all: RecordValues[],
  titles: Titles = {},
): Promise<Titles> => {
  const wanted = new Map<string, Set<number>>()
  for (const values of all)
    for (const [name, field] of Object.entries(fields))
      for (const [to, ids] of idsIn(field, values[name])) {
        const set = wanted.get(to) ?? new Set()
        for (const id of ids) if (titles[to]?.[String(id)] === undefined) set.add(id)
        wanted.set(to, set)
      }
  for (const [to, ids] of wanted) {
    const resource = resourceNamed(to)
    if (resource && ids.size > 0) titles[to] = Object.assign(titles[to] ?? {}, await titlesOf(ctx, resource, [...ids]))
  }
  return titles
}

/** What a record is called. One without a name of its own is called by what it leads to. */
export const recordTitle = (resource: Resource, values: RecordValues, titles: Titles): string => {
  const named = (resource.titledBy ?? []).flatMap((name) => {
    const field = resource.fields[name]
    const id = values[name]
    return field?.kind === 'one' && typeof id === 'number' ? [titles[field.to]?.[String(id)] ?? String(id)] : []
  })
  if (resource.titledBy) return named.join(' · ') || `New ${resource.words[0]}`
  return String(values[resource.title] ?? '') || `New ${resource.words[0]}`
}
