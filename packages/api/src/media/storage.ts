import { createHash } from 'node:crypto'
import { extname } from 'node:path/posix'
import { placeholderPicture } from './placeholder-picture.ts'

/** What is known of a file without reading it. Another content has another `tag`. */
export type FileFacts = { size: number; type: string; modifiedAt: Date; tag: string }
export type StoredFile = { bytes: Uint8Array; type: string; modifiedAt: Date }
export type FileStream = FileFacts & { body: ReadableStream<Uint8Array<ArrayBuffer>> }

/** A path that does not exist, or that no file can have, is answered with null. Any other failure is thrown. */
export type FileStore = {
  head(path: string): Promise<FileFacts | null>
  /** The whole file in memory: for what was uploaded, which is small. */
  read(path: string): Promise<StoredFile | null>
  /** For replies. Whoever asks for a body reads it to the end or cancels it. */
  stream(path: string): Promise<FileStream | null>
  /** All or nothing: readers meet the old file or the new one, never half of one. */
  write(path: string, bytes: Uint8Array): Promise<void>
  remove(path: string): Promise<void>
  /** Every file below a folder, with the time it was written; without a folder all there are. */
  list(folder?: string): Promise<{ path: string; modifiedAt: Date }[]>
}

/** Public files are served to anyone; private ones (identity cards, mark sheets, CVs) only through a verb with a policy. */
export type Storage = { public: FileStore; private: FileStore }

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

export const typeOf = (path: string) => types[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Letters, digits, dots, dashes and underscores in folders; nothing hidden and nothing that climbs. */
const safePath = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/i

export const isSafePath = (path: string) => path.length <= 300 && safePath.test(path) && !path.includes('..')

export const assertSafePath = (path: string) => {
  if (!isSafePath(path)) throw new Error('This is not a path of stored media.')
}

const placeholdersSince = new Date('2026-11-15T00:00:00Z')

const drawn = (path: string) => {
  const name = /^drawn\/([a-z0-9-]{1,200})\.svg$/.exec(path)?.[1]
  if (!name) return undefined
  const bytes = new TextEncoder().encode(placeholderPicture(name))
  const tag = createHash('sha256').update(bytes).digest('base64url')
  return { bytes, size: bytes.length, type: 'image/svg+xml', modifiedAt: placeholdersSince, tag }
}

/** Paths under `drawn/` are made by code from their name: what an entity without a picture shows. */
export const withDrawings = (store: FileStore): FileStore => ({
  ...store,
  head: async (path) => drawn(path) ?? store.head(path),
  read: async (path) => drawn(path) ?? store.read(path),
  stream: async (path) => {
    const made = drawn(path)
    return made ? { ...made, body: new Blob([made.bytes]).stream() } : store.stream(path)
  },
})

/** Copies what the other store holds, for a backup and its way back. */
export const copyFiles = async (from: FileStore, to: FileStore): Promise<number> => {
  const files = await from.list()
  for (const { path } of files) {
    const file = await from.read(path)
    // One that was deleted since the list was made is not missed.
    if (file) await to.write(path, file.bytes)
  }
  return files.length
}
