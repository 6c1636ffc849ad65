import type { Database } from '../src/database.ts'

/** Rows that many tests begin with. Made once in a process and copied from then on: pass the same function each time. */
export type Filling = (database: Database) => Promise<void>
