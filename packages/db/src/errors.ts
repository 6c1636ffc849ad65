/** What went wrong with the database, in a sentence for the person who runs it; the technical reason is the cause. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

export class DatabaseInUse extends DatabaseError {
  override name = 'DatabaseInUse'
}

export class DatabaseUnreachable extends DatabaseError {
  override name = 'DatabaseUnreachable'
}

export class DatabaseNotWritable extends DatabaseError {
  override name = 'DatabaseNotWritable'
}

export class DatabaseDamaged extends DatabaseError {
  override name = 'DatabaseDamaged'
}

export class DiskFull extends DatabaseError {
  override name = 'DiskFull'
}

/** Everything can be read, and nothing written for a while; its sentence may be read by anyone. */
export class DatabaseReadOnly extends DatabaseError {
  override name = 'DatabaseReadOnly'
  /** Seconds. */
  readonly retryAfter = 60
}

export class MigrationRefused extends DatabaseError {
  override name = 'MigrationRefused'
}

const systemCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']

/**
 * Whether something failed because nothing can be stored at this moment: the disk is full or broken, or the database
 * cannot be reached. Nothing is wrong with what was sent, and the same may work in a minute.
 */
export const isStorageFailure = (error: unknown): boolean => {
  if (error instanceof MigrationRefused) return false
  if (error instanceof DatabaseError || systemCodes.includes(text(field(error, 'code')))) return true
  return error instanceof Error && error.cause !== undefined && isStorageFailure(error.cause)
}

type EngineError = {
  code?: unknown
  errcode?: unknown
  message?: unknown
  table?: unknown
  constraint?: unknown
  detail?: unknown
}

const field = (error: unknown, name: keyof EngineError): unknown =>
  typeof error === 'object' && error !== null ? (error as EngineError)[name] : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** unique index · primary key · rowid */
const sqliteUniqueCodes = [2067, 1555, 2579]

/** `unique index fold(email)` and a plain `email` are the same column to a caller. */
const bareColumn = (column: string): string => column.replace(/^\w+\((.*)\)$/, '$1').replace(/^.*\./, '')

type Violation = { table: string; columns: string[]; index: string }

const sqliteViolation = (message: string): Violation => {
  const [, index = ''] = /failed: index '([^']+)'/.exec(message) ?? []
  const [, list = ''] = index ? [] : (/failed: (.+)$/.exec(message) ?? [])
  const columns = list.split(', ').filter(Boolean)
  return { table: columns[0]?.split('.')[0] ?? '', columns: columns.map(bareColumn), index }
}

const postgresViolation = (error: unknown): Violation => {
  const [, list = ''] = /\((.*?)\)=\(/.exec(text(field(error, 'detail'))) ?? []
  return {
    table: text(field(error, 'table')),
    columns: list.split(', ').filter(Boolean).map(bareColumn),
    index: text(field(error, 'constraint')),
  }
}

const violation = (error: unknown): Violation | undefined => {
  if (field(error, 'code') === '23505') return postgresViolation(error)
  if (sqliteUniqueCodes.includes(Number(field(error, 'errcode')))) return sqliteViolation(text(field(error, 'message')))
  return undefined
}

/**
 * Whether a statement failed because a row with that value exists already.
 * Unique indexes on expressions are recognised by their name, `<table>_<column>_unique`.
 */
export const isUniqueViolation = (error: unknown, table?: string, column?: string): boolean => {
  const found = violation(error)
  if (!found) return false
  if (!table) return true
  if (column && found.index === `${table}_${column}_unique`) return true
  if (found.table ? found.table !== table : !found.index.startsWith(`${table}_`)) return false
  return !column || found.columns.includes(column)
}
