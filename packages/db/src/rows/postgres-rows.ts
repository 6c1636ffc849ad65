import pg from 'pg'
import { understandable } from '../postgres/failures.ts'
import { connectionOptions } from '../postgres/pool.ts'
import { inGroups, isOfOneEngine, type Row, type RowTable, type RowTarget, rowsAtOnce } from './row-place.ts'

const quoted = (name: string) => `"${name}"`

/** More than this in one statement is refused by PostgreSQL. */
const mostValues = 30_000

const columnsAsked = `
  select one.relname as of, part.attname as name, kind.typname = 'jsonb' as "isJson"
  from pg_class as one
    join pg_attribute as part on part.attrelid = one.oid and part.attnum > 0 and not part.attisdropped
    join pg_type as kind on kind.oid = part.atttypid
  where one.relnamespace = current_schema()::regnamespace and one.relkind = 'r' and part.attgenerated = ''
  order by one.relname, part.attnum`

const linksAsked = `
  select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

const numbersAsked = `
  select one.relname as name, pg_sequence_last_value(seq.objid) as last
  from pg_class as one
    join pg_depend as seq on seq.refobjid = one.oid and seq.deptype = 'i' and seq.classid = 'pg_class'::regclass
    join pg_class as counter on counter.oid = seq.objid and counter.relkind = 'S'
  where one.relnamespace = current_schema()::regnamespace`

/**
 * The rows of a PostgreSQL database. To read, all of it is one snapshot, however long it takes and whoever writes
 * meanwhile; to write, each group of tables is a transaction of its own.
 */
export const openPostgresRows = async (url: string, { readOnly = true } = {}): Promise<RowTarget> => {
  const client = new pg.Client(connectionOptions(url))
  client.on('error', () => {})
  const ask = async <T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> => {
    try {
      return (await client.query<T>(text, values)).rows
    } catch (error) {
      throw understandable(error, url)
    }
  }
  try {
    await client.connect()
  } catch (error) {
    throw understandable(error, url)
  }
  if (readOnly) await ask('begin isolation level repeatable read read only')

  const insert = async ({ name, columns }: RowTable, rows: Row[]) => {
    const atOnce = Math.max(1, Math.floor(mostValues / columns.length))
    for (let from = 0; from < rows.length; from += atOnce) {
      const part = rows.slice(from, from + atOnce)
      const places = part.map(
        (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
      )
      await ask(
        `insert into ${quoted(name)} (${columns.map((one) => quoted(one.name)).join(', ')}) values ${places.join(', ')}`,
        part.flatMap((row) => columns.map((one) => row[one.name])),
      )
    }
  }
  /** Whether links are looked at with each row, or at the end: tables that point at each other need the latter. */
  const deferLinks = (isDeferred: boolean) =>
    ask(`do $$ declare link record; begin
      for link in ${linksAsked} loop
        execute format('alter table %s alter constraint %I ${isDeferred ? '' : 'not '}deferrable', link.child, link.name);
      end loop;
    end $$`)
  let areLinksDeferred = false

  return {
    steps: () => ask('select name from migrations order by position'),
    groups: async () => {
      const rows = await ask<{ of: string; name: string; isJson: boolean }>(columnsAsked)
      const tables = [...Map.groupBy(rows, ({ of }) => of)]
        .filter(([name]) => !isOfOneEngine(name))
        .map(([name, columns]) => ({ name, columns: columns.map(({ name, isJson }) => ({ name, isJson })) }))
      return inGroups(tables, await ask(linksAsked))
    },
    read: async function* ({ name, columns }) {
      const list = columns.map((one) =>
        one.isJson ? `${quoted(one.name)}::text as ${quoted(one.name)}` : quoted(one.name),
      )
      if (!readOnly) await ask('begin')
      await ask(`declare rows_read no scroll cursor for select ${list.join(', ')} from ${quoted(name)}`)
      try {
        for (;;) {
          const rows = await ask<Row>(`fetch ${rowsAtOnce} from rows_read`)
          if (rows.length > 0) yield rows
          if (rows.length < rowsAtOnce) break
        }
      } finally {
        await ask('close rows_read').catch(() => {})
        if (!readOnly) await ask('commit')
      }
    },
    numbers: async () => {
      const rows = await ask<{ name: string; last: number | null }>(numbersAsked)
      return Object.fromEntries(
        rows.flatMap(({ name, last }) => (last === null || isOfOneEngine(name) ? [] : [[name, last]])),
      )
    },
    fill: async (group, rowsOf) => {
      if (!areLinksDeferred) await deferLinks(true)
      areLinksDeferred = true
      await ask('begin')
      try {
        await ask('set constraints all deferred')
        for (const table of group) for await (const rows of rowsOf(table)) await insert(table, rows)
        await ask('commit')
      } catch (error) {
        await ask('rollback').catch(() => {})
        throw error
      }
    },
    setNumbers: async (numbers) => {
      for (const [name, last] of Object.entries(numbers))
        await ask(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [quoted(name), last])
      await deferLinks(false)
      areLinksDeferred = false
    },
    close: () => client.end(),
  }
}

/** Takes away all tables and functions that migrations make: what an earlier copy left that is of no use any more. */
export const emptyPostgres = async (url: string): Promise<void> => {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  try {
    await client.query(`do $$ declare one record; begin
      for one in select tablename as name from pg_tables where schemaname = current_schema() loop
        execute format('drop table %I cascade', one.name);
      end loop;
      for one in select oid::regprocedure as name from pg_proc where pronamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute format('drop function %s cascade', one.name);
      end loop;
    end $$`)
  } finally {
    await client.end()
  }
}

/** Nobody has put a table into it. */
export const isPostgresEmpty = async (url: string): Promise<boolean> => {
  const client = new pg.Client(connectionOptions(url))
  try {
    await client.connect()
    const { rows } = await client.query('select 1 from pg_tables where schemaname = current_schema() limit 1')
    return rows.length === 0
  } catch (error) {
    throw understandable(error, url)
  } finally {
    await client.end().catch(() => {})
  }
}
