import type { FileFacts, FileStore } from '@northlight/api/kernel/services'
import { matchesTag, weakTag } from './http/etag.ts'
import { refusal } from './http/json-reply.ts'

/** The public half of storage, as far as serving needs it. Private files lie under another root. */
export type ReadStorage = Pick<FileStore, 'head' | 'read' | 'stream'>

/** A drawing may hold scripts; opened by itself it must not run any of them with our address. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const headersOf = ({ type, tag }: FileFacts): Record<string, string> => {
  const isShown = /^(?:image|video)\//.test(type) || type === 'application/pdf'
  return {
    'content-type': isShown ? type : 'application/octet-stream',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': type === 'image/svg+xml' ? drawingPolicy : "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    etag: weakTag(tag),
    ...(isShown ? {} : { 'content-disposition': 'attachment' }),
  }
}

const missing = () => refusal(404, 'There is no such file.')

export function serveMedia(storage: ReadStorage) {
  return async (request: Request, rest: string): Promise<Response> => {
    const path = decoded(rest)
    const known = request.headers.get('if-none-match') ?? undefined
    // Anyone who has it already is answered without fetching it from where it lies.
    if (known || request.method === 'HEAD') {
      const facts = await storage.head(path)
      if (!facts) return missing()
      const headers = headersOf(facts)
      if (matchesTag(known, headers.etag ?? '')) return new Response(null, { status: 304, headers })
      if (request.method === 'HEAD')
        return new Response(null, { headers: { ...headers, 'content-length': String(facts.size) } })
    }
    const file = await storage.stream(path)
    if (!file) return missing()
    return new Response(file.body, { headers: { ...headersOf(file), 'content-length': String(file.size) } })
  }
}

/** A path that cannot be read is a path that no file has. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
