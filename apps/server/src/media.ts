import type { FileStore } from '@northlight/api/media/storage'
import { matchesTag, weakTag } from './http/etag.ts'
import { refusal } from './http/json-reply.ts'

/** The public half of storage, as far as serving needs it. Private files lie under another root. */
export type ReadStorage = Pick<FileStore, 'read'>

/** A drawing may hold scripts; opened by itself it must not run any of them with our address. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function serveMedia(storage: ReadStorage) {
  return async (request: Request, rest: string): Promise<Response> => {
    const path = decoded(rest)
    const file = path === undefined ? null : await storage.read(path)
    if (!file) return refusal(404, 'There is no such file.')
    const { bytes, type } = file
    const tag = weakTag(bytes)
    const isShown = /^(?:image|video)\//.test(type) || type === 'application/pdf'
    const headers: Record<string, string> = {
      'content-type': isShown ? type : 'application/octet-stream',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': type === 'image/svg+xml' ? drawingPolicy : "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(bytes.length),
      etag: tag,
      ...(isShown ? {} : { 'content-disposition': 'attachment' }),
    }
    if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
      delete headers['content-length']
      return new Response(null, { status: 304, headers })
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
