import { constants, DatabaseSync } from 'node:sqlite'
import { seconds } from '@northlight/contract/durations'
import { fold } from '../src/fold.ts'

/** What a database holds: for each table the statement that writes one of its rows, and the values of all of them. */
export type Rows = { insert: string; values: (null | number | bigint | string | Uint8Array)[][] }[]

export type Cleaner = { read(): Rows; fillAnew(rows: Rows): void; close(): void }

const quoted = (name: string) => `"${name}"`

/**
 * A connection that empties all tables and fills them again, so that the connections of the test, which have learnt
 * the tables and prepared their statements, serve the next test as well. Links between rows are not checked here.
 */
export const openCleaner = (path: string): Cleaner => {
  const sqlite = new DatabaseSync(path, { timeout: seconds(5), enableForeignKeyConstraints: false })
  sqlite.function('fold', { deterministic: true }, (value) => (value === null ? null : fold(String(value))))
  sqlite.exec('pragma synchronous = off')
  // The audit refuses to be emptied by a SELECT inside its triggers; compiled without it, a trigger does nothing.
  sqlite.setAuthorizer((action, _one, _two, _database, trigger) =>
    action === constants.SQLITE_SELECT && /^audit_(?:log|seals)_kept$/.test(trigger ?? '')
      ? constants.SQLITE_IGNORE
      : constants.SQLITE_OK,
  )
  const list = sqlite.prepare("select name, type from pragma_table_list where schema = 'main'").all() as {
    name: string
    type: string
  }[]
  const names = list
    .filter(({ name, type }) => type === 'table' && name !== 'migrations' && name !== 'sqlite_schema')
    .map(({ name }) => name)
    // The last numbers first: a row that is written later raises the number of its table, and adds none.
    .toSorted((a, b) => Number(b === 'sqlite_sequence') - Number(a === 'sqlite_sequence'))
  // Without a condition SQLite would write the pages of every table and index anew, also of those without a row.
  const deletes = names.map((name) => sqlite.prepare(`delete from ${quoted(name)} where true`))
  // Triggers keep an index for searching in step with its table, but leave behind what they took out of it.
  const indexes = list
    .filter(({ type }) => type === 'virtual')
    .map(({ name }) => ({
      leftBehind: sqlite.prepare(`select 1 from ${quoted(`${name}_data`)} where id > 10 limit 1`),
      clear: sqlite.prepare(`insert into ${quoted(name)} (${quoted(name)}) values ('delete-all')`),
    }))
  const inserts = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const inserting = (sql: string) => {
    const known = inserts.get(sql) ?? sqlite.prepare(sql)
    inserts.set(sql, known)
    return known
  }

  const inTransaction = (work: () => void) => {
    sqlite.exec('begin immediate')
    try {
      work()
      sqlite.exec('commit')
    } catch (error) {
      sqlite.exec('rollback')
      throw error
    }
  }

  return {
    read: () =>
      names.flatMap((name) => {
        // Generated columns are counted, not written.
        const columns = sqlite.prepare('select name from pragma_table_xinfo(?) where hidden = 0').all(name)
        const own = columns.map((column) => quoted(String(column.name))).join(', ')
        const reading = sqlite.prepare(`select ${own} from ${quoted(name)}`)
        reading.setReturnArrays(true)
        const values = reading.all() as unknown as Rows[number]['values']
        if (values.length === 0) return []
        const places = columns.map(() => '?').join(', ')
        return { insert: `insert into ${quoted(name)} (${own}) values (${places})`, values }
      }),
    fillAnew: (rows) =>
      inTransaction(() => {
        for (const statement of deletes) statement.run()
        for (const { leftBehind, clear } of indexes) if (leftBehind.get()) clear.run()
        for (const { insert, values } of rows) {
          const statement = inserting(insert)
          for (const row of values) statement.run(...row)
        }
      }),
    close: () => sqlite.close(),
  }
}
