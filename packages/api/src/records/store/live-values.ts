import type { FieldOf } from '@northlight/contract/office/field-kinds'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import type { Db } from '@northlight/db/database'
import { readField, readFields } from '../values/field-codec.ts'
import type { Container } from '../values/json-path.ts'
import { rowsByIds, rowsOwnedBy } from './any-table.ts'

export type LiveRecord = { id: number; row: Container; values: RecordValues }

type InTable = FieldOf<'many'> | (FieldOf<'rows'> & { table: { name: string; own: string } })

/** Fields whose values are rows of another table. */
export const fieldsInTables = ({ fields }: Resource): [string, InTable][] =>
  Object.entries(fields).flatMap(([name, field]): [string, InTable][] => {
    if (field.kind === 'many') return [[name, field]]
    return field.kind === 'rows' && field.table ? [[name, { ...field, table: field.table }]] : []
  })

const ownerOf = (field: InTable) =>
  field.kind === 'many'
    ? { table: field.through.table, own: field.through.own }
    : { table: field.table.name, own: field.table.own }

const readInTable = async (db: Db, field: InTable, ids: number[]): Promise<Map<number, unknown[]>> => {
  const { table, own } = ownerOf(field)
  const found = new Map<number, unknown[]>()
  for (const row of await rowsOwnedBy(db, table, own, ids)) {
    const owner = Number(row[own])
    const list = found.get(owner) ?? []
    list.push(field.kind === 'many' ? row[field.through.other] : readFields(field.fields, row))
    found.set(owner, list)
  }
  return found
}

const isOfType = ({ where = {} }: Resource, row: Container) =>
  Object.entries(where).every(([column, value]) => [value].flat().includes(String(row[column])))

/** What the rows themselves say, in the order of the ids: what visitors see, or would see of a hidden record. */
export const liveRecords = async (db: Db, resource: Resource, ids: number[]): Promise<LiveRecord[]> => {
  const rows = new Map((await rowsByIds(db, resource.table, ids)).map((row) => [row.id, row]))
  const inTables = fieldsInTables(resource)
  const lists = new Map<string, Map<number, unknown[]>>()
  for (const [name, field] of inTables) lists.set(name, await readInTable(db, field, ids))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row || !isOfType(resource, row)) return []
    const values = Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [
        name,
        lists.has(name) ? (lists.get(name)?.get(id) ?? []) : readField(row, name, field),
      ]),
    )
    return [{ id, row, values }]
  })
}

export const liveRecord = async (db: Db, resource: Resource, id: number): Promise<LiveRecord | undefined> =>
  (await liveRecords(db, resource, [id]))[0]
