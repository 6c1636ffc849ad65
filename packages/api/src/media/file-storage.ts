import { randomBytes } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { FileFacts, FileStore, Storage } from '../kernel/services.ts'
import { assertSafePath, isSafePath, typeOf, withDrawings } from './storage.ts'

type Modes = { folder?: number; file?: number }

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const factsOf = (path: string, facts: Stats): FileFacts | null =>
  facts.isFile()
    ? {
        size: facts.size,
        type: typeOf(path),
        modifiedAt: facts.mtime,
        tag: `${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}`,
      }
    : null

export const folderStore = (root: string, modes: Modes = {}): FileStore => {
  const place = (path: string) => {
    assertSafePath(path)
    return join(root, ...path.split('/'))
  }
  /** The facts and the bytes come from one open file, whatever is renamed over it meanwhile. */
  const opened = async (path: string) => {
    if (!isSafePath(path)) return null
    const handle = await orNull(open(place(path)))
    if (!handle) return null
    const facts = factsOf(path, await handle.stat())
    if (facts) return { handle, facts }
    await handle.close()
    return null
  }
  return {
    head: async (path) => {
      if (!isSafePath(path)) return null
      const facts = await orNull(stat(place(path)))
      return facts && factsOf(path, facts)
    },
    read: async (path) => {
      const file = await opened(path)
      if (!file) return null
      await using handle = file.handle
      return { bytes: await handle.readFile(), type: file.facts.type, modifiedAt: file.facts.modifiedAt }
    },
    stream: async (path) => {
      const file = await opened(path)
      if (!file) return null
      const body = Readable.toWeb(file.handle.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>
      return { ...file.facts, body }
    },
    write: async (path, bytes) => {
      const file = place(path)
      await mkdir(dirname(file), { recursive: true, mode: modes.folder })
      // Written beside and renamed, so that a reader or a crash never meets half a file.
      const draft = `${file}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFile(draft, bytes, { mode: modes.file })
        await rename(draft, file)
      } catch (error) {
        // On a full disk the half that was written would only make it fuller.
        await rm(draft, { force: true }).catch(() => {})
        throw error
      }
    },
    remove: (path) => rm(place(path), { force: true }),
    list: async (folder) => {
      const top = folder ? place(folder) : root
      const entries = (await orNull(readdir(top, { recursive: true, withFileTypes: true }))) ?? []
      const found = await Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async (entry) => {
            const file = join(entry.parentPath, entry.name)
            const facts = await orNull(stat(file))
            return facts && { path: relative(root, file).split(sep).join('/'), modifiedAt: facts.mtime }
          }),
      )
      // What else lies there, such as a hidden file of the system, is none of ours.
      return found.filter((one) => one !== null).filter(({ path }) => isSafePath(path))
    },
  }
}

export const fileStorage = (folders: { public: string; private: string }): Storage => ({
  public: withDrawings(folderStore(folders.public)),
  // Other accounts of the same machine have no business with identity cards.
  private: folderStore(folders.private, { folder: 0o700, file: 0o600 }),
})
