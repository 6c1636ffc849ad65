import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** The same sources give the same id on every machine, so several servers of one release agree. */
export const buildIdOf = (root: string, folders: string[], files: string[]): string => {
  const hash = createHash('sha256')
  for (const path of [...folders.flatMap((folder) => filesIn(join(root, folder))), ...files.map((f) => join(root, f))])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
