import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database.ts'
import { scopeOf } from './scopes.ts'

type Value = { text: string; bigint: number }

/** As one parameter, so that the statement is the same for every number of them. */
export const listOf = (values: (string | number)[]): string => JSON.stringify(values)

/** Whether a column holds one of these. */
export const oneOf = <Type extends keyof Value>(
  db: Db,
  column: Expression<Value[Type]>,
  type: Type,
  values: Value[Type][],
): RawBuilder<SqlBool> => inList(db, column, type, listOf(values))

/** Whether a column holds one of a list made by `listOf`. */
export const inList = <Type extends keyof Value>(
  db: Db,
  column: Expression<Value[Type]>,
  type: Type,
  list: string,
): RawBuilder<SqlBool> =>
  scopeOf(db).engine === 'sqlite'
    ? sql`${column} in (select value from json_each(${list}))`
    : sql`${column} = any(array(select one::${sql.raw(type)} from jsonb_array_elements_text(${list}::jsonb) as one))`
