import { importLimits } from '@northlight/contract/office/import-targets'
import { unzipSync } from 'fflate'
import { Refused, refuse } from './refused.ts'

const encrypted = 1
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)

type Entries = Record<string, Uint8Array>

const isNoise = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

/**
 * Reads the directory of an archive before anything is unpacked. What the directory promises is a limit for what
 * comes out: each file is unpacked into room of exactly that size, so a directory that lies gives a torn file and no
 * more memory.
 */
const checkDirectory = (bytes: Uint8Array) => {
  let entries = 0
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize, compression }) => {
      entries += 1
      size += originalSize
      if (entries > importLimits.entries) refuse(`The archive has more than ${importLimits.entries} files in it.`)
      if (size > importLimits.unpackedBytes)
        refuse(`Unpacked, the archive would be larger than ${mb(importLimits.unpackedBytes)} MB.`)
      if (compression !== 0 && compression !== 8) refuse('The archive is packed in a way that is not read here.')
      return false
    },
  })
}

/** A protected archive says so in each of its local heads. */
const refuseProtected = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 30))
  if (head.length >= 8 && head.readUInt32LE(0) === 0x04034b50 && (head.readUInt16LE(6) & encrypted) !== 0)
    refuse('The file is protected with a password. Save it without one.')
}

/** Files of an archive by their names, without folders and what computers add by themselves. */
export const unpacked = (bytes: Uint8Array): Entries => {
  try {
    refuseProtected(bytes)
    checkDirectory(bytes)
    return unzipSync(bytes, { filter: ({ name }) => !isNoise(name) })
  } catch (error) {
    if (error instanceof Refused) throw error
    return refuse('The archive is damaged. Make it anew and send it again.')
  }
}
