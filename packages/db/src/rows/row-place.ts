/** A row as both engines read it; JSON stands as its text, so that a stored `null` is not taken for no value. */
export type Row = Record<string, unknown>

export type RowTable = { name: string; columns: { name: string; isJson: boolean }[] }

export type Step = { name: string }

/** Where all rows of an institute can be read from: a database of either engine, or the files of a backup. */
export type RowSource = {
  /** The migrations that made its tables, in order. */
  steps(): Promise<Step[]>
  /** Parents before their children; tables that point at each other stand in one group. */
  groups(): Promise<RowTable[][]>
  read(table: RowTable): AsyncIterable<Row[]>
  /** The last number that each table gave to a row, also to one that is gone: it is never given again. */
  numbers(): Promise<Record<string, number>>
  close(): Promise<void>
}

/** A database that takes the rows of a source with the same tables. */
export type RowTarget = RowSource & {
  /** Into empty tables, in one transaction: whatever ends it in the middle leaves them empty. */
  fill(group: RowTable[], rowsOf: (table: RowTable) => AsyncIterable<Row[]>): Promise<void>
  setNumbers(numbers: Record<string, number>): Promise<void>
}

export const rowsAtOnce = 500

/** What only one engine has: its index of letters, its own bookkeeping, and a table that a package asks for. */
export const isOfOneEngine = (table: string): boolean =>
  /_trigrams|^sqlite_|^rate_limits$|^migrations$|^northlight_move$/.test(table)

/** Tables in groups, parents first. A table that another group reaches has fewer tables behind it. */
export const inGroups = (tables: RowTable[], links: { child: string; parent: string }[]): RowTable[][] => {
  const parents = Map.groupBy(links, ({ child }) => child)
  const reachOf = (name: string) => {
    const seen = new Set<string>()
    const visit = (at: string) => {
      if (seen.has(at)) return
      seen.add(at)
      for (const { parent } of parents.get(at) ?? []) visit(parent)
    }
    visit(name)
    return seen
  }
  const reach = new Map(tables.map(({ name }) => [name, reachOf(name)]))
  const isOneGroup = (a: string, b: string) => Boolean(reach.get(a)?.has(b) && reach.get(b)?.has(a))
  const sorted = tables.toSorted(
    (a, b) => (reach.get(a.name)?.size ?? 0) - (reach.get(b.name)?.size ?? 0) || (a.name < b.name ? -1 : 1),
  )
  const groups: RowTable[][] = []
  for (const table of sorted) {
    const group = groups.find(([first]) => first && isOneGroup(first.name, table.name))
    if (group) group.push(table)
    else groups.push([table])
  }
  return groups
}
