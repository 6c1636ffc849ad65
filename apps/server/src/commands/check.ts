import { access, constants, mkdir } from 'node:fs/promises'
import { pendingMigrations } from '@northlight/db/migrate'
import { StartError } from '../failures.ts'
import { openStorage } from '../storage.ts'
import type { Command } from './command.ts'

/** Looks at everything a start would need, and changes nothing but makes missing folders. */
export const checkCommand: Command = async ({ environment, openBeside, say }) => {
  say('The settings can be read.')
  const { bucket, dataDir, storageDir } = environment
  for (const folder of bucket ? [dataDir] : [dataDir, storageDir]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
    say(`${folder} can be written.`)
  }
  if (bucket) {
    const storage = await openStorage(environment, (message) => {
      throw new StartError(`${message[0]?.toUpperCase()}${message.slice(1)}.`)
    })
    // The same bytes under the same name from everybody who checks: nothing piles up.
    await storage.private.write('check.txt', new TextEncoder().encode('written by northlight check'))
    await storage.private.remove('check.txt')
    storage.close()
    say(`The bucket ${bucket.bucket} can be written.`)
  }
  const database = await openBeside()
  const missing = await pendingMigrations(database)
  if (missing.length > 0) throw new StartError(`The database lacks: ${missing.join(', ')}. Run the command migrate.`)
  say('The database answers and is up to date.')
  if (database.isBeside) say('It is open in a running server; that is fine.')
}
