import { unzipSync } from 'fflate'
import type { ListLimits } from './limits.ts'
import { Refused, refuse } from './refused.ts'

const encrypted = 1
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)

export type Entries = Record<string, Uint8Array>

const isNoise = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

type Limits = Pick<ListLimits, 'entries' | 'fileBytes' | 'unpackedBytes'>

/**
 * Reads the directory of an archive before anything is unpacked. What the directory promises is a limit for what
 * comes out: each file is unpacked into room of exactly that size, so a directory that lies gives a torn file and no
 * more memory.
 */
const namesIn = (bytes: Uint8Array, limits: Limits, isWanted: (name: string) => boolean): string[] => {
  const names: string[] = []
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize, compression }) => {
      names.push(name)
      if (isWanted(name)) size += originalSize
      if (names.length > limits.entries) refuse(`The archive has more than ${limits.entries} files in it.`)
      if (size > limits.unpackedBytes)
        refuse(`Unpacked, the archive would be larger than ${mb(limits.unpackedBytes)} MB.`)
      if (originalSize > limits.fileBytes) refuse(`“${name.slice(0, 100)}” is larger than ${mb(limits.fileBytes)} MB.`)
      if (compression !== 0 && compression !== 8) refuse('The archive is packed in a way that is not read here.')
      return false
    },
  })
  return names
}

/** A protected archive says so in each of its local heads. */
const refuseProtected = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 30))
  if (head.length >= 8 && head.readUInt32LE(0) === 0x04034b50 && (head.readUInt16LE(6) & encrypted) !== 0)
    refuse('The file is protected with a password. Save it without one.')
}

const orDamaged = <Value>(read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) throw error
    return refuse('The archive is damaged. Make it anew and send it again.')
  }
}

const every = (_name: string) => true

/** The names in the directory of an archive; nothing is unpacked for it. */
export const namesOf = (bytes: Uint8Array, limits: Limits, isWanted = every): string[] =>
  orDamaged(() => {
    refuseProtected(bytes)
    return namesIn(bytes, limits, isWanted).filter((name) => !isNoise(name))
  })

/**
 * Files of an archive by their names, without folders and what computers add by themselves. Anyone who needs some of
 * them asks for those: the others are not unpacked, and do not count.
 */
export const unpacked = (bytes: Uint8Array, limits: Limits, isWanted = every): Entries => {
  namesOf(bytes, limits, isWanted)
  return orDamaged(() => unzipSync(bytes, { filter: ({ name }) => !isNoise(name) && isWanted(name) }))
}
