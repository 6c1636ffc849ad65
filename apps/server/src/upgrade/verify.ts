import { DatabaseSync } from 'node:sqlite'
import { assertSound } from '../backup/make-backup.ts'
import { StartError } from '../failures.ts'

const tables = (database: DatabaseSync): string[] =>
  database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like '%virtual%'",
    )
    .all()
    .map(({ name }) => String(name))

const isFilled = (database: DatabaseSync, table: string): boolean =>
  database.prepare(`select 1 from "${table}" limit 1`).get() !== undefined

/** Whether a database is whole after its changes, and has lost the rows of no table that is still there. */
export function verify(file: string, copy: string): void {
  assertSound(file)
  const [now, before] = [file, copy].map((path) => new DatabaseSync(path, { readOnly: true })) as [
    DatabaseSync,
    DatabaseSync,
  ]
  try {
    const broken = now.prepare('pragma foreign_key_check').all().length
    if (broken > 0) throw new StartError(`${broken} rows point at something that is not there.`)
    const left = new Set(tables(now))
    const emptied = tables(before).filter(
      (table) => left.has(table) && isFilled(before, table) && !isFilled(now, table),
    )
    if (emptied.length > 0) throw new StartError(`These tables have lost their rows: ${emptied.join(', ')}.`)
  } finally {
    now.close()
    before.close()
  }
}
