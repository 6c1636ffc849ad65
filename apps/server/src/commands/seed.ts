import { existsSync } from 'node:fs'
import { isEmpty } from '@northlight/db/is-empty'
import { migrate } from '@northlight/db/migrate'
import { type Environment, wantsDemo } from '../environment.ts'
import { fillDatabase } from '../fill-database.ts'
import { refuseMissingFile, refusePublicDemo } from '../set-up.ts'
import { openStorage } from '../storage.ts'
import type { Command } from './command.ts'

/** A file that is not there yet; a PostgreSQL is filled by the worker, when it finds it empty. */
const isNew = ({ engine, databaseUrl, role }: Environment) =>
  engine === 'sqlite' && role !== 'web' && !existsSync(databaseUrl.slice('sqlite:'.length))

export const seedCommand: Command = async ({ environment, flags, openDatabase, say }) => {
  // Comes before each start of a release: filling takes memory that a server would never give back.
  if (flags.has('--if-new')) {
    await refuseMissingFile(environment)
    if (!isNew(environment)) return
  }
  const database = await openDatabase()
  await migrate(database)
  if (!(await isEmpty(database.db))) {
    say('The database already has content; nothing was changed.')
    return
  }
  const demo = flags.has('--demo') || wantsDemo(environment, true)
  if (demo) refusePublicDemo(environment)
  const storage = await openStorage(environment, say)
  await fillDatabase(database, storage, demo)
  storage.close()
  say(demo ? 'Filled with the demo institute.' : 'Filled with what every institute needs.')
}
