import { StorageUnreachable } from '@northlight/api/kernel/storage-unreachable'
import { DatabaseError } from '@northlight/db/errors'
import { EnvironmentError } from './environment.ts'

/** A failure whose message is already a sentence for the person who started the server. */
export class StartError extends Error {
  override name = 'StartError'
}

type SystemError = Error & { code?: string; path?: string; port?: number; address?: string; syscall?: string }

const systemSentences: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is already in use. Stop the program that uses it, or start with another one, for example PORT=3001 npm start.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address ?? ''}. Check HOST.`,
  ENOTFOUND: () => 'A host name in the settings could not be found. Check HOST, DATABASE_URL and SMTP_URL.',
  ENOSPC: ({ path }) => `The disk is full${inPath(path)}. Free some space and start again.`,
  EDQUOT: ({ path }) => `The disk quota is used up${inPath(path)}. Free some space and start again.`,
  EACCES: ({ path, syscall, port }) =>
    syscall === 'listen'
      ? `This user may not listen on port ${port ?? ''}. Use a port above 1023.`
      : `This user may not open ${path ?? 'a file it needs'}. Check who owns DATA_DIR.`,
  EPERM: ({ path }) => `This user may not change ${path ?? 'a file it needs'}. Check who owns DATA_DIR.`,
  EROFS: ({ path }) => `The file system is read-only${inPath(path)}. Set DATA_DIR to a folder that can be written.`,
  ENOTDIR: ({ path }) =>
    `${path ?? 'A folder in the settings'} is a file, not a folder. Check DATA_DIR and STORAGE_URL.`,
  EEXIST: ({ path }) =>
    `${path ?? 'A folder in the settings'} is a file, not a folder. Check DATA_DIR and STORAGE_URL.`,
  EMFILE: () => 'The system allows no more open files. Raise the limit (ulimit -n) and start again.',
  ENOMEM: () => 'The machine has no memory left.',
}

const inPath = (path: string | undefined) => (path ? ` (${path})` : '')

/** The sentence for a failure somebody can do something about, or undefined for a surprise. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof EnvironmentError || error instanceof StartError || error instanceof DatabaseError)
    return error.message
  if (error instanceof StorageUnreachable)
    return `${error.message} Check STORAGE_URL and its keys, or start the storage.`
  const { code } = error as SystemError
  const known = code === undefined ? undefined : systemSentences[code]
  if (known) return known(error)
  return error.cause === undefined ? undefined : sentenceFor(error.cause)
}

/** What goes to standard error: a sentence first; the stack follows only when nobody foresaw the failure. */
export function describeFailure(error: unknown): string {
  const sentence = sentenceFor(error)
  if (sentence) return sentence
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `Northlight stopped because of an unexpected failure. Please report the lines below.\n${text}`
}
