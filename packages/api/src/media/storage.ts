import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join, sep } from 'node:path'
import { placeholderPicture } from './placeholder-picture.ts'

export type StoredFile = { bytes: Uint8Array; type: string; modifiedAt: Date }

export type FileStore = {
  read(path: string): Promise<StoredFile | null>
  write(path: string, bytes: Uint8Array): Promise<void>
  remove(path: string): Promise<void>
  /** What lies in one folder, with the time it was written. */
  list(folder: string): Promise<{ path: string; modifiedAt: Date }[]>
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

type Modes = { folder?: number; file?: number }

const folderStore = (root: string, modes: Modes = {}): FileStore => {
  const place = (path: string) => {
    if (!isSafePath(path)) throw new Error('This is not a path of stored media.')
    return join(root, ...path.split('/').filter((part) => part !== sep))
  }
  return {
    read: async (path) => {
      if (!isSafePath(path)) return null
      try {
        const file = place(path)
        const [bytes, facts] = await Promise.all([readFile(file), stat(file)])
        return { bytes, type: typeOf(path), modifiedAt: facts.mtime }
      } catch (error) {
        if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code)))
          return null
        throw error
      }
    },
    write: async (path, bytes) => {
      const file = place(path)
      await mkdir(dirname(file), { recursive: true, mode: modes.folder })
      // Written beside and renamed, so that a reader or a crash never meets half a file.
      const draft = `${file}.${randomBytes(6).toString('hex')}.part`
      await writeFile(draft, bytes, { mode: modes.file })
      await rename(draft, file)
    },
    remove: (path) => rm(place(path), { force: true }),
    list: async (folder) => {
      const names = await readdir(place(folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return Promise.all(
        names.map(async (name) => {
          const path = `${folder}/${name}`
          return { path, modifiedAt: (await stat(place(path))).mtime }
        }),
      )
    },
  }
}

const placeholdersSince = new Date('2026-11-15T00:00:00Z')

/** Paths under `drawn/` are made by code from their name: what an entity without a picture shows. */
const withDrawings = (store: FileStore): FileStore => ({
  ...store,
  read: async (path) => {
    const name = /^drawn\/([a-z0-9-]{1,200})\.svg$/.exec(path)?.[1]
    if (!name) return store.read(path)
    return {
      bytes: new TextEncoder().encode(placeholderPicture(name)),
      type: 'image/svg+xml',
      modifiedAt: placeholdersSince,
    }
  },
})

export const fileStorage = (folders: { public: string; private: string }): Storage => ({
  public: withDrawings(folderStore(folders.public)),
  // Other accounts of the same machine have no business with identity cards.
  private: folderStore(folders.private, { folder: 0o700, file: 0o600 }),
})
