import type { IncomingMessage, ServerResponse } from 'node:http'
import { minutes } from '@northlight/contract/durations'
import { cachedReply, type OtherHeaders, replyOf, type WholeReply, writeCached } from './cache/cached-reply.ts'
import { createReplyCache } from './cache/reply-cache.ts'

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

const limits = {
  maxEntries: 300,
  maxBytes: 32 * 1024 * 1024,
  // Dates pass (a discount ends, an article appears) without anybody saving anything.
  freshFor: minutes(10),
  usableFor: minutes(10),
}

const keeps = ({ status, isPartial }: WholeReply): boolean => status === 200 && !isPartial

/** A file that is stored under the same address comes first, and only the storage knows of it. */
const isBehindStorage = (path: string) => path.startsWith('/storage/')

/** Makes each file once and keeps it until content changes. */
export function createPublished({ publications, now }: { publications: Publication[]; now?: () => number }) {
  const cache = createReplyCache({ ...limits, keeps, now })

  return {
    /** Whether the address, as it is written, is that of a file in memory. */
    isKept: (url: string): boolean => cache.peek(url) !== undefined && !isBehindStorage(url),

    /** Answers at once when the file is in memory, before anything else looks at the request. */
    answerFromMemory(request: IncomingMessage, response: ServerResponse, other: () => OtherHeaders): boolean {
      const { method, url = '/' } = request
      if ((method !== 'GET' && method !== 'HEAD') || isBehindStorage(url)) return false
      const kept = cache.find(url)?.kept
      if (kept) writeCached(request, response, kept, other())
      return kept !== undefined
    },

    /** The file at this path, or nothing when the path is no file of ours. */
    async reply(request: Request, path: string): Promise<Response | undefined> {
      const publication = publications.find(({ pattern }) => pattern.test(path))
      if (!publication) return undefined
      const known = cache.find(path)?.kept
      if (known) return cachedReply(request, known)
      const { page, kept } = await cache.render(path, async () =>
        wholeReply(await publication.make((publication.pattern.exec(path) ?? []).slice(1))),
      )
      if (kept) return cachedReply(request, kept)
      return page.status === 200 ? replyOf(page) : undefined
    },
    clear: (): void => cache.clear(),
  }
}

function wholeReply(made: Made | undefined): WholeReply {
  if (!made) return { status: 404, headers: new Headers(), body: Buffer.alloc(0) }
  const headers = new Headers({
    'content-type': made.type,
    'cache-control': made.maxAge > 0 ? `public, max-age=${Math.round(made.maxAge / 1000)}` : 'no-cache',
  })
  if (made.fileName) headers.set('content-disposition', `inline; filename="${made.fileName}"`)
  if (made.type.startsWith('image/')) headers.set('cross-origin-resource-policy', 'cross-origin')
  const body = Buffer.from(made.body.buffer, made.body.byteOffset, made.body.byteLength)
  return { status: 200, headers, body, isPartial: made.isPartial }
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
