import type { Database } from '@northlight/db/database'
import type { Environment } from '../environment.ts'

/** What a command may use. The database is opened when asked for, and closed at the end. */
export type CommandContext = {
  environment: Environment
  /** As they were given, for a command that reads other settings with them. */
  vars: Record<string, string | undefined>
  /** Settings that look like ours and are not known. */
  warnings: string[]
  args: string[]
  flags: Set<string>
  openDatabase(): Promise<Database>
  /** Also while a server runs on a SQLite file; then only on the same version of the schema. */
  openBeside(): Promise<Database>
  say(line: string): void
}

export type Command = (context: CommandContext) => Promise<void>
