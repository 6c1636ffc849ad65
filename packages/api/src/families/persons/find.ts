import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Found, Identifiers, TableName } from './types.ts'

const nobody = sql<SqlBool>`1 = 0`

const among = (column: string, values: string[]): RawBuilder<SqlBool> =>
  values.length === 0
    ? nobody
    : sql<SqlBool>`fold(${sql.ref(column)}) in (${sql.join(values.map((value) => sql`fold(${value})`))})`

const anyOf = (...parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.join(parts, sql` or `)})`
const allOf = (...parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.join(parts, sql` and `)})`

export const byUser =
  (column = 'user_id'): Found =>
  ({ id }) =>
    sql<SqlBool>`${sql.ref(column)} = ${id}`

/** By a confirmed address: otherwise anybody could read or delete what others wrote, by typing their address. */
export const byAddress =
  (column = 'email'): Found =>
  ({ addresses }) =>
    among(column, addresses)

/** Rows of an account are its own; one of no account belongs to the confirmed address in it. */
export const byUserOrAddress =
  (column: string): Found =>
  (person) =>
    anyOf(byUser()(person), allOf(sql<SqlBool>`user_id is null`, byAddress(column)(person)))

/** Rows that hang on another table's rows of the same person. */
export const through =
  (column: string, table: TableName, found: Found, key = 'id'): Found =>
  (person) =>
    sql<SqlBool>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${found(person)})`

export const either =
  (...ways: Found[]): Found =>
  (person) =>
    anyOf(...ways.map((way) => way(person)))

/**
 * A form about a child holds the addresses of the parents, who may have several children: only the one that names
 * this child is meant.
 */
export const ofChild =
  (...ways: Found[]): Found =>
  (person) =>
    allOf(among('name', [person.name]), either(...ways)(person))

export const byParentAddress =
  (column: string): Found =>
  ({ addresses, parentAddresses }) =>
    among(column, [...addresses, ...parentAddresses])

export const byPhone =
  (column: string): Found =>
  ({ phones }) =>
    phones.length === 0 ? nobody : sql<SqlBool>`${sql.ref(column)} in (${sql.join(phones)})`

/**
 * A mail that names nobody's row is the person's whose confirmed address it went to. So is an older one of which only
 * the kind of row is known, because the row was gone when mails were given their rows.
 */
export const toOwnAddress: Found = ({ addresses }: Identifiers) =>
  allOf(sql<SqlBool>`user_id is null and (entity is null or entity_id is null)`, among('to_address', addresses))

export const aboutRow =
  (table: TableName, found: Found): Found =>
  (person) =>
    allOf(sql<SqlBool>`entity = ${table}`, through('entity_id', table, found)(person))
