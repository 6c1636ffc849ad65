import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './database.ts'
import { scopeOf } from './scopes.ts'

type Value = { text: string; bigint: number }

/** Whether a column holds one of these. As one parameter, so that the statement is the same for every number of them. */
export const oneOf = <Type extends keyof Value>(
  db: Db,
  column: Expression<Value[Type]>,
  type: Type,
  values: Value[Type][],
): RawBuilder<SqlBool> => {
  const list = JSON.stringify(values)
  return scopeOf(db).engine === 'sqlite'
    ? sql`${column} in (select value from json_each(${list}))`
    : sql`${column} = any(array(select one::${sql.raw(type)} from jsonb_array_elements_text(${list}::jsonb) as one))`
}
