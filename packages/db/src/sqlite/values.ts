import type { StatementSync } from 'node:sqlite'
import { checkedNumber, jsonOrSame } from '../values.ts'

export type SqliteValue = null | number | bigint | string | Uint8Array

export const toSqlite = (input: unknown): SqliteValue => {
  const value = jsonOrSame(input)
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1n : 0n
  // node:sqlite binds every number as a floating one; whole numbers have to arrive as whole numbers.
  if (typeof value === 'number') return Number.isInteger(checkedNumber(value)) ? BigInt(value) : value
  if (typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`A value of type ${typeof value} cannot be stored in the database.`)
}

type Convert = (value: unknown) => unknown

const converters: Record<string, Convert> = {
  BOOLEAN: (value) => (value === null ? null : value !== 0),
  JSON_TEXT: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
}

const same: Convert = (value) => value

/** Makes ordinary objects of the rows of a statement; SQLite remembers which column a result comes from. */
export const rowReader = (statement: StatementSync): ((row: unknown) => unknown) => {
  const columns = statement.columns().map(({ name, type }) => ({ name, convert: converters[type ?? ''] ?? same }))
  return (row) => {
    const values = row as unknown[]
    const out: Record<string, unknown> = {}
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i] as (typeof columns)[number]
      out[column.name] = column.convert(values[i])
    }
    return out
  }
}
