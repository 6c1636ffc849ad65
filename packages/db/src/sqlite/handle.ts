import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { seconds } from '@northlight/contract/durations'
import { LRUCache } from 'lru-cache'
import { fold } from '../fold.ts'
import { rowReader, toSqlite } from './values.ts'

type Prepared = { statement: StatementSync; returnsRows: boolean; read: (row: unknown) => unknown }

export type Result = { rows: unknown[]; changes?: bigint; insertId?: bigint }

const cachedStatements = 400

/** Statements that change the schema, after which `select *` may mean other columns. */
const changesSchema = /^\s*(create|alter|drop)\b/i

export type HandleOptions = { readOnly: boolean; durable: boolean }

/** One connection of SQLite with its prepared statements. */
export const openHandle = (path: string, { readOnly, durable }: HandleOptions) => {
  const sqlite = new DatabaseSync(path, {
    readOnly,
    timeout: seconds(5),
    enableForeignKeyConstraints: true,
    enableDoubleQuotedStringLiterals: false,
  })
  sqlite.function('fold', { deterministic: true }, (value) => (value === null ? null : fold(String(value))))
  if (!readOnly) {
    sqlite.exec('pragma journal_mode = wal')
    sqlite.exec(`pragma synchronous = ${durable ? 'full' : 'off'}`)
    // A burst of writes must not leave a huge side file behind for good.
    sqlite.exec('pragma journal_size_limit = 67108864')
  }
  sqlite.exec('pragma cache_size = -16000; pragma temp_store = memory')

  const prepared = new LRUCache<string, Prepared>({ max: cachedStatements })

  const prepare = (sql: string): Prepared => {
    const statement = sqlite.prepare(sql)
    statement.setReturnArrays(true)
    return { statement, returnsRows: statement.columns().length > 0, read: rowReader(statement) }
  }

  const cached = (sql: string): Prepared => {
    const known = prepared.get(sql)
    if (known) return known
    const entry = prepare(sql)
    prepared.set(sql, entry)
    return entry
  }

  return {
    run: (sql: string, parameters: readonly unknown[]): Result => {
      const { statement, returnsRows, read } = cached(sql)
      const values = parameters.map(toSqlite)
      if (returnsRows) return { rows: statement.all(...values).map(read) }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    changesSchema: (sql: string) => changesSchema.test(sql),
    forgetStatements: () => {
      prepared.clear()
      // A handle notices a change that another one made only when it reads; new statements must know the new columns.
      sqlite.exec('select 1 from sqlite_schema limit 1')
    },
    inTransaction: () => sqlite.isTransaction,
    close: () => {
      prepared.clear()
      sqlite.close()
    },
  }
}

export type Handle = ReturnType<typeof openHandle>
