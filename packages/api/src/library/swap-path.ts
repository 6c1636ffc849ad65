import { resources } from '@northlight/contract/office/resources/list'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { swapPictureUses } from '../records/store/draft-uses.ts'
import { columnOf } from '../records/values/json-path.ts'

/**
 * Writes another path wherever a picture stands: in columns, inside texts and JSON, in drafts. The same picture under
 * another path is also written into older versions, which would otherwise lose it.
 */
export const swapPath = async (ctx: Ctx, from: string, to: string, isSamePicture = false) => {
  const isPostgres = ctx.services.database.engine === 'postgres'
  const [quoted, other] = [JSON.stringify(from), JSON.stringify(to)]
  /** As a value of its own, and inside texts that stand in the JSON. */
  const inJson = (table: string, column: string) => {
    const whole = sql`cast(${sql.ref(column)} as text)`
    const values = sql`replace(${whole}, ${quoted}, ${other})`
    const text = sql`replace(${values}, ${`/storage/${from}`}, ${`/storage/${to}`})`
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${isPostgres ? sql`cast(${text} as jsonb)` : text}
      where ${whole} like ${`%${from}%`}`.execute(ctx.db)
  }
  const inText = (table: string, column: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} =
        replace(${sql.ref(column)}, ${`/storage/${from}`}, ${`/storage/${to}`})
      where ${sql.ref(column)} like ${`%/storage/${from}%`}`.execute(ctx.db)
  const done = new Set<string>()
  for (const { table, fields } of resources)
    for (const [name, field] of Object.entries(fields)) {
      const place = field.at ?? name
      const column = columnOf(place)
      const isJson = place.includes('.') || (field.kind === 'rows' && !field.table)
      const way = isJson ? 'json' : field.kind
      if (done.has(`${table}.${column}.${way}`)) continue
      done.add(`${table}.${column}.${way}`)
      if (isJson) await inJson(table, column)
      else if (field.kind === 'picture')
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
          ctx.db,
        )
      else if (field.kind === 'rich') await inText(table, column)
    }
  await inJson('record_drafts', 'content')
  if (isSamePicture) await inJson('record_versions', 'content')
  await swapPictureUses(ctx.db, from, to)
}
