import { createHash } from 'node:crypto'
import type { Row, RowSource, RowTable } from './row-place.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

/** PostgreSQL keeps the fields of an object in an order of its own. */
const sameText = (text: unknown) => (typeof text === 'string' ? JSON.stringify(sorted(JSON.parse(text))) : null)

const room = 2n ** 64n

export type RowDigest = { count: number; digest: string }

/** How many rows a table has and what stands in them, whatever the order in which they are read. */
export const digestRows = ({ columns }: RowTable) => {
  const names = columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  let [count, sum] = [0, 0n]
  return {
    add: (rows: Row[]) => {
      for (const row of rows) {
        const values = names.map(({ name, isJson }) => (isJson ? sameText(row[name]) : (row[name] ?? null)))
        sum += createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64BE()
        count += 1
      }
      sum %= room
    },
    result: (): RowDigest => ({ count, digest: sum.toString(16).padStart(16, '0') }),
  }
}

export const digestTable = async (source: RowSource, table: RowTable): Promise<RowDigest> => {
  const digest = digestRows(table)
  for await (const rows of source.read(table)) digest.add(rows)
  return digest.result()
}
