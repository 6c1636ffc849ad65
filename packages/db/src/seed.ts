import type { Instant } from '@northlight/contract/dates'
import { announce } from './changes.ts'
import type { Database, Db } from './database.ts'
import { isEmpty } from './is-empty.ts'
import { fillEssentials } from './seed/essential/fill.ts'
import { transaction } from './transaction.ts'
import { takeTurns } from './turns.ts'

export type SeedOptions = {
  now: Instant
  /** What comes on top of the essentials, in the same transaction; the demo institute is filled in by it. */
  more?: (db: Db) => Promise<void>
}

/** Fills an empty database, all or nothing, and leaves any other one alone. Says whether it did something. */
export const seed = async ({ db }: Database, { now, more }: SeedOptions): Promise<boolean> => {
  if (!(await isEmpty(db))) return false
  return transaction(db, async (trx) => {
    await takeTurns(trx)
    // Asked again: another process may have been first.
    if (!(await isEmpty(trx))) return false
    await fillEssentials(trx, now)
    await more?.(trx)
    await announce(trx, 'settings')
    await announce(trx, 'content')
    return true
  })
}
