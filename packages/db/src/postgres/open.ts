import { randomUUID } from 'node:crypto'
import { seconds } from '@northlight/contract/durations'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import { DatabaseError } from '../errors.ts'
import { createListeners, type Log } from '../listeners.ts'
import { tellStatement } from '../request-scope.ts'
import { type Announcer, openScope } from '../scopes.ts'
import type { Tables } from '../tables.ts'
import { shownAddress, understandable } from './failures.ts'
import { channel, type Heard, listen } from './listener.ts'
import { type CountedPool, createPool } from './pool.ts'

const oldestVersion = 150000

const checkServer = async (db: Db, url: string) => {
  const { rows } = await sql<{ encoding: string; version: string }>`
    select current_setting('server_encoding') as encoding, current_setting('server_version_num') as version
  `.execute(db)
  if (rows[0]?.encoding !== 'UTF8')
    throw new DatabaseError(`The database at ${shownAddress(url)} must be created with the encoding UTF8.`)
  if (Number(rows[0].version) < oldestVersion)
    throw new DatabaseError(`The database server at ${shownAddress(url)} is too old: PostgreSQL 15 or newer is needed.`)
}

type Options = {
  log: Log
  isTraced?: boolean
  /** Only for tests: connections that outlive what is opened here. */
  pool?: PostgresPool
  listenTo?: (heard: Heard) => Promise<() => Promise<void>>
}

/** Searches and files take turns on these, and what takes longer than anybody waits for is stopped. */
const readConnectionOptions = { max: 2, statement_timeout: seconds(20) }

export const openPostgres = async (url: string, { log, isTraced, pool, listenTo }: Options): Promise<Database> => {
  const traced = isTraced ? { log: tellStatement } : {}
  const main: PostgresPool & Partial<CountedPool> = pool ?? createPool(url, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: main }), ...traced })
  const reader = pool
    ? db
    : new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: createPool(url, log, readConnectionOptions) }),
        ...traced,
      })
  const { on, tell, topics } = createListeners(log)
  // Our own notices come back to us as well; we have told our listeners already, at the commit.
  const origin = randomUUID()
  const announcer: Announcer = {
    tell,
    publish: async (trx, topics) => {
      for (const topic of topics) await sql`select pg_notify(${channel}, ${`${origin} ${topic}`})`.execute(trx)
    },
  }
  const heard = (payload: string) => {
    const [from, topic = ''] = payload.split(' ')
    if (from !== origin) tell([topic])
  }
  for (const one of new Set([db, reader]))
    openScope(one, { engine: 'postgres', announcer, inside: (fn) => fn(), topics: undefined })
  const destroy = () => Promise.all(Array.from(new Set([db, reader]), (one) => one.destroy()))
  try {
    await checkServer(db, url)
    const stopListening = await (listenTo ? listenTo(heard) : listen({ url, log, heard, missed: () => tell(topics()) }))
    const close = async () => {
      await stopListening()
      await destroy()
    }
    return { db, reader, engine: 'postgres', changes: { on }, ...(main.counts && { pool: main.counts }), close }
  } catch (error) {
    await destroy()
    throw understandable(error, url)
  }
}
