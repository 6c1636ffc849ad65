import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { assertSound } from '../backup/make-backup.ts'

/** Copies of the database from before upgrades; the two newest stay. */
const kept = 2
const folderOf = (dataDir: string) => join(dataDir, 'upgrades')
/** Stands while an upgrade is under way, and names the copy of before it. */
const journalOf = (dataDir: string) => join(folderOf(dataDir), 'under-way.json')

const reachDisk = async (file: string) => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

const stamp = () => new Date().toISOString().replace(/[:.]/g, '-')

const isSound = (file: string): boolean => {
  try {
    assertSound(file)
    return true
  } catch {
    return false
  }
}

/** Newest first. */
export async function copies(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  return names
    .filter((name) => /^before-.*\.db$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(folderOf(dataDir), name))
}

/** The copy that an interrupted upgrade made of what was there before it, if it is whole. */
export async function interrupted(dataDir: string): Promise<string | undefined> {
  const text = await readFile(journalOf(dataDir), 'utf8').catch(() => '{}')
  const { copy } = JSON.parse(text) as { copy?: string }
  return copy && existsSync(copy) && isSound(copy) ? copy : undefined
}

/** Copies the database and notes that an upgrade begins. A copy has its name only when it is whole and on the disk. */
export async function begin(dataDir: string, file: string): Promise<string> {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, `before-${stamp()}.db`)
  const partial = `${copy}.partial`
  for (const left of await readdir(folder)) if (left.endsWith('.partial')) await rm(join(folder, left))
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(database, partial)
  } finally {
    database.close()
  }
  await chmod(partial, 0o600)
  assertSound(partial)
  await reachDisk(partial)
  await rename(partial, copy)
  await writeFile(journalOf(dataDir), `${JSON.stringify({ copy })}\n`, { mode: 0o600 })
  await reachDisk(journalOf(dataDir))
  return copy
}

export async function done(dataDir: string): Promise<void> {
  await rm(journalOf(dataDir), { force: true })
  for (const old of (await copies(dataDir)).slice(kept)) await rm(old)
}

/**
 * Puts a copy in place of the database, which must be closed. What was there is kept beside it, and is moved only when
 * the copy is ready to take its place.
 */
export async function putBack(dataDir: string, file: string, copy: string): Promise<string | undefined> {
  const ready = `${file}.back`
  await copyFile(copy, ready)
  await chmod(ready, 0o600)
  await reachDisk(ready)
  const aside = existsSync(file) ? `${file}.after-upgrade-${stamp()}` : undefined
  if (aside)
    for (const tail of ['', '-wal', '-shm']) if (existsSync(file + tail)) await rename(file + tail, aside + tail)
  await rename(ready, file)
  await done(dataDir)
  return aside
}

/** What a copy needs: the file, what its journal holds, and as much again for the changes themselves. */
export async function roomNeeded(file: string): Promise<number> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((one) =>
      stat(one).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return 3 * sizes.reduce((sum, size) => sum + size, 0) + 64 * 1024 * 1024
}
