import type { Database, Db } from '@northlight/db/database'
import { transaction } from '@northlight/db/transaction'
import { type MarkedAttempt, type Marking, markAttempts } from './mark-attempts.ts'

/** Small: while it is marked, nobody else can write to these attempts. */
const portion = 25

const unmarkedOf = (db: Db, testId: number) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('test_id', '=', testId)
    .where('state', 'in', ['submitted', 'abandoned'])
    .orderBy('id')

/** Whether something of the test is still to be marked, by whomever. */
export const isUnmarkedLeft = async (db: Db, testId: number): Promise<boolean> =>
  (await unmarkedOf(db, testId).limit(1).executeTakeFirst()) !== undefined

/**
 * The rows stay locked until the portion is written, and others pass over them. When the process dies, PostgreSQL undoes
 * the transaction, and the rows are free for the next one.
 */
const onPostgres = (db: Db, testId: number, marking: Marking) =>
  transaction(db, async (db) => {
    const rows = await unmarkedOf(db, testId).limit(portion).forNoKeyUpdate().skipLocked().execute()
    return markAttempts(
      db,
      rows.map(({ id }) => id),
      marking,
    )
  })

/** What is being marked now. One process holds the file, so its memory knows all of them, and forgets them with it. */
const claims = new WeakMap<Database, Set<number>>()

const claimNext = async (db: Db, testId: number, claimed: Set<number>): Promise<number[]> => {
  for (;;) {
    const count = portion + claimed.size
    const rows = await unmarkedOf(db, testId).limit(count).execute()
    const ids = rows.flatMap(({ id }) => (claimed.has(id) ? [] : [id])).slice(0, portion)
    for (const id of ids) claimed.add(id)
    // All that was read has been claimed by another run meanwhile: there may be more behind it.
    if (ids.length > 0 || rows.length < count) return ids
  }
}

const onSqlite = async (database: Database, testId: number, marking: Marking) => {
  const claimed = claims.get(database) ?? new Set<number>()
  claims.set(database, claimed)
  const ids = await claimNext(database.db, testId, claimed)
  try {
    return await markAttempts(database.db, ids, marking)
  } finally {
    for (const id of ids) claimed.delete(id)
  }
}

/** Marks the next attempts of a test that nobody else is marking; none means that nothing is left for this run. */
export const markPortion = (database: Database, testId: number, marking: Marking): Promise<MarkedAttempt[]> =>
  database.engine === 'postgres' ? onPostgres(database.db, testId, marking) : onSqlite(database, testId, marking)
