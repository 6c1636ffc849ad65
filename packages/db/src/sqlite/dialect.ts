import { type Dialect, type DialectAdapter, type Driver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'

const adapter: DialectAdapter = {
  supportsCreateIfNotExists: true,
  // The driver has its own rules about who waits for whom; Kysely must not queue the reads as well.
  supportsMultipleConnections: true,
  supportsTransactionalDdl: true,
  supportsReturning: true,
  supportsOutput: false,
  acquireMigrationLock: async () => {},
  releaseMigrationLock: async () => {},
}

export const sqliteDialect = (driver: Driver): Dialect => ({
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
