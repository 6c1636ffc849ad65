import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { sql } from 'kysely'
import type { Database, Db, Engine } from './database.ts'
import { MigrationRefused } from './errors.ts'
import { changeOneOfOnSqlite, checkForeignKeys } from './migrations/change-one-of.ts'
import { checksum, type Migration } from './migrations/define.ts'
import { makeIndexes } from './migrations/index-beside.ts'
import { migrations as ours } from './migrations/list.ts'
import { isChangeOneOf, isIndexBeside, type Step, schemaTools } from './migrations/schema-tools.ts'
import { createMutex, type Mutex } from './mutex.ts'
import { transaction } from './transaction.ts'
import { takeTurns } from './turns.ts'

type Applied = { name: string; checksum: string }

/** The first step of the history that was given up before the first release. */
const beforeRelease = '0001-foundation'

/** Asked before every step: describing all tables to find one took most of the time that migrating takes. */
const hasHistory = async (db: Db, engine: Engine): Promise<boolean> => {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from sqlite_schema where type = 'table' and name = 'migrations'`.execute(db)
      : await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migrations'`.execute(db)
  return rows.length > 0
}

const history = (db: Db): Promise<Applied[]> =>
  db.selectFrom('migrations').select(['name', 'checksum']).orderBy('position').execute()

const startHistory = async (db: Db, engine: Engine) => {
  const t = schemaTools(engine)
  const columns = { position: t.int.primary(), name: t.text.unique(), checksum: t.text, applied_at: t.instant }
  await sql.raw(t.table('migrations', columns)).execute(db)
}

/** Every step compares all steps before it: built anew each time, the texts of them all took most of the time. */
const checksums = new WeakMap<Migration, Map<Engine, string>>()

const checksumOf = (migration: Migration, engine: Engine): string => {
  const known = checksums.get(migration) ?? new Map<Engine, string>()
  checksums.set(migration, known)
  const sum = known.get(engine) ?? checksum(migration.statements(engine))
  known.set(engine, sum)
  return sum
}

const checkList = (list: Migration[]) => {
  const names = list.map(({ name }) => name)
  if (names.some((name, i) => i > 0 && name <= (names[i - 1] as string)))
    throw new MigrationRefused('The list of migrations is not in the order of their numbers.')
}

const checkHistory = (applied: Applied[], list: Migration[], engine: Engine) => {
  if (applied[0]?.name === beforeRelease)
    throw new MigrationRefused(
      'This database was made before the first release, and no import of a whole institute exists. Go on with the commit that made it, or begin anew with an empty database.',
    )
  const names = new Set(list.map(({ name }) => name))
  for (const [i, { name, checksum: stored }] of applied.entries()) {
    if (!names.has(name))
      throw new MigrationRefused(
        `This database has the change "${name}", which this version of the program does not know. Run a newer version.`,
      )
    const expected = list[i] as Migration
    if (expected.name !== name)
      throw new MigrationRefused(
        `This database has the change "${name}" where "${expected.name}" should stand. Its history differs from this program's.`,
      )
    if (checksumOf(expected, engine) !== stored)
      throw new MigrationRefused(
        `The change "${name}" was different when it was applied to this database. A released migration must never be edited.`,
      )
  }
}

const apply = async (db: Db, step: Step): Promise<void> => {
  if (typeof step === 'string') await sql.raw(step).execute(db)
  else if (isChangeOneOf(step)) await changeOneOfOnSqlite(db, step)
}

const rebuildsTable = (steps: Step[]): boolean => steps.some(isChangeOneOf)

const applyNext = async (
  db: Db,
  engine: Engine,
  list: Migration[],
  { lockFor }: Patience,
): Promise<string | undefined> => {
  await takeTurns(db)
  // Whoever waits for a table holds up everybody who comes after.
  if (engine === 'postgres') await sql`set local lock_timeout = ${sql.lit(lockFor)}`.execute(db)
  if (!(await hasHistory(db, engine))) await startHistory(db, engine)
  const applied = await history(db)
  checkHistory(applied, list, engine)
  const next = list[applied.length]
  if (!next) return undefined
  const statements = next.statements(engine)
  for (const step of statements) await apply(db, step)
  if (rebuildsTable(statements)) await checkForeignKeys(db)
  const row = { position: applied.length + 1, name: next.name, checksum: checksumOf(next, engine) }
  await db
    .insertInto('migrations')
    .values({ ...row, applied_at: new Date().toISOString() satisfies Instant })
    .execute()
  return next.name
}

