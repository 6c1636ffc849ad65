import { pendingMigrations } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { releaseHold } from '@northlight/db/sqlite/hold'
import { sqliteFile } from '../backup/make-backup.ts'
import { readEnvironment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { moveInstitute } from '../move/move-institute.ts'
import { writeMovedSettings } from '../move/moved-settings.ts'
import type { Command } from './command.ts'

const usage = 'Use: npm run northlight -- move-to postgres://… [s3://bucket?endpoint=…], or move-to --undo'

const withoutPassword = (address: string) => {
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}

/** From a SQLite file and folders to PostgreSQL and a bucket, while the server runs. */
export const moveToCommand: Command = async ({ environment, vars, args, flags, openBeside, say }) => {
  if (environment.engine !== 'sqlite')
    throw new StartError('This institute is on PostgreSQL already. To move it again, back it up and restore it there.')
  if (flags.has('--undo')) {
    releaseHold(sqliteFile(environment))
    say('This institute goes on here, as it was when it moved. What was written there since is not here.')
    return
  }
  const [databaseUrl = '', storageUrl] = args
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) throw new StartError(usage)
  if (storageUrl && !storageUrl.startsWith('s3://')) throw new StartError(usage)
  const { bucket } = readEnvironment({
    ...(storageUrl && { STORAGE_URL: storageUrl }),
    AWS_ACCESS_KEY_ID: vars.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: vars.AWS_SECRET_ACCESS_KEY,
  })
  // Tells as well that nobody else uses this file, or a server of this very version.
  const missing = await pendingMigrations(await openBeside())
  if (missing.length > 0)
    throw new StartError('The database is older than this program. Start this version once, and move then.')
  const shown = withoutPassword(databaseUrl)
  const { tables, rows, readOnlyFor } = await moveInstitute({
    environment,
    databaseUrl,
    bucket,
    shown,
    say,
    open: openDatabase,
  })
  const file = await writeMovedSettings(environment, databaseUrl, storageUrl)
  say(`${rows} rows in ${tables} tables are at ${shown}, each table compared with what is here.`)
  say(`Nothing could be saved for ${Math.ceil(readOnlyFor / 1000)} seconds, and until the server starts anew:`)
  say(`put the settings of ${file} where yours are, and restart. What is here was not touched.`)
  say('To go on here instead, before anybody works there: npm run northlight -- move-to --undo')
}
