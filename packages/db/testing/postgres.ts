import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../src/database.ts'
import { migrate } from '../src/migrate.ts'
import { checksum } from '../src/migrations/define.ts'
import { migrations } from '../src/migrations/list.ts'
import { openDatabase } from '../src/open-database.ts'

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
type Own = { url: string; remove: () => Promise<void>; cleaner: Cleaner }

/** Emptied databases of this process, ready for its next test: emptying takes a tenth of the time that copying takes. */
const idle: Own[] = []

/** The tables of the first database that was given back; every other one must still have the same. */
let whole: string | undefined

/** Rows that the steps themselves write, such as the states of a family, as JSON by table. */
let written: Promise<Map<string, string>> | undefined

const tablesIn = async (cleaner: Cleaner): Promise<string[]> => {
  const { rows } = await cleaner.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by tablename",
  )
  return rows.map(({ tablename }) => tablename)
}

const rowsOf = async (cleaner: Cleaner): Promise<Map<string, string>> => {
  const each = (await tablesIn(cleaner)).map(
    (table) => `select '${table}' as name, (select json_agg(one)::text from "${table}" one) as rows`,
  )
  const { rows } = await cleaner.query<{ name: string; rows: string | null }>(each.join(' union all '))
  return new Map(rows.flatMap((one) => (one.rows === null ? [] : [[one.name, one.rows]])))
}

/** With their own ids; the next row gets the number after the last of them. */
const writeAgain = async (cleaner: Cleaner, table: string, rows: string) => {
  await cleaner.query(
    `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1::json)`,
    [rows],
  )
  await cleaner.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
}

/** A database that was used before numbers its rows like a new one. */
const restartNumbers = `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`

/** As the template is. Links are not checked meanwhile, so the order does not matter. */
const empty = async (cleaner: Cleaner) => {
  const tables = await tablesIn(cleaner)
  const found = tables.join()
  whole ??= found
  if (found !== whole) throw new Error('The tables are no longer those of the template.')
  const deletes = tables.map((table) => `delete from "${table}"`)
  await cleaner.query([...deletes, restartNumbers].join(';'))
  for (const [table, rows] of (await written) ?? []) await writeAgain(cleaner, table, rows)
}

/** The connection that empties it stays open: a new one would have to learn all tables again, after every test. */
const make = async (): Promise<Own> => {
  template ??= makeTemplate()
  const { url, remove } = await emptyPostgres(await template)
  const cleaner = new pg.Client(url) as Cleaner
  // A test may end all connections of its database; then the next emptying fails and the database goes.
  cleaner.on('error', () => undefined)
  await cleaner.connect()
  await cleaner.query('set session_replication_role = replica')
  written ??= rowsOf(cleaner)
  await written
  return { url, remove, cleaner }
}

const putBack = async (own: Own) => {
  own.cleaner.ref()
  try {
    await empty(own.cleaner)
    // What lies idle must not keep the process from ending.
    own.cleaner.unref()
    idle.push(own)
  } catch {
    // A test that changed tables spoils the database for others; then it goes.
    await own.cleaner.end().catch(() => undefined)
    await own.remove()
  }
}

export const freshPostgres = async (): Promise<Database> => {
  const own = idle.pop() ?? (await make())
  const database = await openDatabase(own.url)
  const close = async () => {
    await database.close()
    await putBack(own)
  }
  return { ...database, close }
}