/** How long a step waits for a table that others use, how often it tries, and how long it rests between; in ms. */
type Patience = { lockFor: number; tries: number; rest: number }
const usualPatience: Patience = { lockFor: seconds(5), tries: 60, rest: seconds(1) }

const isLockTimeout = (error: unknown) => (error as { code?: unknown } | null)?.code === '55P03'

/** Tries again where a table was in use: meanwhile everybody who waited behind gets a turn. */
const patiently = async <T>(
  { tries, rest }: Patience,
  name: string | undefined,
  take: () => Promise<T>,
): Promise<T> => {
  for (let left = tries; ; left--) {
    try {
      return await take()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (left <= 1)
        throw new MigrationRefused(
          `The change "${name ?? ''}" needs a table that is always in use. Stop what holds it (a dump, a long report) and start again; nothing of this change was kept.`,
          { cause: error },
        )
      await sleep(rest)
    }
  }
}

/** One step in a transaction of its own. SQLite can only stop checking foreign keys before a transaction begins. */
const takeStep = async (database: Database, list: Migration[], patience: Patience): Promise<string | undefined> => {
  const { db, engine } = database
  const [pending] = await pendingMigrations(database, list)
  const next = list.find(({ name }) => name === pending)
  const take = () =>
    patiently(patience, pending, () => transaction(db, (trx) => applyNext(trx, engine, list, patience)))
  const indexes = next?.statements(engine).filter(isIndexBeside) ?? []
  if (next && indexes.length > 0) {
    if (indexes.length < next.statements(engine).length)
      throw new MigrationRefused(`The change "${next.name}" makes an index beside the server and something else, too.`)
    await makeIndexes(db, indexes)
    return take()
  }
  if (!next || !rebuildsTable(next.statements(engine))) return take()
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    return await take()
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}

const migrating = new WeakMap<Database, Mutex>()

/** Brings the schema up to date, one transaction per step; returns the names of the steps it made. */
export const migrate = async (
  database: Database,
  list: Migration[] = ours,
  patience: Patience = usualPatience,
): Promise<string[]> => {
  checkList(list)
  // Whether foreign keys are checked is a matter of the connection: two who migrate it at once must not mix.
  const mutex = migrating.get(database) ?? createMutex()
  migrating.set(database, mutex)
  const release = await mutex.acquire()
  try {
    const made: string[] = []
    for (;;) {
      const name = await takeStep(database, list, patience)
      if (!name) return made
      made.push(name)
    }
  } finally {
    release()
  }
}

/** Refuses a SQLite file, such as that of a backup, that `migrate` would refuse. Its rows of `migrations`, in order. */
export const refuseOtherHistory = (applied: Applied[], list: Migration[] = ours): void =>
  checkHistory(applied, list, 'sqlite')

/** Makes the tables as they were when a backup was made, by the names of its steps; refuses one of another program. */
export const migrateAs = async (database: Database, steps: { name: string }[]): Promise<void> => {
  const list = ours.slice(0, steps.length)
  const strange = steps.find(({ name }, at) => list[at]?.name !== name)
  if (strange || steps.length === 0)
    throw new MigrationRefused(
      `This backup has the change "${strange?.name ?? 'none'}", which this version of the program does not know at that place. Use the version that made it, or a newer one.`,
    )
  await migrate(database, list)
}

/** The steps that `migrate` would make; refuses a database whose history differs. */
export const pendingMigrations = async ({ db, engine }: Database, list: Migration[] = ours): Promise<string[]> => {
  checkList(list)
  const applied = (await hasHistory(db, engine)) ? await history(db) : []
  checkHistory(applied, list, engine)
  return list.slice(applied.length).map(({ name }) => name)
}
