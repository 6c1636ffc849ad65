import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import type { Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { columnsOf, writeField } from '../values/field-codec.ts'
import { type Container, columnOf, putAt, valueAt } from '../values/json-path.ts'
import { deleteOwned, highestPosition, insertRow, insertRows, rowsByIds, updateRow } from './any-table.ts'
import { fieldsInTables } from './live-values.ts'
import { fillerFor, type TableFacts, tableFacts, today } from './table-facts.ts'

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.values(value as object).every(isNothing))

/** The columns of a row as the values say them. JSON columns keep whatever no field speaks of. */
export const draftColumns = (ctx: Ctx, resource: Resource, values: RecordValues, row: Container): Container => {
  const inTables = new Set(fieldsInTables(resource).map(([name]) => name))
  const written = structuredClone(row)
  const touched = new Set<string>()
  for (const [name, field] of Object.entries(resource.fields)) {
    if (inTables.has(name) || field.fixed || !Object.hasOwn(values, name)) continue
    writeField(written, name, field, values[name], today(ctx))
    for (const column of columnsOf(name, field)) touched.add(column)
  }
  for (const place of resource.nullWhenEmpty ?? [])
    if (touched.has(columnOf(place)) && isNothing(valueAt(written, place))) putAt(written, place, null)
  return Object.fromEntries([...touched].map((column) => [column, written[column]]))
}

const withFillers = (ctx: Ctx, facts: TableFacts, columns: Container): Container =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => {
      const column = facts.get(name)
      const isMissing = (value === null || value === undefined) && column && !column.isNullable
      return [name, isMissing ? fillerFor(ctx, name, column) : value]
    }),
  )

const stamps = (ctx: Ctx, facts: TableFacts): Container => ({
  updated_at: ctx.now(),
  ...(facts.has('updated_by') && { updated_by: actorId(ctx) }),
})

const writeTables = async (ctx: Ctx, resource: Resource, id: number, values: RecordValues) => {
  for (const [name, field] of fieldsInTables(resource)) {
    if (!Object.hasOwn(values, name)) continue
    const list = (values[name] ?? []) as unknown[]
    if (field.kind === 'many') {
      const { table, own, other } = field.through
      await deleteOwned(ctx.db, table, own, id)
      const rows = list.map((member, position) => ({ [own]: id, [other]: member, position }))
      await insertRows(ctx.db, table, rows)
      continue
    }
    const { name: table, own } = field.table
    const facts = await tableFacts(ctx, table)
    const stamped = facts.has('created_at') ? { created_at: ctx.now(), updated_at: ctx.now() } : {}
    const rows = (list as Container[]).map((row, position) => {
      const columns: Container = {}
      for (const [part, inner] of Object.entries(field.fields)) writeField(columns, part, inner, row[part], today(ctx))
      return { ...withFillers(ctx, facts, columns), [own]: id, position, ...stamped }
    })
    await deleteOwned(ctx.db, table, own, id)
    await insertRows(ctx.db, table, rows)
  }
}

/** Writes values into the row that visitors read. `more` are columns beside the fields, such as `is_active`. */
export const writeLive = async (
  ctx: Ctx,
  resource: Resource,
  id: number,
  values: RecordValues,
  more: Container = {},
) => {
  const facts = await tableFacts(ctx, resource.table)
  const [row] = await rowsByIds(ctx.db, resource.table, [id])
  if (!row) throw new Error(`${resource.name} ${id} is gone.`)
  const columns = withFillers(ctx, facts, draftColumns(ctx, resource, values, row))
  await updateRow(ctx.db, resource.table, id, { ...columns, ...stamps(ctx, facts), ...more })
  await writeTables(ctx, resource, id, values)
}

/** A new row, not shown to anybody. Columns without a default that no value speaks of get a filler. */
export const insertLive = async (ctx: Ctx, resource: Resource, values: RecordValues): Promise<number> => {
  const facts = await tableFacts(ctx, resource.table)
  const columns: Container = {
    ...draftColumns(ctx, resource, values, {}),
    ...Object.fromEntries(Object.entries(resource.where ?? {}).filter(([, value]) => typeof value === 'string')),
    ...(resource.order && { position: (await highestPosition(ctx.db, resource.table)) + 1 }),
    ...(facts.has('is_active') && { is_active: false }),
    created_at: ctx.now(),
    ...stamps(ctx, facts),
  }
  for (const [name, { isNullable, hasDefault }] of facts)
    if (!isNullable && !hasDefault && !Object.hasOwn(columns, name)) columns[name] = null
  const id = await insertRow(ctx.db, resource.table, withFillers(ctx, facts, columns))
  await writeTables(ctx, resource, id, values)
  return id
}
