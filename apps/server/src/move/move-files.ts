import { createHash } from 'node:crypto'
import type { FileStore } from '@northlight/api/kernel/services'
import { StartError } from '../failures.ts'

const atOnce = 4

const digestOf = async (store: FileStore, path: string) => {
  const file = await store.read(path)
  return file && { bytes: file.bytes, digest: createHash('sha256').update(file.bytes).digest('hex') }
}

/** One file: written where it lacks or differs, and read back. One that was deleted meanwhile is passed over. */
const moveOne = async (from: FileStore, to: FileStore, path: string): Promise<number> => {
  const here = await digestOf(from, path)
  if (!here) return 0
  const facts = await to.head(path)
  const isThere = facts?.size === here.bytes.length && (await digestOf(to, path))?.digest === here.digest
  if (isThere) return here.bytes.length
  await to.write(path, here.bytes)
  if ((await digestOf(to, path))?.digest !== here.digest)
    throw new StartError(`The file ${path} is not the same after it was copied.`)
  return here.bytes.length
}

/**
 * Copies every file to another store and compares each one by its digest. What is there already is only compared, so a
 * copy that was cut short goes on where it stood.
 */
export async function moveFiles(from: FileStore, to: FileStore): Promise<{ files: number; bytes: number }> {
  const left = (await from.list()).map(({ path }) => path).toSorted()
  const found = { files: left.length, bytes: 0 }
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) found.bytes += await moveOne(from, to, path)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** The same names on both sides; each file was compared before. */
export async function assertSameNames(from: FileStore, to: FileStore): Promise<void> {
  const namesIn = async (store: FileStore) => new Set((await store.list()).map(({ path }) => path))
  const [here, there] = [await namesIn(from), await namesIn(to)]
  const [differing] = here.symmetricDifference(there)
  if (differing) throw new StartError(`The two places do not have the same files: ${differing} is in one alone.`)
}
