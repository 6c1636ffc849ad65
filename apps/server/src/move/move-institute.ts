import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Storage } from '@northlight/api/kernel/services'
import { folderStore } from '@northlight/api/media/file-storage'
import { type Bucket, s3Storage } from '@northlight/api/media/s3-storage'
import { copyRows, TargetIsStale } from '@northlight/db/rows/copy-rows'
import { openPostgresRows } from '@northlight/db/rows/postgres-rows'
import { openSqliteRows } from '@northlight/db/rows/sqlite-rows'
import { holdWrites } from '@northlight/db/sqlite/hold'
import { sqliteFile } from '../backup/make-backup.ts'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import type { OpenDatabase } from '../restore-drill.ts'
import { assertSameNames, moveFiles } from './move-files.ts'
import { finishTarget, lookAtTarget, nameOfSource, prepareTarget, startAnew } from './target-database.ts'

export type Move = {
  environment: Environment
  databaseUrl: string
  /** Unset: files stay where they are. */
  bucket: Bucket | undefined
  /** The address of the database without its password. */
  shown: string
  say: (line: string) => void
  open: OpenDatabase
}

type Files = { from: Storage; to: Storage; close(): void }

/** Both sides of the files, where they move: what is drawn by the program itself is none. */
const openFiles = async ({ environment, bucket }: Move): Promise<Files | undefined> => {
  if (!bucket || environment.bucket) return undefined
  const to = await s3Storage(bucket)
  try {
    await to.check()
  } catch (cause) {
    to.close()
    throw new StartError('The bucket to move to cannot be used. Look at its address and its keys.', { cause })
  }
  const from = {
    public: folderStore(environment.storageDir),
    private: folderStore(join(environment.dataDir, 'private')),
  }
  return { from, to, close: () => to.close() }
}

const assertEmptyBucket = async ({ to }: Files) => {
  const there = [...(await to.public.list()), ...(await to.private.list())]
  if (there.length > 0)
    throw new StartError('The bucket to move to is not empty. Name another one, or a folder in it that is.')
}

const copyAllFiles = async ({ from, to }: Files) => {
  const [shown, kept] = [await moveFiles(from.public, to.public), await moveFiles(from.private, to.private)]
  return { files: shown.files + kept.files, bytes: shown.bytes + kept.bytes }
}

const copyAllRows = async (file: string, databaseUrl: string, say: Move['say']) => {
  const [source, target] = [openSqliteRows(file), await openPostgresRows(databaseUrl, { readOnly: false })]
  try {
    return await copyRows(source, target, (table, rows, isCopied) => {
      if (rows > 0) say(`  ${table}: ${rows} ${isCopied ? 'copied and compared' : 'compared'}`)
    })
  } finally {
    await source.close()
    await target.close()
  }
}

/** The lock of the writer: even a program that knows nothing of the sign beside the file changes nothing now. */
const lockFile = (file: string) => {
  const lock = new DatabaseSync(file, { timeout: 30_000 })
  lock.exec('begin immediate')
  return () => lock.close()
}

/**
 * Moves a running institute. Files go first, while everybody works; then nobody may write until the rows and the last
 * files are there and compared. What is here stays as it is. Cut short, it goes on where it stood when it is asked again.
 */
export async function moveInstitute(move: Move) {
  const { environment, databaseUrl, shown, say, open } = move
  const file = sqliteFile(environment)
  if (!existsSync(file)) throw new StartError(`There is no database at ${file}.`)
  const source = nameOfSource(file)
  const state = await lookAtTarget(open, databaseUrl, source)
  const files = await openFiles(move)
  try {
    if (files && state === 'empty') await assertEmptyBucket(files)
    await prepareTarget(open, databaseUrl, source)
    if (files) {
      const { files: count, bytes } = await copyAllFiles(files)
      say(
        `${count} files copied and compared (${(bytes / 1024 ** 2).toFixed(1)} MB). From now on nothing can be saved.`,
      )
    }
    const began = performance.now()
    const hold = holdWrites(file, shown)
    let unlock = () => {}
    try {
      unlock = lockFile(file)
      const copied = await copyAllRows(file, databaseUrl, say).catch(async (error: unknown) => {
        if (!(error instanceof TargetIsStale)) throw error
        say('The institute went on after the move that was cut short: its rows are copied anew.')
        await startAnew(open, databaseUrl, source)
        return copyAllRows(file, databaseUrl, say)
      })
      if (files) {
        await copyAllFiles(files)
        await assertSameNames(files.from.public, files.to.public)
        await assertSameNames(files.from.private, files.to.private)
      }
      await finishTarget(open, databaseUrl)
      hold.moved()
      return { ...copied, readOnlyFor: performance.now() - began }
    } catch (error) {
      hold.release()
      throw error
    } finally {
      unlock()
    }
  } finally {
    files?.close()
  }
}
