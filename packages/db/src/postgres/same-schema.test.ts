import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { emptySqlitePath } from '../../testing/sqlite.ts'
import { readColumns } from '../columns.ts'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

/** What only one engine has: its index of letters, its own bookkeeping, and a table that a package asks for. */
const isOfOneEngine = /_trigrams|^sqlite_|^rate_limits|^migrations/
const kinds: Record<string, string> = {
  ...{ int8: 'integer', float8: 'real', bool: 'boolean', jsonb: 'json_text', timestamptz: 'instant_text' },
}

let sqlite: Database
let postgres: Database
let cleanUp: () => Promise<void>
beforeAll(async () => {
  const { path, remove } = await emptySqlitePath()
  sqlite = await openDatabase(`sqlite:${path}`, { durable: false })
  await migrate(sqlite)
  postgres = await testDatabase()
  cleanUp = async () => {
    await sqlite.close()
    await postgres.close()
    await remove()
  }
})
afterAll(() => cleanUp())

const lines = async ({ db, engine }: Database, asked: Record<Database['engine'], string>): Promise<string[]> => {
  const { rows } = await sql<{ of: string; line: string }>`${sql.raw(asked[engine])}`.execute(db)
  return rows
    .filter(({ of }) => !isOfOneEngine.test(of))
    .map(({ of, line }) => `${of}: ${line}`)
    .sort()
}

const columns = async (database: Database) =>
  [...(await readColumns(database))]
    .filter(([table]) => !isOfOneEngine.test(table))
    .flatMap(([table, parts]) =>
      [...parts].map(([name, { type, isNullable, hasDefault }]) => {
        // SQLite gives a number to any row whose only key is one: its own id, which it lists as null, or a link.
        const mayBeNull = isNullable && name !== 'id'
        const isFilled = hasDefault && !name.endsWith('_id')
        return [table, name, kinds[type] ?? type, mayBeNull && 'null', isFilled && 'default'].filter(Boolean).join(' ')
      }),
    )
    .filter((line) => !/ search_text text null default$/.test(line))
    .sort()

test('both engines have the same columns, of the same kind, with the same nulls and defaults', async () => {
  const made = await columns(postgres)
  expect(made.length).toBeGreaterThan(1500)
  expect(await columns(sqlite)).toEqual(made)
})

test('both engines have the same links, and the same becomes of rows whose parent is deleted', async () => {
  const asked = {
    sqlite: `select one.name as "of", link."from" || ' to ' || link."table" || ' ' || lower(link.on_delete) as line
      from sqlite_schema as one join pragma_foreign_key_list(one.name) as link where one.type = 'table'`,
    postgres: `select conrelid::regclass::text as of, attname || ' to ' || confrelid::regclass || ' ' ||
        case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' else 'no action' end as line
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = current_schema()::regnamespace`,
  }
  const made = await lines(postgres, asked)
  expect(made.length).toBeGreaterThan(250)
  expect(await lines(sqlite, asked)).toEqual(made)
})

test('both engines have the same indexes: name, columns, unique or not, with a condition or without', async () => {
  const asked = {
    sqlite: `select one.tbl_name as "of", one.name || ' ' || part."unique" || ' ' || part.partial || ' ' ||
        (select group_concat(coalesce(name, '?'), ',') from (select name from pragma_index_xinfo(one.name) where key order by seqno)) as line
      from sqlite_schema as one join pragma_index_list(one.tbl_name) as part on part.name = one.name
      where one.type = 'index' and one.sql is not null`,
    postgres: `select indrelid::regclass::text as of, indexrelid::regclass || ' ' || indisunique::int || ' ' ||
        (indpred is not null)::int || ' ' ||
        (select string_agg(coalesce((select attname::text from pg_attribute where attrelid = indrelid and attnum = key), '?'), ',' order by at)
          from unnest(indkey) with ordinality as keys (key, at)) as line
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = current_schema()::regnamespace and relname !~ '_trigrams$'
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
  }
  const made = await lines(postgres, asked)
  expect(made.length).toBeGreaterThan(150)
  expect(await lines(sqlite, asked)).toEqual(made)
})
