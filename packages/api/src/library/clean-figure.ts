import { createHash } from 'node:crypto'
import { readDrawing } from '@northlight/db/drawing'
import { fileTypeFromBuffer } from 'file-type'
import { invalid } from '../kernel/errors.ts'
import { type CleanPicture, cleanPicture, mostPixels, pictureLibrary } from './clean-picture.ts'

type Sent = { name: string; bytes: Uint8Array }

const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return invalid({ file: ['This drawing is not written in UTF-8. Save it anew and send it again.'] })
  }
}

const cleanDrawing = (sent: Uint8Array): CleanPicture => {
  const drawing = readDrawing(textOf(sent))
  if ('fault' in drawing) return invalid({ file: [drawing.fault] })
  const { svg, width, height } = drawing
  const sha256 = createHash('sha256').update(sent).digest('hex')
  return { bytes: Buffer.from(svg), mime: 'image/svg+xml', extension: 'svg', width, height, sha256 }
}

/** Its first picture: nothing moves in a paper. */
const stillOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const sharp = await pictureLibrary()
  try {
    return new Uint8Array(await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).png().toBuffer())
  } catch {
    return invalid({ file: ['This picture cannot be read. Save it anew and send it again.'] })
  }
}

/** A picture of any kind that the library takes, as it was sent. */
export const cleanSent = async ({ name, bytes }: Sent): Promise<CleanPicture> =>
  cleanPicture({ name, type: (await fileTypeFromBuffer(bytes))?.mime ?? null, bytes })

/** The figure of a question, which may also be a drawing of shapes and letters, or a GIF as older banks are full of. */
export const cleanFigure = async ({ name, bytes }: Sent): Promise<CleanPicture> => {
  if (/\.svg$/i.test(name)) return cleanDrawing(bytes)
  const isGif = (await fileTypeFromBuffer(bytes))?.mime === 'image/gif'
  return cleanSent({ name, bytes: isGif ? await stillOf(bytes) : bytes })
}
