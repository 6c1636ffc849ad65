import { resources } from '@northlight/contract/office/resources/list'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { columnOf } from '../records/values/json-path.ts'

const bankTexts = [
  ...['question_versions.texts', 'question_versions.options', 'question_versions.matches'],
  ...['question_versions.solution', 'passage_versions.texts'],
]

/** Columns that hold paths of pictures, and columns whose texts may name some. */
const places = () => {
  const exact = new Set<string>()
  const inside = new Set<string>()
  for (const { table, fields } of resources)
    for (const [name, field] of Object.entries(fields)) {
      const place = field.at ?? name
      const isJson = place.includes('.') || (field.kind === 'rows' && !field.table)
      if (field.kind === 'picture' && !isJson) exact.add(`${table}.${columnOf(place)}`)
      else if (field.kind === 'rich' || isJson) inside.add(`${table}.${columnOf(place)}`)
    }
  for (const place of [...bankTexts, 'settings.value']) inside.add(place)
  return { exact: [...exact], inside: [...inside] }
}

const split = (place: string) => {
  const [table = '', column = ''] = place.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}

const figures = () =>
  ['question_versions', 'passage_versions'].map(
    (table) => sql`select figure as text from ${sql.table(table)} where figure is not null`,
  )

/** The paths of pictures that texts of these columns name. */
const pathsInTexts = async (ctx: Ctx, columns: readonly string[]): Promise<string[]> => {
  const texts = columns.map((place) => {
    const { table, column } = split(place)
    return sql`select cast(${column} as text) as text from ${table}
      where cast(${column} as text) like '%/storage/%' or cast(${column} as text) like '%"image%'
        or cast(${column} as text) like '%"logo"%'`
  })
  const found = await sql<{ text: string }>`${sql.join(texts, sql` union all `)}`.execute(ctx.db)
  return found.rows.flatMap(({ text }) =>
    [...text.matchAll(/\/storage\/([^"\\?#)\s]+)|"(?:image\w*|logo|favicon)":\s*"([^"]+)"/g)].map(
      ([, path, other]) => path ?? other ?? '',
    ),
  )
}

/** Drawings of circuits, graphs and the like: what questions of the bank show. */
export const questionPaths = async (ctx: Ctx): Promise<Set<string>> => {
  const { rows } = await sql<{ text: string }>`${sql.join(figures(), sql` union all `)}`.execute(ctx.db)
  return new Set([...rows.map(({ text }) => text), ...(await pathsInTexts(ctx, bankTexts))])
}

/** How often each picture is used, over all records, drafts, questions and settings: two statements. */
export const usedPaths = async (ctx: Ctx): Promise<Map<string, number>> => {
  const { exact, inside } = places()
  const used = new Map<string, number>()
  const add = (path: string) => used.set(path, (used.get(path) ?? 0) + 1)
  const columns = exact.map((place) => {
    const { table, column } = split(place)
    return sql`select ${column} as text from ${table} where ${column} is not null`
  })
  const drafts = sql`select to_key as text from record_uses where to_resource = 'media'`
  const all = [...columns, drafts, ...figures()]
  const paths = await sql<{ text: string }>`${sql.join(all, sql` union all `)}`.execute(ctx.db)
  for (const { text } of paths.rows) add(text)
  for (const path of await pathsInTexts(ctx, inside)) add(path)
  return used
}
