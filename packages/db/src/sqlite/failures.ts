import { DatabaseDamaged, DatabaseError, DatabaseInUse, DatabaseNotWritable, DiskFull } from '../errors.ts'

/** The low byte of SQLite's result code says which kind of failure it is. */
const kinds: Record<number, (path: string, cause: unknown) => DatabaseError> = {
  5: (path, cause) => new DatabaseInUse(`The database file ${path} is busy: another program is using it.`, { cause }),
  8: (path, cause) =>
    new DatabaseNotWritable(`The database file ${path} cannot be written. Check its permissions.`, { cause }),
  10: (path, cause) =>
    new DatabaseError(`The disk failed while reading or writing the database file ${path}.`, { cause }),
  11: (path, cause) =>
    new DatabaseDamaged(`The database file ${path} is damaged. Restore it from a backup.`, { cause }),
  13: (path, cause) =>
    new DiskFull(`The disk is full: nothing more can be written to the database file ${path}.`, { cause }),
  14: (path, cause) =>
    new DatabaseNotWritable(
      `The database file ${path} cannot be opened. Check that its folder exists and may be written.`,
      { cause },
    ),
  26: (path, cause) =>
    new DatabaseDamaged(`The file ${path} is not a database. Choose another file or restore it from a backup.`, {
      cause,
    }),
}

export const resultCode = (error: unknown): number | undefined => {
  const code = (error as { errcode?: unknown } | null)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}

/** A sentence for failures of the file or the disk; everything else (a violated rule, say) stays as it is. */
export const understandable = (error: unknown, path: string): unknown => {
  const code = resultCode(error)
  return code !== undefined && kinds[code] ? kinds[code](path, error) : error
}
