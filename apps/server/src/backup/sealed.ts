import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { FileStore } from '@northlight/api/kernel/services'
import { z } from 'zod'
import { StartError } from '../failures.ts'
import type { BackupKey } from './backup-key.ts'
import { readFolder, writeFolder } from './folder-stream.ts'

/** A part is encrypted, sent and read back whole: as much as a slow line sends before a bucket loses its patience. */
const partBytes = 8 * 1024 * 1024
const listName = 'sealed.json'

const List = z.object({
  northlight: z.literal('sealed backup'),
  format: z.literal(1),
  made_at: z.iso.datetime(),
  key: z.string(),
  salt: z.string(),
  sizes: z.array(z.number().int().positive()).min(1),
  mac: z.string(),
})
export type SealedList = z.infer<typeof List>

const partName = (at: number) => `${String(at + 1).padStart(6, '0')}.part`

/** A key of its own for each backup: then the number of a part may be its nonce. */
const keyOf = ({ secret }: BackupKey, salt: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64url'), 'northlight sealed backup', 32))

const nonceOf = (at: number) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(at, 8)
  return nonce
}

/** Over everything that the list says: parts cannot be left out, added or taken from another backup. */
const macOf = (key: Buffer, { mac: _, ...list }: SealedList) =>
  createHmac('sha256', key).update(JSON.stringify(list)).digest('base64url')

const seal = (key: Buffer, at: number, bytes: Buffer): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at))
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

const open = (key: Buffer, at: number, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(at))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Compresses and encrypts a folder into another place, a part at a time. The list comes last: without it nothing counts. */
export async function sealFolder(folder: string, to: FileStore, name: string, key: BackupKey, made_at: string) {
  const salt = randomBytes(32).toString('base64url')
  const own = keyOf(key, salt)
  const compressed = Readable.from(readFolder(folder)).compose(createZstdCompress())
  const sizes: number[] = []
  for await (const part of inParts(compressed)) {
    const sealed = seal(own, sizes.length, part)
    await to.write(`${name}/${partName(sizes.length)}`, sealed)
    sizes.push(sealed.length)
  }
  const list: SealedList = { northlight: 'sealed backup', format: 1, made_at, key: key.id, salt, sizes, mac: '' }
  list.mac = macOf(own, list)
  await to.write(`${name}/${listName}`, Buffer.from(JSON.stringify(list)))
}

const readList = async (from: FileStore, name: string): Promise<SealedList> => {
  const file = await from.read(`${name}/${listName}`)
  if (!file) throw new StartError(`${name} is not a finished backup: it was interrupted, or it is something else.`)
  try {
    return List.parse(JSON.parse(Buffer.from(file.bytes).toString('utf8')))
  } catch (cause) {
    throw new StartError(`${name} is not a sealed backup of this program.`, { cause })
  }
}

/** Looks at the key and at every part, and then writes the files into an empty folder. */
export async function openSealed(from: FileStore, name: string, key: BackupKey, folder: string): Promise<SealedList> {
  const list = await readList(from, name)
  if (list.key !== key.id)
    throw new StartError(
      `${name} was sealed with the key ${list.key}, and BACKUP_KEY_FILE holds the key ${key.id}. Use the right one.`,
    )
  const own = keyOf(key, list.salt)
  if (!timingSafeEqual(Buffer.from(macOf(own, list)), Buffer.from(list.mac.padEnd(43).slice(0, 43))))
    throw new StartError(`The list of ${name} was changed after it was made: this backup is not used.`)
  for (const [at, size] of list.sizes.entries()) {
    const facts = await from.head(`${name}/${partName(at)}`)
    if (facts?.size !== size)
      throw new StartError(`${name} is torn: part ${at + 1} of ${list.sizes.length} is not whole.`)
  }
  const parts = async function* () {
    for (const at of list.sizes.keys()) {
      const part = await from.read(`${name}/${partName(at)}`)
      try {
        yield open(own, at, Buffer.from(part?.bytes ?? []))
      } catch (cause) {
        throw new StartError(`${name} is damaged: part ${at + 1} of ${list.sizes.length} cannot be opened.`, { cause })
      }
    }
  }
  await writeFolder(Readable.from(parts()).compose(createZstdDecompress()), folder)
  return list
}

const namePattern = /^(northlight-\d{8}t\d{6}z)\/sealed\.json$/

/** `northlight-20261119t203000z`: the moment it was made, so that a list of names says all that is needed. */
export const sealedName = (at: string): string => `northlight-${at.slice(0, 19).replace(/[-:]/g, '').toLowerCase()}z`

export const momentOf = (name: string): string =>
  name.replace(/^northlight-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/, '$1-$2-$3T$4:$5:$6.000Z')

/** The finished ones, newest first. */
export const sealedNames = async (place: FileStore): Promise<string[]> =>
  (await place.list())
    .flatMap(({ path }) => namePattern.exec(path)?.[1] ?? [])
    .toSorted()
    .reverse()

/** The list goes first: what is left of one that is removed half counts for nothing. */
export async function removeSealed(place: FileStore, name: string): Promise<void> {
  const files = (await place.list(name)).map(({ path }) => path)
  await place.remove(`${name}/${listName}`)
  for (const path of files) await place.remove(path)
}
