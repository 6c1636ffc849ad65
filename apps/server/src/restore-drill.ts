import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withdrawnPath } from '@northlight/api/library/picture-consent'
import type { Database } from '@northlight/db/database'
import { migrate } from '@northlight/db/migrate'
import { assertSound, formatOf } from './backup/make-backup.ts'
import { restoreRows } from './backup/rows-into-database.ts'
import { StartError } from './failures.ts'
import { readStoredKeys } from './keys.ts'

export type OpenDatabase = (url: string) => Promise<Database>
export type DrillFound = { rows: number; files: number; missing: string[] }

const sizeOf = async (file: string): Promise<number | undefined> =>
  existsSync(file) ? (await stat(file)).size : undefined

const mark = '.drill-'

/** What a process left behind that ended in the middle: only one drill runs at a time. */
const sweep = async (room: string) => {
  for (const name of await readdir(room))
    if (name.startsWith(mark)) await rm(join(room, name), { recursive: true, force: true })
}

/**
 * Restores a backup beside the running institute, opens it and its keys as a start would, and looks whether every
 * file that its rows speak of came with it. Nothing of the institute is touched, and nothing of the restored copy stays.
 */
export async function drillRestore(backup: string, room: string, open: OpenDatabase): Promise<DrillFound> {
  const format = await formatOf(backup)
  if (!format) throw new StartError('This is not a finished backup.')
  await readStoredKeys(backup)
  await sweep(room)
  const place = await mkdtemp(join(room, mark))
  try {
    const file = join(place, 'northlight.db')
    // One of PostgreSQL is tried in a file of SQLite: no second server is needed, and the first is not touched.
    if (format === 3) await restoreRows({ open, backup, isOfPostgres: true, databaseUrl: `sqlite:${file}`, room })
    else await cp(join(backup, 'northlight.db'), file)
    assertSound(file)
    const database = await open(`sqlite:${file}`)
    try {
      await migrate(database)
      const { db } = database
      let rows = 0
      for (const { name } of await db.introspection.getTables()) {
        const { count } = await db
          .selectFrom(name as 'users')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        rows += count
      }
      const pictures = await db
        .selectFrom('media')
        .select(['path', 'bytes', 'consent_withdrawn_on'])
        .where('is_private', '=', false)
        .execute()
      const papers = await db.selectFrom('private_files').select(['path', 'bytes']).execute()
      const wanted = [
        // What was withdrawn lies where nobody sees it.
        ...pictures.map(({ path, bytes, consent_withdrawn_on }) => ({
          path: consent_withdrawn_on === null ? join('media', path) : join('private', withdrawnPath(path)),
          bytes,
        })),
        ...papers.map(({ path, bytes }) => ({ path: join('private', path), bytes })),
      ]
      const missing: string[] = []
      for (const { path, bytes } of wanted) if ((await sizeOf(join(backup, path))) !== bytes) missing.push(path)
      return { rows, files: wanted.length, missing }
    } finally {
      await database.close()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
