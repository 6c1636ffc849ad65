import { DatabaseError, DatabaseUnreachable, DiskFull } from '../errors.ts'

/** The address without its password, fit for a message. */
export const shownAddress = (url: string): string => {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the given address'
  }
}

const network = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', 'ENOENT', 'EPIPE']

const sentences: Record<string, string> = {
  '28P01': 'The database refuses the user name or the password',
  '28000': 'The database refuses this user',
  '3D000': 'There is no database of this name',
  '53300': 'The database has no free connection left',
  '08006': 'The connection to the database was lost',
  '25006': 'The database can only be read at this moment',
  '58030': 'The disk of the database server has failed',
  '57P01': 'The database server is being shut down',
  '57P02': 'The database server has crashed and is restarting',
  '57P03': 'The database server is just starting',
}

/** A sentence for failures of the server or the way to it; everything else stays as it is. */
export const understandable = (error: unknown, url: string): unknown => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (error instanceof DatabaseError) return error
  const address = shownAddress(url)
  if (code === '53100') return new DiskFull(`The disk of the database server at ${address} is full.`, { cause: error })
  if (typeof code === 'string' && sentences[code])
    return new DatabaseUnreachable(`${sentences[code]} (${address}).`, { cause: error })
  const lost =
    typeof message === 'string' && /timeout exceeded when trying to connect|Connection terminated/.test(message)
  if (lost || network.includes(String(code)))
    return new DatabaseUnreachable(`The database at ${address} cannot be reached.`, { cause: error })
  return error
}
