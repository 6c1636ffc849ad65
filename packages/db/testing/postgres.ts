import { randomUUID } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { checksum } from '../src/migrations/define.ts'
import { migrations } from '../src/migrations/list.ts'
import { openDatabase } from '../src/open-database.ts'
import { channel, type Heard } from '../src/postgres/listener.ts'
import { openPostgres } from '../src/postgres/open.ts'
import { createPool } from '../src/postgres/pool.ts'
import type { Filling } from './filling.ts'

const lockNumber = 7_264_002

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_ENGINE is postgres.')
  return url
}

const urlOf = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(serverUrl())
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const create = (name: string, template: string) => `create database ${name} template ${template} encoding 'UTF8'`

const fill = async (name: string) => {
  const database = await openDatabase(urlOf(name))
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
}

/** Migrating takes longer than copying, so every process of a test run copies the same migrated database. */
export const makeTemplate = (): Promise<string> =>
  onServer(async (client) => {
    const name = `northlight_template_${checksum(migrations.flatMap((m) => m.statements('postgres'))).slice(0, 16)}`
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    // Filled under another name first: a run that is broken off leaves no half-made template.
    const draft = `${name}_${randomUUID().slice(0, 8)}`
    await client.query(create(draft, 'template0'))
    await fill(draft)
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  })

let template: Promise<string> | undefined

/** An empty database; nothing is in it yet. */
export const emptyPostgres = async (from = 'template0'): Promise<{ url: string; remove: () => Promise<void> }> => {
  const name = `northlight_test_${randomUUID().replaceAll('-', '')}`
  await onServer((client) => client.query(create(name, from)))
  const remove = async () => {
    await onServer((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: urlOf(name), remove }
}

/** Its types do not name two of its methods. */
type Cleaner = pg.Client & { ref(): void; unref(): void }
type Own = {
  url: string
  remove: () => Promise<void>
  cleaner: Cleaner
  /** What the test that has the database hears of changes; the cleaner, which is idle meanwhile, listens for it. */
  ears: { heard?: Heard | undefined }
  pool: PostgresPool
}

/** Emptied databases of this process, ready for its next test: emptying takes a tenth of the time that copying takes. */
const idle: Own[] = []

/** The tables of the first database that was given back; every other one must still have the same. */
let whole: string | undefined

const tablesIn = async (cleaner: Cleaner): Promise<string[]> => {
  const { rows } = await cleaner.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by tablename",
  )
  return rows.map(({ tablename }) => tablename)
}

const columnsIn = async (cleaner: Cleaner): Promise<Map<string, string>> => {
  const { rows } = await cleaner.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** A statement for each table that has rows and for each number that was given out: together they write all of it again. */
const statementsFor = async (cleaner: Cleaner): Promise<string> => {
  const columns = await columnsIn(cleaner)
  const each = (await tablesIn(cleaner)).map(
    (table) => `select '${table}' as name, (select json_agg(one)::text from "${table}" one) as rows`,
  )
  const tables = await cleaner.query<{ name: string; rows: string | null }>(each.join(' union all '))
  const inserts = tables.rows.flatMap(({ name, rows }) => {
    if (rows === null) return []
    const own = columns.get(name)
    return `insert into "${name}" (${own}) overriding system value
      select ${own} from json_populate_recordset(null::"${name}", ${pg.escapeLiteral(rows)}::json)`
  })
  const numbers = await cleaner.query<{ statement: string }>(
    `select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as statement
      from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return [...inserts, ...numbers.rows.map(({ statement }) => statement)].join(';')
}

/** What the migrations themselves write, such as the states of a family. */
let written: Promise<string> | undefined

/**
 * Every table is emptied and every number begins anew, by one call. As a function of the connection its plans are kept;
 * as statements they would be planned for all tables after every test. Links are not checked, so the order does not matter.
 */
const teachToEmpty = async (cleaner: Cleaner) => {
  const deletes = (await tablesIn(cleaner)).map((table) => `delete from "${table}";`)
  await cleaner.query(`create function pg_temp.empty_all() returns void language plpgsql as $$ begin
    ${deletes.join('\n')}
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`)
}

/** Asked after every test: planned once. */
const state = {
  name: 'state',
  text: `select
    (select string_agg(tablename, ',' order by tablename) from pg_tables where schemaname = 'public') as tables,
    exists (select 1 from pg_stat_activity
      where datname = current_database() and state like '%in transaction%' and pid <> pg_backend_pid()) as is_open`,
}

/** As the template is. */
const empty = async (cleaner: Cleaner) => {
  const { rows } = await cleaner.query<{ tables: string; is_open: boolean }>(state)
  if (rows[0]?.is_open) throw new Error('A transaction was left open.')
  whole ??= rows[0]?.tables
  if (rows[0]?.tables !== whole) throw new Error('The tables are no longer those of the template.')
  await cleaner.query(`select pg_temp.empty_all(); ${await written}`)
}

/** The connection that empties it stays open: a new one would have to learn all tables again, after every test. */
const make = async (): Promise<Own> => {
  template ??= makeTemplate()
  const { url, remove } = await emptyPostgres(await template)
  const cleaner = new pg.Client(url) as Cleaner
  // A test may end all connections of its database; then the next emptying fails and the database goes.
  cleaner.on('error', () => undefined)
  await cleaner.connect()
  const ears: Own['ears'] = {}
  cleaner.on('notification', ({ payload }) => ears.heard?.(payload ?? ''))
  await cleaner.query(`listen ${channel}; set session_replication_role = replica`)
  await teachToEmpty(cleaner)
  written ??= statementsFor(cleaner)
  await written
  const pool = createPool(url, () => undefined, { allowExitOnIdle: true, mostNames: 3000 })
  return { url, remove, cleaner, ears, pool }
}

/** What lies idle must not keep the process from ending; what is used must. */
const takeOne = async (): Promise<Own> => {
  const own = idle.pop()
  own?.cleaner.ref()
  return own ?? make()
}

const putBack = async (own: Own) => {
  try {
    await empty(own.cleaner)
    own.cleaner.unref()
    idle.push(own)
  } catch {
    // A test that changed tables spoils the database for others; then it goes.
    await own.cleaner.end().catch(() => undefined)
    await own.pool.end()
    await own.remove()
  }
}

/** A database of its own for every test, on connections that have learnt the tables for the tests before it. */
const open = async (own: Own): Promise<Database> => {
  const pool = { ...own.pool, end: async () => {} }
  const listenTo = async (heard: Heard) => {
    own.ears.heard = heard
    return async () => {
      own.ears.heard = undefined
    }
  }
  const database = await openPostgres(own.url, { log: () => undefined, pool, listenTo })
  const close = async () => {
    await database.close()
    await putBack(own)
  }
  return { ...database, close }
}

/** Filled once in a process; from then on its rows are written again by one call. */
const fillings = new Map<Filling, Promise<string>>()

const fillOnce = async (fill: Filling): Promise<string> => {
  const own = await takeOne()
  const database = await open(own)
  await fill(database)
  const statements = await statementsFor(own.cleaner)
  await database.close()
  return `select pg_temp.empty_all(); ${statements}`
}

export const freshPostgres = async (fill?: Filling): Promise<Database> => {
  if (!fill) return open(await takeOne())
  const statements = fillings.get(fill) ?? fillOnce(fill)
  fillings.set(fill, statements)
  const ready = await statements
  const own = await takeOne()
  await own.cleaner.query(ready)
  return open(own)
}
