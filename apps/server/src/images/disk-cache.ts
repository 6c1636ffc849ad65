import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '@northlight/contract/durations'

/** What a process that was ended while writing left behind; another process may be writing its own just now. */
const draftIsOld = hours(1)

/** Converted pictures on disk. Losing any of it costs time, never data, so every failure means "not there". */
export function createDiskCache(folder: string, maxBytes = 512 * 1024 * 1024) {
  let written = 0
  let cleaning: Promise<void> | undefined

  /** The files used longest ago go first, down to nine tenths, so that cleaning is rare. */
  const clean = async () => {
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        const { size, atimeMs, mtimeMs } = await stat(path)
        return { path, size, usedAt: Math.max(atimeMs, mtimeMs) }
      }),
    )
    let total = files.reduce((sum, file) => sum + file.size, 0)
    if (total <= maxBytes) return
    for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * 0.9) break
      await rm(file.path, { force: true })
      total -= file.size
    }
  }

  const sweepDrafts = async () => {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.part')) continue
      const path = join(folder, name)
      if (Date.now() - (await stat(path)).mtimeMs > draftIsOld) await rm(path, { force: true })
    }
  }
  const swept = sweepDrafts().catch(() => {})

  return {
    /** Settles when what an earlier process left half-written is gone. */
    swept,
    async get(name: string): Promise<Buffer | undefined> {
      const path = join(folder, name)
      const bytes = await readFile(path).catch(() => undefined)
      // Many disks do not note reads, so the use is written down here.
      if (bytes) void utimes(path, new Date(), new Date()).catch(() => {})
      return bytes
    },
    /** Under another name first: a reader sees the whole file or none, even if the power fails. */
    async put(name: string, bytes: Uint8Array): Promise<void> {
      const draft = join(folder, `${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch {
        await rm(draft, { force: true }).catch(() => {})
        return
      }
      written += bytes.length
      if (written < maxBytes / 20 || cleaning) return
      written = 0
      cleaning = clean()
        .catch(() => {})
        .finally(() => {
          cleaning = undefined
        })
      await cleaning
    },
  }
}
