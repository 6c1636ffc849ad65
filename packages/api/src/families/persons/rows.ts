import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Updateable } from 'kysely'
import type { Identifiers, PersonTable, Row, TableName } from './types.ts'

// Which table it is, is known at run time only; Kysely cannot see the columns of a union of all tables.
type AnyTable = 'users'
type Change = Updateable<Tables[AnyTable]>
const any = (table: TableName) => table as AnyTable

/** Rows of one table that belong to a person. */
export const rowsOf = (db: Db, { table, found }: Pick<PersonTable, 'table' | 'found'>, person: Identifiers) =>
  db.selectFrom(any(table)).selectAll().where(found(person)).execute() as unknown as Promise<Row[]>

export const deleteRows = (db: Db, { table, found }: PersonTable, person: Identifiers) =>
  db.deleteFrom(any(table)).where(found(person)).execute()

export const changeRows = (db: Db, { table, found }: PersonTable, person: Identifiers, set: Record<string, unknown>) =>
  db
    .updateTable(any(table))
    .set(set as Change)
    .where(found(person))
    .execute()

export const changeRow = (db: Db, { table }: PersonTable, id: number, set: Record<string, unknown>) =>
  db
    .updateTable(any(table))
    .set(set as Change)
    .where('id', '=', id)
    .execute()
