import type { Db, Engine } from './database.ts'
import { createMutex, type Mutex } from './mutex.ts'

export type Announcer = {
  /** Part of the transaction: reaches the other processes when it is committed. */
  publish: (db: Db, topics: ReadonlySet<string>) => Promise<void>
  /** Tells the listeners of this process. */
  tell: (topics: Iterable<string>) => void
}

/** What belongs to a db handle beside its statements: a whole database, a transaction, or a part of a transaction. */
export type Scope = {
  engine: Engine
  announcer: Announcer
  /** Runs the callback of a transaction; SQLite marks it, to refuse statements that would wait for themselves. */
  inside: <T>(fn: () => Promise<T>) => Promise<T>
  /** What will be told when this transaction has been committed; the database itself has none. */
  topics: Set<string> | undefined
  /** Parts of one transaction take turns, because savepoints must be closed in the reverse order. */
  parts: Mutex
}

const scopes = new WeakMap<Db, Scope>()

export const openScope = (db: Db, scope: Omit<Scope, 'parts'>): Db => {
  scopes.set(db, { ...scope, parts: createMutex() })
  return db
}

export const scopeOf = (db: Db): Scope => {
  const scope = scopes.get(db)
  if (!scope) throw new Error('This db was not made by openDatabase() or transaction().')
  return scope
}
