import { sql } from 'kysely'
import type { Db } from './database.ts'
import { openScope, type Scope, scopeOf } from './scopes.ts'

const outermost = async <T>(db: Db, scope: Scope, fn: (db: Db) => Promise<T>): Promise<T> => {
  const topics = new Set<string>()
  const result = await db.transaction().execute((trx) =>
    scope.inside(async () => {
      const value = await fn(openScope(trx, { ...scope, topics }))
      await scope.announcer.publish(trx, topics)
      return value
    }),
  )
  scope.announcer.tell(topics)
  return result
}

const inner = async <T>(db: Db, scope: Scope, fn: (db: Db) => Promise<T>): Promise<T> => {
  const release = await scope.parts.acquire()
  try {
    const topics = new Set<string>()
    // The same connection in a new object: this part has its own topics and its own parts.
    const part = openScope(db.withoutPlugins(), { ...scope, topics })
    await sql`savepoint part`.execute(part)
    let value: T
    try {
      value = await fn(part)
    } catch (error) {
      // When even this fails the connection is gone, and the first error says more.
      await sql`rollback to savepoint part`.execute(part).catch(() => {})
      await sql`release savepoint part`.execute(part).catch(() => {})
      throw error
    }
    await sql`release savepoint part`.execute(part)
    for (const topic of topics) scope.topics?.add(topic)
    return value
  } finally {
    release()
  }
}

/**
 * All or nothing. Given a db that is already a transaction it becomes a part of that one:
 * when the part fails only the part is undone, and the caller may catch the error and go on.
 */
export const transaction = async <T>(db: Db, fn: (db: Db) => Promise<T>): Promise<T> => {
  const scope = scopeOf(db)
  return scope.topics ? inner(db, scope, fn) : outermost(db, scope, fn)
}
