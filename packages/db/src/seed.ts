import type { Instant } from '@northlight/contract/dates'
import { announce } from './changes.ts'
import type { Database } from './database.ts'
import { isEmpty } from './is-empty.ts'
import { demoUsers, type HashPassword } from './seed/demo/accounts.ts'
import { fillDemo } from './seed/demo/fill.ts'
import { type StorePicture, storePictures } from './seed/demo/pictures.ts'
import { fillEssentials } from './seed/essential/fill.ts'
import { transaction } from './transaction.ts'
import { takeTurns } from './turns.ts'

export type SeedOptions = {
  demo: boolean
  now: Instant
  hashPassword: HashPassword
  /** The demo's online tests and the class that sat them too: some seconds of work. */
  exams?: boolean
  /** Where the pictures of the demo go; without it every entity shows the drawing of its name. */
  storePicture?: StorePicture
}

/** Fills an empty database, all or nothing, and leaves any other one alone. Says whether it did something. */
export const seed = async ({ db }: Database, options: SeedOptions): Promise<boolean> => {
  const { demo, now, hashPassword, exams = false, storePicture } = options
  if (!(await isEmpty(db))) return false
  // Hashing and files are slow, and files cannot be rolled back: both come before the transaction.
  const users = demo ? await demoUsers(hashPassword, now) : []
  const pictures = demo ? await storePictures(storePicture, exams) : []
  return transaction(db, async (trx) => {
    await takeTurns(trx)
    // Asked again: another process may have been first.
    if (!(await isEmpty(trx))) return false
    await fillEssentials(trx, now)
    if (demo) await fillDemo(trx, { users, pictures, exams, now })
    await announce(trx, 'settings')
    await announce(trx, 'content')
    return true
  })
}
