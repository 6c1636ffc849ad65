import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Engine } from './database.ts'
import { scopeOf } from './scopes.ts'

/** Stands in the statement for a value that each run gives anew. */
type Slot = { slot: number }

const isSlot = (value: unknown): value is Slot => typeof value === 'object' && value !== null && 'slot' in value

/**
 * A statement that Kysely builds once for each engine; each run only fills in its values, which go into the statement
 * as they are given. For the few that every call of a full hall needs: building them takes as long as SQLite needs to
 * answer them.
 */
export const builtOnce = <Values extends string[], Row>(build: (db: Db, ...values: Values) => Compilable<Row>) => {
  const built = new Map<Engine, CompiledQuery<Row>>()
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    const { engine } = scopeOf(db)
    let query = built.get(engine)
    if (!query) {
      const slots: Slot[] = values.map((_, slot) => ({ slot }))
      query = build(db, ...(slots as unknown as Values)).compile()
      built.set(engine, query)
    }
    const parameters = query.parameters.map((value) => (isSlot(value) ? values[value.slot] : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
