import { access, constants, mkdir } from 'node:fs/promises'
import { pendingMigrations } from '@northlight/db/migrate'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** Looks at everything a start would need, and changes nothing but makes missing folders. */
export const checkCommand: Command = async ({ environment, openBeside, say }) => {
  say('The settings can be read.')
  for (const folder of [environment.dataDir, environment.storageDir]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
    say(`${folder} can be written.`)
  }
  const database = await openBeside()
  const missing = await pendingMigrations(database)
  if (missing.length > 0) throw new StartError(`The database lacks: ${missing.join(', ')}. Run the command migrate.`)
  say('The database answers and is up to date.')
  if (database.isBeside) say('It is open in a running server; that is fine.')
}
