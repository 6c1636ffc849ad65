import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteBytes, templateIn } from './sqlite.ts'

let folder: string | undefined

/** Once per test run: the folder of all databases of its tests, and the migrated one with which each of them begins. */
export const setup = async () => {
  folder = await mkdtemp(join(tmpdir(), 'northlight-sqlite-'))
  await writeFile(templateIn(folder), await sqliteBytes())
  process.env.TEST_SQLITE_DIR = folder
}

export const teardown = async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
}
