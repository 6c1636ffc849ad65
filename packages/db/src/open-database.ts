import type { Database } from './database.ts'
import { DatabaseError } from './errors.ts'
import type { Log } from './listeners.ts'

export type OpenOptions = {
  /** Hears of trouble that nobody waits for, such as a lost connection that is being restored. */
  log?: Log
  /** Only for tests: false trades safety against power loss for speed. */
  durable?: boolean
  /**
   * Opens a SQLite file although a server has it. Only for short commands: nothing here is cached, no job is run, and
   * the server hears of a change when it next reads.
   */
  beside?: boolean
  /** Whether statements are told to the request that made them; see request-scope.ts. */
  isTraced?: boolean
}

/** `sqlite:/path/to/file.db`, `sqlite::memory:` or `postgres://…`. */
export const openDatabase = async (url: string, options: OpenOptions = {}): Promise<Database> => {
  const { log = () => {}, durable = true, beside = false, isTraced = false } = options
  // One of the two drivers is never needed.
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite/open.ts')
    return openSqlite(url.slice('sqlite:'.length), { log, durable, beside, isTraced })
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { openPostgres } = await import('./postgres/open.ts')
    return openPostgres(url, { log, isTraced })
  }
  throw new DatabaseError('The database address must begin with sqlite: or postgres:// .')
}
