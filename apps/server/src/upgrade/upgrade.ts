import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@northlight/db/database'
import { migrate, refuseOtherHistory } from '@northlight/db/migrate'
import { migrations as ours } from '@northlight/db/migrations/list'
import { StartError, sentenceFor } from '../failures.ts'
import { begin, copies, done, interrupted, putBack, roomNeeded } from './copies.ts'
import { verify } from './verify.ts'

type Options = {
  dataDir: string
  file: string
  /** Opens the file, which takes the lock. */
  open: () => Promise<Database>
  /** Bytes left on the disk of the data. */
  freeRoom: () => Promise<number>
  say: (line: string) => void
  list?: typeof ours
  /** What brings the tables up to date. */
  change?: typeof migrate
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

const appliedIn = (file: string): { name: string; checksum: string }[] => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('select name, checksum from migrations order by position').all()
    return rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }))
  } finally {
    database.close()
  }
}

/** Taking the lock proves that no server has the file; closing folds its journal into it. */
const whileNobodyHasIt = async (open: Options['open']) => (await open()).close()

/**
 * Brings a SQLite database up to date, or leaves it as it was. Everything that can be known is asked before anything is
 * touched; then comes a copy, then the changes, then a look at what they left. Killed in the middle, the same command
 * goes on with the copy of before.
 */
export async function upgradeFile({
  dataDir,
  file,
  open,
  freeRoom,
  say,
  list = ours,
  change = migrate,
}: Options): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no database at ${file}. Check DATA_DIR and DATABASE_URL.`)
  const applied = appliedIn(file)
  refuseOtherHistory(applied, list)
  const left = await interrupted(dataDir)
  const missing = list.length - applied.length
  if (missing === 0) {
    if (left) {
      verify(file, left)
      await done(dataDir)
    }
    return say('The database is up to date.')
  }
  await whileNobodyHasIt(open)
  const needed = await roomNeeded(file)
  const free = await freeRoom()
  if (!left && free < needed)
    throw new StartError(
      `The upgrade needs ${megabytes(needed)} MB on the disk of ${dataDir}, for a copy of the database and the changes; ${megabytes(free)} MB are free. Nothing was changed.`,
    )
  if (left) say('An upgrade was interrupted before. It goes on.')
  const copy = left ?? (await begin(dataDir, file))
  try {
    const database = await open()
    try {
      await change(database, list)
    } finally {
      await database.close()
    }
    verify(file, copy)
  } catch (error) {
    const aside = await putBack(dataDir, file, copy)
    const reason = sentenceFor(error) ?? (error instanceof Error ? error.message : String(error))
    throw new StartError(
      `The upgrade failed and was taken back; the database is as it was. The reason: ${reason} What the changes left is kept at ${aside}.`,
      { cause: error },
    )
  }
  await done(dataDir)
  say(
    `The database is up to date: ${missing} change(s). It was copied before to ${copy}; "northlight upgrade --back" puts that in place.`,
  )
}

/** For a release that turns out to be worse than the one before: what was written since the upgrade is set aside. */
export async function goBack({
  dataDir,
  file,
  open,
  say,
}: Pick<Options, 'dataDir' | 'file' | 'open' | 'say'>): Promise<void> {
  const [newest] = await copies(dataDir)
  if (!newest) throw new StartError(`No upgrade has left a copy below ${dataDir}. Restore a backup instead.`)
  if (existsSync(file)) await whileNobodyHasIt(open)
  const aside = await putBack(dataDir, file, newest)
  say(`The database of ${newest} is in place. Start the release before with it.`)
  if (aside) say(`What was written since is kept at ${aside}.`)
}
