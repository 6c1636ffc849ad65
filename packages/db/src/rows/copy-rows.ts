import { DatabaseError } from '../errors.ts'
import { digestTable, type RowDigest } from './row-digest.ts'
import type { RowSource, RowTable, RowTarget } from './row-place.ts'

export class RowsDiffer extends DatabaseError {
  override name = 'RowsDiffer'
}

const isSame = (a: RowDigest, b: RowDigest) => a.count === b.count && a.digest === b.digest

/** Other rows stand in the target already: of an earlier copy, after which the source went on. */
export class TargetIsStale extends DatabaseError {
  override name = 'TargetIsStale'
}

type Progress = (table: string, rows: number, isCopied: boolean) => void

/** The same tables with the same columns, or nothing is written. */
const assertSameTables = (source: RowTable[][], target: RowTable[][]) => {
  const said = (groups: RowTable[][]) =>
    groups.flat().flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`))
  const [there, here] = [new Set(said(source)), new Set(said(target))]
  const differing = [...there.symmetricDifference(here)]
  if (differing.length > 0)
    throw new RowsDiffer(`The two databases do not have the same tables: ${differing.slice(0, 5).join(', ')} differs.`)
}

/**
 * Makes the rows of a target those of a source, and compares each table by count and digest afterwards. A table that is
 * the same already is left as it is, so a copy that was cut short goes on where it stood. The source must stand still.
 */
export const copyRows = async (source: RowSource, target: RowTarget, progress: Progress = () => {}) => {
  const groups = await source.groups()
  assertSameTables(groups, await target.groups())
  let total = 0
  for (const group of groups) {
    const wanted = new Map<RowTable, RowDigest>()
    for (const table of group) wanted.set(table, await digestTable(source, table))
    const isThere = async (table: RowTable) => {
      const [found, asked] = [await digestTable(target, table), wanted.get(table)]
      if (asked && isSame(found, asked)) return true
      if (found.count > 0) throw new TargetIsStale(`The table ${table.name} of the target has other rows already.`)
      return false
    }
    const missing: RowTable[] = []
    for (const table of group) if (!(await isThere(table))) missing.push(table)
    if (missing.length > 0) await target.fill(missing, (table) => source.read(table))
    for (const table of group) {
      const isCopied = missing.includes(table)
      if (isCopied && !isSame(await digestTable(target, table), wanted.get(table) ?? { count: -1, digest: '' }))
        throw new RowsDiffer(`The table ${table.name} is not the same after it was copied.`)
      const count = wanted.get(table)?.count ?? 0
      total += count
      progress(table.name, count, isCopied)
    }
  }
  await target.setNumbers(await source.numbers())
  return { tables: groups.flat().length, rows: total }
}
