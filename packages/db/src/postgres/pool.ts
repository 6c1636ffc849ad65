import { minutes, seconds } from '@northlight/contract/durations'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../changes.ts'
import { checkedNumber, jsonOrSame } from '../values.ts'
import { understandable } from './failures.ts'
import { postgresTypes } from './values.ts'

const toPostgres = (input: unknown): unknown => {
  const value = jsonOrSame(input)
  return typeof value === 'number' ? checkedNumber(value) : value
}

export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'northlight',
  connectionTimeoutMillis: seconds(10),
  keepAlive: true,
  types: postgresTypes,
})

/** The pool as Kysely sees it: values converted on the way in, failures as sentences on the way out. */
export const createPool = (url: string, log: Log): PostgresPool => {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    // A transaction that a crashed caller forgot must not hold its locks for ever.
    idle_in_transaction_session_timeout: minutes(1),
  })
  // Without listeners a lost connection would end the process; the next statement gets a new one.
  pool.on('error', (error) => log('An idle connection to the database was lost.', error))
  pool.on('connect', (client) => client.on('error', () => {}))

  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  const adapt = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (sql: string, parameters: readonly unknown[]) => {
      try {
        return await client.query(sql, parameters.map(toPostgres))
      } catch (error) {
        throw understandable(error, url)
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
  }
}
