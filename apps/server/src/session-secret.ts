import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './failures.ts'

/** The key that signs sessions, made on the first start and readable by this user alone. */
export async function sessionSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx`: two starts at once must not each make a key, or one of them signs everybody out.
    await writeFile(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32) {
    throw new StartError(`${file} holds no usable key. Delete it; a new one is made, and everybody signs in again.`)
  }
  return secret
}
