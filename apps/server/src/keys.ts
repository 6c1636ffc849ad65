import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Key, type KeyPurpose, type KeyRing, keyPurposes, namedKey, sharedKeys } from '@northlight/api/kernel/keys'
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { StartError } from './failures.ts'

type Given = Pick<Environment, 'sessionSecret' | 'olderSecrets' | 'dataDir'>

/** Purposes that this release does not know are of a later one, and stay as they are: going back loses no key. */
const Stored = z.looseObject({
  format: z.literal(1),
  keys: z.record(z.string(), z.array(z.looseObject({ secret: z.string().min(32), made_at: z.string() })).min(1)),
})
type Stored = z.infer<typeof Stored>

export const keyFile = (dataDir: string) => join(dataDir, 'keys.json')
/** What installations had before keys had purposes: one secret for everything. It is the oldest key of each purpose. */
export const oldKeyFile = (dataDir: string) => join(dataDir, 'session-secret')

const unusable = (file: string) =>
  new StartError(
    `${file} holds no usable key. Put it back from a backup. Without it everybody signs in again, and printed hall tickets, mailed receipt links and answer files are refused; to go on all the same, delete it, and a new one is made.`,
  )

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const readStored = async (dataDir: string): Promise<Stored | undefined> => {
  const text = await textOf(keyFile(dataDir))
  if (text === undefined) return undefined
  try {
    return Stored.parse(JSON.parse(text))
  } catch {
    throw unusable(keyFile(dataDir))
  }
}

const readOldSecret = async (dataDir: string): Promise<string | undefined> => {
  const secret = (await textOf(oldKeyFile(dataDir)))?.trim()
  if (secret !== undefined && secret.length < 32) throw unusable(oldKeyFile(dataDir))
  return secret
}

/** Throws where the keys in a folder could not be used; keys that come from a setting are not there. */
export const readStoredKeys = async (dataDir: string): Promise<void> => {
  await readStored(dataDir)
  await readOldSecret(dataDir)
}

/** Whole or not at all: a reader sees the old file or the new one. */
const writeStored = async (dataDir: string, stored: Stored) => {
  const file = keyFile(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.part`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${file}.part`, 0o600)
  await rename(`${file}.part`, file)
}

const fresh = () => ({ secret: randomBytes(48).toString('base64url'), made_at: new Date().toISOString() })

/** The keys of this installation: from its settings, else from `keys.json`, which is made with what it lacks. */
export async function openKeys({ sessionSecret, olderSecrets, dataDir }: Given): Promise<KeyRing> {
  if (sessionSecret) return sharedKeys(sessionSecret, ...olderSecrets)
  const old = await readOldSecret(dataDir)
  const stored = (await readStored(dataDir)) ?? { format: 1, keys: {} }
  const missing = old ? [] : keyPurposes.filter((purpose) => !stored.keys[purpose])
  if (missing.length > 0) {
    for (const purpose of missing) stored.keys[purpose] = [fresh()]
    await writeStored(dataDir, stored)
  }
  const keysOf = (purpose: KeyPurpose): Key[] => [
    ...(stored.keys[purpose] ?? []).map(({ secret }) => namedKey(secret)),
    ...(old ? [namedKey(old)] : []),
  ]
  return Object.fromEntries(keyPurposes.map((purpose) => [purpose, keysOf(purpose)])) as KeyRing
}

/** Puts a new key before the present one, which goes on opening what it signed. */
export async function rotateKey({ sessionSecret, dataDir }: Given, purpose: KeyPurpose): Promise<void> {
  if (sessionSecret)
    throw new StartError(
      'The keys of this installation come from SESSION_SECRET: put a new secret there on every host, and the present one into SESSION_SECRET_PREVIOUS.',
    )
  const stored = (await readStored(dataDir)) ?? { format: 1, keys: {} }
  stored.keys[purpose] = [fresh(), ...(stored.keys[purpose] ?? [])]
  await writeStored(dataDir, stored)
}
