import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { keyFile, oldKeyFile } from '../keys.ts'

type Stored = { keys: Record<string, { secret: string }[]> }

/**
 * The keys of `keys.json` as settings, which several processes share. That of the notices to browsers comes first: they
 * are bound to it. All the others still open what they have signed.
 */
const secretsOf = async ({ dataDir, sessionSecret, olderSecrets }: Environment): Promise<string[]> => {
  if (sessionSecret) return [sessionSecret, ...olderSecrets]
  const text = await readFile(keyFile(dataDir), 'utf8').catch(() => '{"keys":{}}')
  const { push = [], ...others } = (JSON.parse(text) as Stored).keys
  const old = (await readFile(oldKeyFile(dataDir), 'utf8').catch(() => '')).trim()
  const secrets = [...push, ...Object.values(others).flat()].map(({ secret }) => secret)
  return [...new Set([...secrets, old].filter(Boolean))]
}

/** Writes what has to be set from now on into a file for the eyes of this user alone. */
export async function writeMovedSettings(
  environment: Environment,
  databaseUrl: string,
  storageUrl: string | undefined,
) {
  const [current = randomBytes(48).toString('base64url'), ...older] = await secretsOf(environment)
  const lines = [
    `DATABASE_URL="${databaseUrl}"`,
    ...(storageUrl ? [`STORAGE_URL="${storageUrl}"`] : []),
    `SESSION_SECRET="${current}"`,
    ...(older.length > 0 ? [`SESSION_SECRET_PREVIOUS="${older.join(' ')}"`] : []),
  ]
  const file = join(environment.dataDir, 'moved.env')
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return file
}
