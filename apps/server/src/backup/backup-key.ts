import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { StartError } from '../failures.ts'

export type BackupKey = { id: string; secret: Buffer }

const begin = 'northlight-backup-key-1:'

/** Tells two keys apart and says nothing about either. */
const idOf = (secret: Buffer) =>
  createHash('sha256').update('backup key name|').update(secret).digest('hex').slice(0, 8)

export async function readBackupKey(file: string): Promise<BackupKey> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new StartError(
      `The key of the backups cannot be read at ${file}. Check BACKUP_KEY_FILE, or make a key with: npm run northlight -- backup-key ${file}`,
      { cause },
    )
  })
  const secret = Buffer.from(text.trim().slice(begin.length), 'base64url')
  if (!text.startsWith(begin) || secret.length !== 32)
    throw new StartError(`${file} holds no key for backups. Put the right file back; a copy lies where you kept it.`)
  return { id: idOf(secret), secret }
}

/** Never over a key that is there: what it sealed would be lost. */
export async function makeBackupKey(file: string): Promise<BackupKey> {
  const secret = randomBytes(32)
  try {
    await writeFile(file, `${begin}${secret.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST'
    throw new StartError(
      isThere ? `${file} is there already, and stays as it is.` : `The key cannot be written to ${file}.`,
      { cause },
    )
  }
  return { id: idOf(secret), secret }
}
