import { minutes, seconds } from '@northlight/contract/durations'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from '../database.ts'
import type { Log } from '../listeners.ts'
import { withRequestId } from '../request-scope.ts'
import { checkedNumber, jsonOrSame } from '../values.ts'
import { understandable } from './failures.ts'
import { createStatementNames } from './statement-names.ts'
import { postgresTypes } from './values.ts'

const toPostgres = (input: unknown): unknown => {
  const value = jsonOrSame(input)
  return typeof value === 'number' ? checkedNumber(value) : value
}

/** A table was changed after a statement on it was prepared, by the migration of a newer program. */
const isOldPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'northlight',
  connectionTimeoutMillis: seconds(10),
  keepAlive: true,
  types: postgresTypes,
})

type PoolOptions = Pick<pg.PoolConfig, 'allowExitOnIdle' | 'max' | 'statement_timeout'> & {
  /** Only for tests, which send more different statements than any program: how many get a name. */
  mostNames?: number
}

/** The pool as Kysely sees it: values converted on the way in, failures as sentences on the way out. */
export type CountedPool = PostgresPool & { counts: NonNullable<Database['pool']> }

export const createPool = (url: string, log: Log, { mostNames, ...options }: PoolOptions = {}): CountedPool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    ...options,
    // A transaction that a crashed caller forgot must not hold its locks for ever.
    idle_in_transaction_session_timeout: minutes(1),
  })
  // Without listeners a lost connection would end the process; the next statement gets a new one.
  pool.on('error', (error) => log('An idle connection to the database was lost.', error))
  pool.on('connect', (client) => client.on('error', () => {}))

  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const names = createStatementNames(mostNames)

  const adapt = (client: pg.PoolClient): PostgresPoolClient => {
    // Under one name there may be only one text: what comes again and again goes without the number of its request.
    const send = (text: string, values: unknown[]) => {
      const name = names.of(text)
      return client.query({ text: name === undefined ? withRequestId(text) : text, values, name })
    }
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const values = parameters.map(toPostgres)
      try {
        return await send(sql, values)
      } catch (error) {
        if (!isOldPlan(error)) throw understandable(error, url)
        names.forget()
        // Inside a transaction everything since its beginning is undone, and only its caller can begin again.
        if (client.getTransactionStatus() !== 'I') throw understandable(error, url)
        return await send(sql, values)
      }
    }
    // Kysely's type has an overload for cursors, which this product does not use.
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (broken?: boolean) => client.release(broken),
    }
  }

  return {
    options: pool.options,
    connect: async () => {
      try {
        const client = await pool.connect()
        const adapted = known.get(client) ?? adapt(client)
        known.set(client, adapted)
        return adapted
      } catch (error) {
        throw understandable(error, url)
      }
    },
    end: () => pool.end(),
    counts: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}
