import { minutes } from '@northlight/contract/durations'
import { brotli, chooseEncoding, type Encoding, gzipped, isCompressible, worthCompressing } from './http/encoding.ts'
import { matchesTag, weakTag } from './http/etag.ts'

/** A file made from content: the map of the site, a feed, a brochure, a picture for shared links. */
export type Made = {
  type: string
  body: Uint8Array<ArrayBuffer>
  /** Offered under this name when it is saved. */
  fileName?: string
  /** How long others may keep it without asking; 0 = they ask each time whether it is still the newest. */
  maxAge: number
  /** Something could not be read: sent, but not kept. */
  isPartial?: boolean
}

export type Publication = {
  pattern: RegExp
  /** `parts` are the groups of the pattern. Nothing when there is no such thing. */
  make(parts: string[]): Promise<Made | undefined>
}

export type Published = ReturnType<typeof createPublished>

type Kept = { made: Made; tag: string; storedAt: number; squeezed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>> }

/** Dates pass (a discount ends, an article appears) without anybody saving anything. */
const usableFor = minutes(10)
const maxBytes = 24 * 1024 * 1024
const maxEntries = 300

/** Makes each file once and keeps it until content changes. */
export function createPublished({ publications, now = Date.now }: { publications: Publication[]; now?: () => number }) {
  // A Map keeps insertion order: the first key is the one unused for longest.
  const kept = new Map<string, Kept>()
  const flights = new Map<string, Promise<Kept | undefined>>()
  let bytes = 0
  let epoch = 0

  const remove = (path: string) => {
    bytes -= kept.get(path)?.made.body.length ?? 0
    kept.delete(path)
  }

  const store = (path: string, entry: Kept) => {
    remove(path)
    kept.set(path, entry)
    bytes += entry.made.body.length
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes && kept.size <= maxEntries) break
      remove(oldest)
    }
  }

  const find = (path: string) => {
    const entry = kept.get(path)
    if (!entry || now() - entry.storedAt > usableFor) return undefined
    kept.delete(path)
    kept.set(path, entry)
    return entry
  }

  /** Once, however many ask at the same time. What began before a change is given out, never stored. */
  const make = (path: string, { pattern, make }: Publication): Promise<Kept | undefined> => {
    const running = flights.get(path)
    if (running) return running
    const begun = epoch
    const flight = (async () => {
      const made = await make((pattern.exec(path) ?? []).slice(1))
      if (!made) return undefined
      const entry = { made, tag: weakTag(made.body), storedAt: now(), squeezed: new Map() }
      if (begun === epoch && !made.isPartial) store(path, entry)
      return entry
    })()
    flights.set(path, flight)
    const land = () => {
      if (flights.get(path) === flight) flights.delete(path)
    }
    flight.then(land, land)
    return flight
  }

  return {
    /** The file at this path, or nothing when the path is no file of ours. */
    async reply(request: Request, path: string): Promise<Response | undefined> {
      const publication = publications.find(({ pattern }) => pattern.test(path))
      if (!publication) return undefined
      const entry = find(path) ?? (await make(path, publication))
      return entry && replyOf(request, entry)
    },
    clear(): void {
      epoch += 1
      kept.clear()
      flights.clear()
      bytes = 0
    },
  }
}

/** Compressed at the first wish and then kept: as long as the file itself is the same, so is this. */
function bodyIn(encoding: Encoding, { made, squeezed }: Kept): Promise<Uint8Array<ArrayBuffer>> {
  const known = squeezed.get(encoding)
  if (known) return known
  const body =
    encoding === 'br' ? brotli(made.body, 5) : encoding === 'gzip' ? gzipped(made.body) : Promise.resolve(made.body)
  const bytes = body.then((packed) => new Uint8Array(packed))
  squeezed.set(encoding, bytes)
  return bytes
}

async function replyOf(request: Request, entry: Kept): Promise<Response> {
  const { made, tag } = entry
  const headers = new Headers({
    'content-type': made.type,
    'cache-control': made.maxAge > 0 ? `public, max-age=${Math.round(made.maxAge / 1000)}` : 'no-cache',
    etag: tag,
  })
  if (made.fileName) headers.set('content-disposition', `inline; filename="${made.fileName}"`)
  // What is saved as a file is left as it is, as everywhere.
  const isSqueezed = !made.fileName && isCompressible(made.type) && made.body.length >= worthCompressing
  if (isSqueezed) headers.set('vary', 'Accept-Encoding')
  if (made.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin')
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = isSqueezed ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity'
  const body = encoding === 'identity' ? made.body : await bodyIn(encoding, entry)
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** What is missing is no failure here: the address then belongs to nobody, and the 404 page says so. */
export const orMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    throw error
  }
}

/** A slug as it may stand in an address; anything else cannot name a row. */
export const slugPattern = '[a-z0-9][a-z0-9-]{0,254}'
