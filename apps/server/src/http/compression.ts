import type { MiddlewareHandler } from 'hono'
import { brotli, chooseEncoding, gzipped, isCompressible, worthCompressing } from './encoding.ts'

/** Compresses replies made on the fly. Downloads and streams pass untouched, so nothing large is held in memory. */
export const compression = (): MiddlewareHandler => async (c, next) => {
  await next()
  const reply = c.res
  if (
    !reply.body ||
    c.req.method === 'HEAD' ||
    reply.headers.has('content-encoding') ||
    reply.headers.has('content-disposition') ||
    !isCompressible(reply.headers.get('content-type'))
  ) {
    return
  }
  // Files answered by path are already compressed at build time; only the streams of the API come here.
  if (reply.headers.get('content-type')?.startsWith('text/event-stream')) return
  const length = Number(reply.headers.get('content-length') ?? worthCompressing)
  if (length < worthCompressing) return reply.headers.append('vary', 'Accept-Encoding')
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const headers = new Headers(reply.headers)
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
  const encoding = bytes.length < worthCompressing ? 'identity' : chooseEncoding(c.req.header('accept-encoding'))
  const body = encoding === 'br' ? await brotli(bytes, 4) : encoding === 'gzip' ? await gzipped(bytes) : bytes
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  c.res = undefined
  c.res = new Response(new Uint8Array(body), { status: reply.status, headers })
}
