import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { MigrationRefused } from '../errors.ts'
import { oneOfCheck } from './columns.ts'

/** A column's list of allowed values, replaced. SQLite cannot change a CHECK: the table is built anew. */
export type ChangeOneOf = { table: string; column: string; values: readonly string[] }

/** PostgreSQL names the check of a column after it, and cuts names at this length. */
const longestName = 63

export const changeOneOfOnPostgres = ({ table, column, values }: ChangeOneOf): string[] => {
  const name = `${table}_${column}_check`
  if (name.length > longestName) throw new MigrationRefused(`The name of the check ${name} is too long.`)
  return [
    `alter table ${table} drop constraint ${name}`,
    `alter table ${table} add constraint ${name} check (${oneOfCheck(column, values)})`,
  ]
}

const text = `'(?:[^']|'')*'`

/** The statement that made the table, with the new list. */
const withNewList = (made: string, { table, column, values }: ChangeOneOf): string => {
  const check = new RegExp(String.raw`check \(${column} in \(${text}(?:, ${text})*\)\)`, 'g')
  if (made.match(check)?.length !== 1)
    throw new MigrationRefused(`The check of ${table}.${column} was not found in the table as it is stored.`)
  return made.replace(check, () => `check (${oneOfCheck(column, values)})`)
}

const renamed = (made: string, table: string): string => {
  const head = new RegExp(String.raw`^create table "?${table}"?(?= \()`, 'i')
  if (!head.test(made)) throw new MigrationRefused(`The table ${table} was not found as it is stored.`)
  return made.replace(head, () => `create table ${table}_rebuilt`)
}

type Stored = { type: string; sql: string }

/**
 * The way that SQLite's manual gives for changes it cannot make itself: a new table, the rows copied, the old one
 * dropped, the new one renamed, indexes and triggers made again. Foreign keys must be off, or dropping the old table
 * would cascade to every row that points at it.
 */
export const changeOneOfOnSqlite = async (db: Db, change: ChangeOneOf): Promise<void> => {
  const { table } = change
  const run = (statement: string) => sql.raw(statement).execute(db)
  const { rows: keys } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)
  if (keys[0]?.foreign_keys !== 0) throw new Error('A table is rebuilt only while foreign keys are off.')
  const { rows: stored } = await sql<Stored>`
    select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null order by rowid`.execute(db)
  const made = stored.find(({ type }) => type === 'table')?.sql ?? ''
  await run(renamed(withNewList(made, change), table))
  await run(`insert into ${table}_rebuilt select * from ${table}`)
  // Ids that were given out once are never given out again, even when their rows are gone.
  if (/autoincrement/i.test(made)) {
    await run(`delete from sqlite_sequence where name = '${table}_rebuilt'`)
    await run(`insert into sqlite_sequence select '${table}_rebuilt', seq from sqlite_sequence where name = '${table}'`)
  }
  await run(`drop table ${table}`)
  await run(`alter table ${table}_rebuilt rename to ${table}`)
  for (const { type, sql: again } of stored) if (type !== 'table') await run(again)
}

/** After a rebuild, before the commit: every foreign key of every table must still find its row. */
export const checkForeignKeys = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  const [lost] = rows
  if (lost) throw new MigrationRefused(`A row of ${lost.table} points at a row of ${lost.parent} that is not there.`)
}
