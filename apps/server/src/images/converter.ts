import type { Crop } from '@northlight/contract/picture-cut'
import type { Sharp } from 'sharp'
import { imageQuality, type Modifiers } from './modifiers.ts'
import type { ImageSource } from './source.ts'

/** Thrown for a file that is no picture, or one too large to open safely. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

export type CutModifiers = Modifiers & { cut?: Crop | undefined }

const largestPixels = 50_000_000
const svgStart = /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i

/** A part of a picture, said from 0 to 1; whatever it says, at least a pixel and no more than there is. */
const cutOut = async (picture: Sharp, { x, y, w, h }: Crop): Promise<Uint8Array> => {
  try {
    const { width, height } = await picture.metadata()
    const left = Math.min(width - 1, Math.round(x * width))
    const top = Math.min(height - 1, Math.round(y * height))
    const size = (part: number, from: number, all: number) => Math.max(1, Math.min(all - from, Math.round(part * all)))
    return await picture
      .extract({ left, top, width: size(w, left, width), height: size(h, top, height) })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    throw new UnreadablePicture('This picture cannot be opened.', { cause: error })
  }
}

/** Turns an original into the asked size and format, with ipx over sharp; nothing is read but the bytes given. */
export async function convertPicture(
  original: Uint8Array,
  source: ImageSource,
  modifiers: CutModifiers,
): Promise<Buffer> {
  // Loaded here and not above, because the server imports this file for its error alone.
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')])
  // Results are kept on disk; keeping the originals in memory as well would only make the process grow.
  sharp.cache(false)
  const sharpOptions = { limitInputPixels: largestPixels, failOn: 'error' } as const
  const { width, height, fit, format, cut } = modifiers
  const bytes = cut ? await cutOut(sharp(original, sharpOptions), cut) : original
  const ipx = createIPX({
    storage: {
      name: 'northlight',
      getMeta: () => ({}),
      getData: () => new Uint8Array(bytes).buffer,
    },
    sharpOptions,
  })
  const isDrawing = svgStart.test(Buffer.from(original.subarray(0, 200)).toString('latin1'))
  const size = width && height ? { s: `${width}x${height}` } : width ? { w: String(width) } : {}
  try {
    const { data } = await ipx(source.path, {
      ...size,
      ...(fit && { fit }),
      // A drawing has no pixels of its own to run out of.
      ...(isDrawing && { enlarge: '' }),
      format,
      quality: String(imageQuality),
    }).process()
    return Buffer.from(data)
  } catch (error) {
    throw new UnreadablePicture('This picture cannot be opened.', { cause: error })
  }
}
