import { fieldSchemas } from '@northlight/contract/office/field-values'
import type { Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { fold } from '@northlight/db/fold'
import type { ImportPicture, ImportProblem } from '@northlight/db/tables/records'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { titleColumn } from '../records/store/titles.ts'
import type { CellValue } from './cell-value.ts'
import { checkRow, type Facts } from './check-row.ts'

export type ReadRow = { number: number; cells: string[]; found: ImportProblem[] }

const titlesOf = async (ctx: Ctx, one: Resource): Promise<Map<string, number[]>> => {
  const { rows } = await sql<{ id: number; title: string | null }>`
    select id, cast(${sql.ref(titleColumn(one))} as text) as title from ${sql.table(one.table)}`.execute(ctx.db)
  const titles = new Map<string, number[]>()
  for (const { id, title } of rows) {
    const key = fold(title ?? '').trim()
    titles.set(key, [...(titles.get(key) ?? []), id])
  }
  return titles
}

const pictureNamed = async (ctx: Ctx, pictures: readonly ImportPicture[], wanted: string[]) => {
  const known =
    wanted.length === 0
      ? []
      : await ctx.db
          .selectFrom('media')
          .select('path')
          .where('path', 'in', wanted)
          .where('is_private', '=', false)
          .execute()
  const inLibrary = new Set(known.map(({ path }) => path))
  return (name: string): CellValue => {
    const sent = pictures.find((one) => one.name === name)
    if (sent?.reason) return { wrong: sent.reason }
    if (sent) return { value: `import:${name}` }
    return inLibrary.has(name) ? { value: name } : { wrong: `There is no picture “${name.slice(0, 100)}”.` }
  }
}

/** Everything that rows have to be compared with, read once for all of them. */
const factsFor = async (
  ctx: Ctx,
  resource: Resource,
  mapping: readonly (string | null)[],
  pictures: readonly ImportPicture[],
  rows: readonly ReadRow[],
): Promise<Facts> => {
  const titles = new Map<string, Map<string, number[]>>()
  for (const target of mapping) {
    const field = resource.fields[target ?? '']
    const to = field?.kind === 'one' || field?.kind === 'many' ? resourceNamed(field.to) : undefined
    if (to && !titles.has(to.name)) titles.set(to.name, await titlesOf(ctx, to))
  }
  const columns = mapping.flatMap((target, at) => (resource.fields[target ?? '']?.kind === 'picture' ? [at] : []))
  const named = [...new Set(rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '')))].filter(Boolean)
  const picture = await pictureNamed(ctx, pictures, named)
  const own = await titlesOf(ctx, resource)
  const seen = new Set<string>()
  return {
    schemas: fieldSchemas(resource.fields),
    titled: (to) => titles.get(to) ?? new Map(),
    picture,
    known: (title) => {
      const isKnown = own.has(title) || seen.has(title)
      seen.add(title)
      return isKnown
    },
  }
}

const atOnce = 100

/** Checks every row and keeps what came of it, in the caller's transaction; rows taken off by hand stay so. */
export const storeRows = async (
  ctx: Ctx,
  resource: Resource,
  id: number,
  { mapping, pictures }: { mapping: readonly (string | null)[]; pictures: readonly ImportPicture[] },
  rows: readonly ReadRow[],
) => {
  const facts = await factsFor(ctx, resource, mapping, pictures, rows)
  const left = await ctx.db
    .selectFrom('import_rows')
    .select('number')
    .where('import_id', '=', id)
    .where('is_left', '=', true)
    .execute()
  const isLeft = new Set(left.map(({ number }) => number))
  await ctx.db.deleteFrom('import_rows').where('import_id', '=', id).execute()
  for (let at = 0; at < rows.length; at += atOnce)
    await ctx.db
      .insertInto('import_rows')
      .values(
        rows.slice(at, at + atOnce).map((row) => ({
          import_id: id,
          number: row.number,
          is_left: isLeft.has(row.number),
          cells: row.cells,
          found: row.found,
          ...checkRow(resource, mapping, row, facts),
        })),
      )
      .execute()
}
