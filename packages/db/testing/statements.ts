import pg from 'pg'

/** Counts what is asked of PostgreSQL until it is told to stop; SQLite answers within the process and asks nobody. */
export const watchStatements = () => {
  const { query } = pg.Client.prototype
  let asked = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    asked += 1
    return Reflect.apply(query, this, given)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
    return asked
  }
}
