import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { fold } from '../fold.ts'
import { rowReader, toSqlite } from '../sqlite/values.ts'
import { inGroups, isOfOneEngine, type Row, type RowTable, type RowTarget, rowsAtOnce } from './row-place.ts'

const quoted = (name: string) => `"${name}"`

const tablesIn = (database: DatabaseSync): RowTable[] => {
  const rows = database
    .prepare(
      `select one.name as of, part.name, part.type from sqlite_schema as one join pragma_table_info(one.name) as part
      where one.type = 'table' order by one.name, part.cid`,
    )
    .all() as { of: string; name: string; type: string }[]
  return [...Map.groupBy(rows, ({ of }) => of)]
    .filter(([name]) => !isOfOneEngine(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ name, type }) => ({ name, isJson: type === 'JSON_TEXT' })),
    }))
}

const linksIn = (database: DatabaseSync) =>
  database
    .prepare(
      `select one.name as child, link."table" as parent
      from sqlite_schema as one join pragma_foreign_key_list(one.name) as link where one.type = 'table'`,
    )
    .all() as { child: string; parent: string }[]

const selectOf = ({ name, columns }: RowTable) =>
  `select ${columns.map((one) => (one.isJson ? `cast(${quoted(one.name)} as text) as ${quoted(one.name)}` : quoted(one.name))).join(', ')} from ${quoted(name)}`

/** The rows of a SQLite file, read in one snapshot. */
export const openSqliteRows = (path: string, { readOnly = true } = {}): RowTarget => {
  const database = new DatabaseSync(path, { readOnly, timeout: 5000, enableForeignKeyConstraints: false })
  database.function('fold', { deterministic: true }, (value) => (value === null ? null : fold(String(value))))
  if (readOnly) database.exec('begin')
  const insert = ({ name, columns }: RowTable, rows: Row[]) => {
    const statement = database.prepare(
      `insert into ${quoted(name)} (${columns.map((one) => quoted(one.name)).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rows) statement.run(...columns.map((one) => toSqlite(row[one.name])))
  }
  return {
    steps: async () => database.prepare('select name from migrations order by position').all() as { name: string }[],
    groups: async () => inGroups(tablesIn(database), linksIn(database)),
    read: async function* (table) {
      const statement = database.prepare(selectOf(table))
      statement.setReturnArrays(true)
      const read = rowReader(statement)
      let rows: Row[] = []
      for (const row of statement.iterate()) {
        rows.push(read(row) as Row)
        if (rows.length < rowsAtOnce) continue
        yield rows
        rows = []
        // SQLite answers at once, and nothing else of this process would have its turn in a large table.
        await setImmediate()
      }
      if (rows.length > 0) yield rows
    },
    numbers: async () => {
      const rows = database.prepare('select name, seq from sqlite_sequence').all() as { name: string; seq: number }[]
      return Object.fromEntries(
        rows.filter(({ name, seq }) => seq > 0 && !isOfOneEngine(name)).map(({ name, seq }) => [name, seq]),
      )
    },
    fill: async (group, rowsOf) => {
      database.exec('begin immediate')
      try {
        for (const table of group) for await (const rows of rowsOf(table)) insert(table, rows)
        database.exec('commit')
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
    setNumbers: async (numbers) => {
      const forget = database.prepare('delete from sqlite_sequence where name = ?')
      const note = database.prepare('insert into sqlite_sequence (name, seq) values (?, ?)')
      for (const [name, last] of Object.entries(numbers)) {
        forget.run(name)
        note.run(name, last)
      }
    },
    close: async () => database.close(),
  }
}
