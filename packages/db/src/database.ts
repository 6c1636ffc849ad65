import type { Kysely } from 'kysely'
import type { Changes } from './listeners.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

/** A database or a transaction in it: code that takes one works inside and outside of transactions. */
export type Db = Kysely<Tables>

export type Database = {
  db: Db
  /**
   * For reading much at once without holding up those who write: on SQLite a thread of its own, on PostgreSQL a few
   * connections of their own with an end to their patience. It sees what is committed, and writes nothing.
   */
  reader: Db
  engine: Engine
  changes: Changes
  /** How many connections there are, on PostgreSQL, and how many statements wait for one. */
  pool?: () => { busy: number; idle: number; waiting: number }
  /** True when another process holds the file and this one only looks in for a moment; see `OpenOptions.beside`. */
  isBeside?: boolean
  close: () => Promise<void>
}
