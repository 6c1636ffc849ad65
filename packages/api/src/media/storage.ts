import { createHash } from 'node:crypto'
import { extname } from 'node:path/posix'
import type { FileStore } from '../kernel/services.ts'
import { placeholderPicture } from './placeholder-picture.ts'

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
