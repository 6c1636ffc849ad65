import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import type { Backup, Backups } from '@northlight/api/kernel/services'
import type { Logger } from 'pino'
import { ZipFile } from 'yazl'
import { makeBackup } from './backup/make-backup.ts'
import { backUpElsewhere } from './backup/nightly.ts'
import type { Environment } from './environment.ts'
import { drillRestore, type OpenDatabase } from './restore-drill.ts'

/** Those made from the office stay on the disk of the server; the oldest goes when there are more. */
const kept = 5
const namePattern = /^backup-[\w-]{1,60}$/

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const bytesOf = async (files: string[]): Promise<number> => {
  let sum = 0
  for (const file of files) sum += (await stat(file)).size
  return sum
}

/** When it was made, as its last file says; without that file it was interrupted. */
const madeAt = async (folder: string): Promise<string | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')).madeAt
  } catch {
    return undefined
  }
}

const drillFile = 'drill.json'

const lastDrill = async (folder: string): Promise<Backup['drill']> => {
  try {
    return JSON.parse(await readFile(join(folder, drillFile), 'utf8'))
  } catch {
    return null
  }
}

/** The backups of the office: the same as those of the command line, in a folder of the data. */
export function openBackups(environment: Environment, log: Logger, openDatabase: OpenDatabase): Backups {
  const root = join(environment.dataDir, 'backups')

  const list = async () => {
    const names = existsSync(root) ? (await readdir(root)).filter((name) => namePattern.test(name)) : []
    const found: Backup[] = []
    for (const name of names) {
      const folder = join(root, name)
      const made_at = await madeAt(folder)
      if (!made_at) continue
      const bytes = await bytesOf(await filesIn(folder))
      found.push({ name, made_at, bytes, is_checked: true, drill: await lastDrill(folder) })
    }
    return found.toSorted((a, b) => b.made_at.localeCompare(a.made_at))
  }

  const make = async () => {
    const name = `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`
    const folder = join(root, name)
    try {
      await makeBackup(environment, folder)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
    for (const old of (await list()).slice(kept)) {
      await rm(join(root, old.name), { recursive: true, force: true })
      log.info({ backup: old.name }, 'an older backup made room')
    }
  }

  const drill = async (name: string, at: string) => {
    const folder = join(root, name)
    if (!namePattern.test(name) || !(await madeAt(folder))) return
    const { rows, files, missing } = await drillRestore(folder, root, openDatabase)
    const drill: Backup['drill'] = { at, rows, files, missing: missing.length }
    await writeFile(join(folder, drillFile), `${JSON.stringify(drill)}\n`, { mode: 0o600 })
    if (missing.length > 0) log.warn({ backup: name, missing: missing.slice(0, 20) }, 'files are missing in a backup')
  }

  return {
    list,
    make,
    hour: environment.backupHour,
    isElsewhere: environment.backups !== undefined,
    hasPlace: environment.engine === 'sqlite' || environment.backups !== undefined,
    nightly: async (at) => {
      const found = await backUpElsewhere(environment, { open: openDatabase, log, at })
      if (found) return
      await make()
      const [last] = await list()
      if (last) await drill(last.name, at)
    },
    drill,
    open: async (name) => {
      const folder = join(root, name)
      if (!namePattern.test(name) || !(await madeAt(folder))) return null
      const zip = new ZipFile()
      // Read one after the other while the file is sent: a backup may be larger than the memory.
      for (const file of await filesIn(folder))
        zip.addReadStreamLazy(`${name}/${relative(folder, file)}`, { mode: 0o100600, compress: false }, (give) =>
          give(null, createReadStream(file)),
        )
      zip.end()
      return Readable.toWeb(Readable.from(zip.outputStream)) as ReadableStream<Uint8Array>
    },
  }
}
