import { migrations } from '@northlight/db/migrations/list'
import { about } from '../version.ts'
import type { Command } from './command.ts'

/** Opens nothing: it must also answer where the database does not. */
export const versionCommand: Command = async ({ say }) => {
  const { version, commit } = about()
  say(`Northlight ${version}${commit ? ` (${commit})` : ''}, Node ${process.version}`)
  say(`Its last change of the database is ${migrations.at(-1)?.name ?? 'none'}.`)
}
