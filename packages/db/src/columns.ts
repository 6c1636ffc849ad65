import { sql } from 'kysely'
import type { Database } from './database.ts'

export type ColumnFacts = { isNullable: boolean; hasDefault: boolean; type: string }

type Row = { table: string; name: string; is_nullable: boolean | number; has_default: boolean | number; type: string }

const asked = {
  sqlite: sql<Row>`
    select one.name as "table", part.name, not part."notnull" as is_nullable,
      (part.dflt_value is not null or (part.pk and lower(part.type) = 'integer' and
        (select count(*) from pragma_table_info(one.name) where pk) = 1)) as has_default, part.type
    from sqlite_schema as one join pragma_table_info(one.name) as part where one.type = 'table'`,
  postgres: sql<Row>`
    select one.relname as "table", part.attname as name, not part.attnotnull as is_nullable,
      (part.atthasdef or part.attidentity <> '') as has_default, kind.typname as type
    from pg_class as one
      join pg_attribute as part on part.attrelid = one.oid and part.attnum > 0 and not part.attisdropped
      join pg_type as kind on kind.oid = part.atttypid
    where one.relnamespace = current_schema()::regnamespace and one.relkind = 'r'`,
}

/**
 * The columns of every table. The question that the query builder would ask also looks for comments and sequences, and
 * takes PostgreSQL a tenth of a second.
 */
export const readColumns = async ({ db, engine }: Pick<Database, 'db' | 'engine'>) => {
  const { rows } = await asked[engine].execute(db)
  const tables = new Map<string, Map<string, ColumnFacts>>()
  for (const { table, name, is_nullable, has_default, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, ColumnFacts>()
    columns.set(name, { isNullable: Boolean(is_nullable), hasDefault: Boolean(has_default), type: type.toLowerCase() })
    tables.set(table, columns)
  }
  return tables
}
