import { isEmpty } from '@northlight/db/is-empty'
import { migrate } from '@northlight/db/migrate'
import { wantsDemo } from '../environment.ts'
import { fillDatabase } from '../fill-database.ts'
import { refusePublicDemo } from '../set-up.ts'
import { openStorage } from '../storage.ts'
import type { Command } from './command.ts'

export const seedCommand: Command = async ({ environment, flags, openDatabase, say }) => {
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
