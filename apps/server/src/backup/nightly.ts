import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { type DrillFound, drillRestore, type OpenDatabase } from '../restore-drill.ts'
import { keptBackups } from './kept-backups.ts'
import { makeBackup } from './make-backup.ts'
import { momentOf, openSealed, removeSealed, sealedName, sealedNames, sealFolder } from './sealed.ts'
import { openSecondPlace, type SecondPlace } from './second-place.ts'

type Log = { warn(fields: object, message: string): void }

/** What is kept longer than any rule says may be locked in its bucket: that is no failure of the backup. */
const forgetOld = async ({ files }: SecondPlace, log: Log) => {
  const names = await sealedNames(files)
  const kept = keptBackups(names.map(momentOf))
  for (const name of names)
    if (!kept.has(momentOf(name)))
      await removeSealed(files, name).catch((err: unknown) =>
        log.warn({ err, backup: name }, 'an old backup could not be removed'),
      )
}

export type NightlyFound = DrillFound & { name: string; place: string }

/**
 * Copies the institute, seals the copy at the second place, takes it back from there and restores it for a try. Only a
 * backup that was proved so lets older ones go. What lies on this machine meanwhile goes whatever happens.
 */
export async function backUpElsewhere(
  environment: Environment,
  { open, log, at }: { open: OpenDatabase; log: Log; at: string },
): Promise<NightlyFound | undefined> {
  const place = await openSecondPlace(environment)
  if (!place) return undefined
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 })
  const room = await mkdtemp(join(environment.dataDir, '.backup-'))
  try {
    const [copy, back] = [join(room, 'copy'), join(room, 'back')]
    await makeBackup(environment, copy)
    const name = sealedName(at)
    await sealFolder(copy, place.files, name, place.key, at)
    await rm(copy, { recursive: true })
    await mkdir(back, { mode: 0o700 })
    await openSealed(place.files, name, place.key, back)
    const found = await drillRestore(back, room, open)
    if (found.missing.length > 0)
      log.warn({ backup: name, missing: found.missing.slice(0, 20) }, 'files are missing in a backup')
    await forgetOld(place, log)
    return { ...found, name, place: place.name }
  } finally {
    place.close()
    await rm(room, { recursive: true, force: true })
  }
}

/** Takes a sealed backup back, by its name or the last one there is, into a folder that it gives. */
export async function fetchSealed(environment: Environment, asked: string, folder: string): Promise<string> {
  const place = await openSecondPlace(environment)
  if (!place) throw new StartError('No second place for backups is set: BACKUP_TO and BACKUP_KEY_FILE name it.')
  try {
    const names = await sealedNames(place.files)
    const name = asked === 'latest' ? names[0] : asked
    if (!name) throw new StartError(`There is no finished backup at ${place.name}.`)
    await openSealed(place.files, name, place.key, folder)
    return name
  } finally {
    place.close()
  }
}
