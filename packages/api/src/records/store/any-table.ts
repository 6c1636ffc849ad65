import type { Db } from '@northlight/db/database'
import { oneOf } from '@northlight/db/one-of'
import { sql } from 'kysely'
import type { Container } from '../values/json-path.ts'

/**
 * Which table it is, is known at run time only: it stands in the definition of a type, never in a request. Kysely
 * cannot see the columns of a table it does not know, so these few statements are typed here once.
 */
type Row = Container & { id: number }
const any = (table: string) => table as 'blogs'

export const rowsByIds = async (db: Db, table: string, ids: number[]): Promise<Row[]> =>
  ids.length === 0
    ? []
    : ((await db
        .selectFrom(any(table))
        .selectAll()
        .where(oneOf(db, sql.ref('id'), 'bigint', ids))
        .execute()) as unknown as Row[])

export const idsOf = async (db: Db, table: string): Promise<number[]> =>
  (await db.selectFrom(any(table)).select('id').orderBy('id').execute()).map(({ id }) => id)

export const rowsOwnedBy = async (db: Db, table: string, own: string, ids: number[]): Promise<Row[]> =>
  ids.length === 0
    ? []
    : (
        await sql<Row>`select * from ${sql.table(table)} where ${oneOf(db, sql.ref(own), 'bigint', ids)}
          order by position, id`.execute(db)
      ).rows

export const insertRow = async (db: Db, table: string, row: Container): Promise<number> => {
  const { id } = await db
    .insertInto(any(table))
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertRows = async (db: Db, table: string, rows: Container[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto(any(table))
      .values(rows as never)
      .execute()
}

export const updateRow = async (db: Db, table: string, id: number, set: Container): Promise<void> => {
  await db
    .updateTable(any(table))
    .set(set as never)
    .where('id', '=', id)
    .execute()
}

export const deleteRow = async (db: Db, table: string, id: number): Promise<void> => {
  await db.deleteFrom(any(table)).where('id', '=', id).execute()
}

export const deleteOwned = async (db: Db, table: string, own: string, id: number): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(db)
}

export const highestPosition = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ highest: number | null }>`
    select max(position) as highest from ${sql.table(table)}`.execute(db)
  return rows[0]?.highest ?? 0
}
