import { imageQuality, type Modifiers } from './modifiers.ts'
import type { ImageSource } from './source.ts'

/** Thrown for a file that is no picture, or one too large to open safely. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

const largestPixels = 50_000_000
const svgStart = /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i

/** Turns an original into the asked size and format, with ipx over sharp; nothing is read but the bytes given. */
export async function convertPicture(original: Uint8Array, source: ImageSource, modifiers: Modifiers): Promise<Buffer> {
  // Loaded here and not above, because the server imports this file for its error alone.
  const [{ createIPX }, { default: sharp }] = await Promise.all([import('ipx'), import('sharp')])
  // Results are kept on disk; keeping the originals in memory as well would only make the process grow.
  sharp.cache(false)
  const ipx = createIPX({
    storage: {
      name: 'northlight',
      getMeta: () => ({}),
      getData: () => new Uint8Array(original).buffer,
    },
    sharpOptions: { limitInputPixels: largestPixels, failOn: 'error' },
  })
  const { width, height, fit, format } = modifiers
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
