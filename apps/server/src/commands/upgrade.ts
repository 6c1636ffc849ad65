import { migrate, pendingMigrations } from '@northlight/db/migrate'
import { sqliteFile } from '../backup/make-backup.ts'
import { StartError } from '../failures.ts'
import { freeRoomIn } from '../health.ts'
import { goBack, upgradeFile } from '../upgrade/upgrade.ts'
import type { Command } from './command.ts'

/** Each change is a transaction, and suits the program before: there is nothing to take back but with the dump. */
const upgradePostgres: Command = async ({ flags, openDatabase, say }) => {
  const database = await openDatabase()
  const missing = await pendingMigrations(database)
  if (missing.length === 0) return say('The database is up to date.')
  if (!flags.has('--backed-up'))
    throw new StartError(
      `The database lacks ${missing.length} change(s): ${missing.join(', ')}. It is PostgreSQL: make a dump with pg_dump first, then run "northlight upgrade --backed-up".`,
    )
  await migrate(database)
  say(`The database is up to date: ${missing.length} change(s).`)
}

export const upgradeCommand: Command = async (context) => {
  const { environment, flags, openDatabase, say } = context
  const { engine, dataDir } = environment
  if (engine === 'postgres') {
    if (flags.has('--back')) throw new StartError('This database is PostgreSQL: go back with the dump of before.')
    return upgradePostgres(context)
  }
  const place = { dataDir, file: sqliteFile(environment), open: openDatabase, say }
  return flags.has('--back') ? goBack(place) : upgradeFile({ ...place, freeRoom: freeRoomIn(dataDir) })
}
