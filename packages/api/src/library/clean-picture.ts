import { createHash } from 'node:crypto'
import type { UploadedFile } from '@northlight/contract/uploads'
import { invalid } from '../kernel/errors.ts'
import { hidesSecondFile } from './second-file.ts'

/** More pixels than any camera of ours makes, and few enough that nobody fills the memory with one picture. */
export const mostPixels = 60_000_000

/** With libvips behind it; a start does not wait for it, and a process that is never sent a picture never has it. */
export const pictureLibrary = async () => (await import('sharp')).default

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

export type CleanPicture = {
  bytes: Buffer
  mime: string
  extension: string
  width: number
  height: number
  /** Of what was sent. */
  sha256: string
}

/**
 * Draws the picture anew: turned as the camera held it, without place, time and name of the device, and without
 * anything else that was hidden in the file.
 */
export const cleanPicture = async (file: UploadedFile): Promise<CleanPicture> => {
  const format = formats[file.type as keyof typeof formats]
  if (!format) return invalid({ file: ['Choose a JPG, PNG or WebP file.'] })
  if (hidesSecondFile(file.type ?? '', file.bytes))
    return invalid({
      file: ['This picture has another file hidden in it. Save it anew as a picture and send it again.'],
    })
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const sharp = await pictureLibrary()
  try {
    const { data, info } = await sharp(file.bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .toFormat(format, format === 'png' ? {} : { quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { bytes: data, mime: file.type ?? '', extension: extensions[format], width, height, sha256 }
  } catch {
    return invalid({ file: ['This picture cannot be read. Save it anew and send it again.'] })
  }
}
