import { migrate } from '@northlight/db/migrate'
import type { Command } from './command.ts'

export const migrateCommand: Command = async ({ openDatabase, say }) => {
  const made = await migrate(await openDatabase())
  say(made.length > 0 ? `Applied: ${made.join(', ')}.` : 'The database is up to date.')
}
