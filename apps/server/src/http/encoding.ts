import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const qualities = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const quality = parameters.find((piece) => /^q\s*=/.test(piece))?.split('=')[1]
        return [name, quality === undefined ? 1 : Number(quality) || 0]
      }),
  )

/** Browsers send one of a few words for ever; anything else is read each time. */
const chosen = new Map<string, Encoding>()
const mostChosen = 50

/** Brotli when the browser takes it, then gzip, else the plain bytes. `q=0` is a refusal. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const encoding = readEncoding(header)
  if (chosen.size < mostChosen) chosen.set(header, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = qualities(header)
  const any = accepted.get('*') ?? 0
  const br = accepted.get('br') ?? any
  const gz = accepted.get('gzip') ?? any
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** What is shorter than its room comes out in one go; each further go is another wait for a thread. */
const roomFor = (bytes: Uint8Array) => Math.max(16 * 1024, Math.ceil(bytes.length / 2))

/** Quality 5 costs about as much time as gzip and beats it; 11 is for results that are kept. */
export const brotli = (bytes: Uint8Array, quality: 4 | 5 | 7 | 11): Promise<Buffer> =>
  brotliAsync(bytes, {
    chunkSize: roomFor(bytes),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

export const gzipped = (bytes: Uint8Array): Promise<Buffer> => gzipAsync(bytes, { level: 6, chunkSize: roomFor(bytes) })

/** Below this many bytes nothing is won. */
export const worthCompressing = 1024

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*json|javascript|xml|manifest))/i

export const isCompressible = (contentType: string | null | undefined): boolean => compressible.test(contentType ?? '')
