import { resources } from '@northlight/contract/office/resources/list'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { forgetPictureUses } from '../records/store/draft-uses.ts'
import { columnOf } from '../records/values/json-path.ts'

/** A text without the picture. */
export const textWithout = (text: string, path: string): string =>
  text.replace(/<img\b[^>]*>/gi, (tag) => (tag.includes(`/storage/${path}"`) ? '' : tag))

/** A value of JSON without the picture: texts lose it, and where its path stands alone there is nothing. */
export const valueWithout = (value: unknown, path: string): unknown => {
  if (value === path) return null
  if (typeof value === 'string') return textWithout(value, path)
  if (Array.isArray(value)) return value.map((one) => valueWithout(one, path))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valueWithout(one, path)]))
}

type Place = { table: string; column: string; way: 'path' | 'text' | 'json'; keys: string[] }

const places = (): Place[] => {
  const all = resources.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]): Place[] => {
      const place = field.at ?? name
      const isJson = place.includes('.') || (field.kind === 'rows' && !field.table)
      const way = isJson ? 'json' : field.kind === 'picture' ? 'path' : field.kind === 'rich' ? 'text' : undefined
      return way ? [{ table, column: columnOf(place), way, keys: ['id'] }] : []
    }),
  )
  const drafts: Place = { table: 'record_drafts', column: 'content', way: 'json', keys: ['resource', 'record_id'] }
  return [...new Map([...all, drafts].map((one) => [`${one.table}.${one.column}.${one.way}`, one])).values()]
}

/**
 * Takes a picture out of everything that visitors see and out of drafts, in the caller's transaction. Columns that hold
 * its path are empty then, and a drawn placeholder is shown there; texts close up. Versions keep what they said: the
 * gate stops anyone who brings one of them back.
 */
export const takeOutPicture = async (ctx: Ctx, path: string) => {
  const isPostgres = ctx.services.database.engine === 'postgres'
  for (const { table, column, way, keys } of places()) {
    const at = sql.ref(column)
    if (way === 'path') {
      await sql`update ${sql.table(table)} set ${at} = null where ${at} = ${path}`.execute(ctx.db)
      continue
    }
    const whole = sql`cast(${at} as text)`
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(keys.map((key) => sql.ref(key)))}, ${whole} as said from ${sql.table(table)}
      where ${whole} like ${`%${path.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`.execute(ctx.db)
    for (const row of rows) {
      const said = String(row.said)
      const next = way === 'text' ? textWithout(said, path) : JSON.stringify(valueWithout(JSON.parse(said), path))
      const value = way === 'json' && isPostgres ? sql`cast(${next} as jsonb)` : sql`${next}`
      const where = keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`)
      await sql`update ${sql.table(table)} set ${at} = ${value} where ${sql.join(where, sql` and `)}`.execute(ctx.db)
    }
  }
  await forgetPictureUses(ctx.db, path)
}
